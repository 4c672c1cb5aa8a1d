import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSet } from "../src/data/index.ts";
import { pack, unpack } from "../src/learn/index.ts";
import { headFeatureCount } from "../src/systems/head/head-features.ts";
import {
  HEAD_CANDIDATES,
  HEAD_TIERS,
  type HeadCandidate,
  type HeadFile,
  type HeadTier,
} from "../src/systems/head/head-file.ts";
import {
  createSystem,
  getPublished,
  PUBLISHED,
  resolveThreshold,
  type System,
  saveThreshold,
} from "../src/systems/index.ts";
import type { SavedRecipe } from "../src/systems/published/recipe-file.ts";
import { fitThreshold, saveHead, saveRecipe, trainHead, trainRecipe } from "../src/train/index.ts";
import { createEncoder } from "../src/vectors/index.ts";

// What holds of everything that training makes: a head on every tier with every correction that one can keep, and a
// published system with every kind of learner. Tiers, corrections and learners are taken from their lists.

const work = mkdtempSync(join(tmpdir(), "samesay-trained-"));
vi.stubEnv("SAMESAY_CONFIG", join(work, "config"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(work, { recursive: true });
});

const rows = await (await openSet("stsb-train")).read().toArray();
// Of all sources, and gold of all grades.
const labelled = rows.filter((_, i) => i % 140 === 0).slice(0, 40);
const pairs = labelled.map(({ a, b, gold }) => ({ a, b, gold: gold! }));
const source = { set: "stsb-train", sha256: "0".repeat(64) };

/** One thing that can be trained. */
interface Kind {
  readonly name: string;
  /** The file of its folder that says what it is. */
  readonly file: string;
  /** Saves what is to be held to the contract. */
  save(folder: string): Promise<void>;
  /** The file's text, by each part of other weights, lists or features that the saved system may not be read with. */
  otherGround(text: string, folder: string): Promise<readonly (readonly [part: string, text: string])[]>;
}

/** Tiers' heads, each trained once. */
const heads = new Map<HeadTier, Promise<HeadFile>>();
const trainedOn = (tier: HeadTier) =>
  trainHead(labelled, { name: `my-${tier}`, tier, scale: [0, 5], source });
function trained(tier: HeadTier): Promise<HeadFile> {
  const known = heads.get(tier) ?? trainedOn(tier);
  heads.set(tier, known);
  return known;
}

/** Encoders that the pairs of a tier go to. */
const ROUTES: Readonly<Record<HeadTier, readonly string[]>> = { base: ["en", "multi"], fast: ["fast"] };

/** The head as if this candidate had been kept: which one chance keeps is nothing to hang a contract on. */
async function headKeeping(tier: HeadTier, kept: HeadCandidate): Promise<HeadFile> {
  const { correction: _, ...rest } = await trained(tier);
  if (kept === "as shipped" || kept === "calibration") return { ...rest, kept };
  const encoder = await createEncoder(tier);
  const weights = Array.from({ length: headFeatureCount(encoder.dimension) }, (_, j) => 0.2 * Math.sin(j));
  await encoder.close();
  const model =
    kept === "linear"
      ? ({ format: 1, kind: "ridge", weights, intercept: 0.1, alpha: 1, features: [] } as const)
      : ({
          format: 1,
          kind: "network",
          hidden: [weights, weights.map((w) => w / 2)],
          biases: [0, 0.1],
          output: [0.5, -0.3],
          intercept: 0.1,
        } as const);
  const routes = Object.fromEntries(ROUTES[tier].map((route) => [route, model]));
  return { ...rest, kept, correction: { first: rest.calibration, routes } };
}

const HEADS = HEAD_TIERS.flatMap((tier) =>
  HEAD_CANDIDATES.map(
    (kept): Kind => ({
      name: `a head on ${tier}, ${kept}`,
      file: "head.json",
      save: async (folder) => saveHead(folder, await headKeeping(tier, kept)),
      async otherGround(text) {
        const file = JSON.parse(text) as HeadFile;
        return Object.keys(file.standsOn).map((part) => [
          part,
          JSON.stringify({ ...file, standsOn: { ...file.standsOn, [part]: "f00d" } }),
        ]);
      },
    }),
  ),
);

it.each(HEAD_TIERS)("a head on %s is the same trained again", { timeout: 240_000 }, async (tier) => {
  expect(await trainedOn(tier)).toEqual(await trained(tier));
});

/** The first published system of each kind of learner, and ECNU's boosting, which has most features. */
const learners = new Map(PUBLISHED.toReversed().map(({ learner, name }) => [learner.kind, name]));
const RECIPES = [...new Set([...learners.values(), "ecnu-2017-gb"])].map((name): Kind => {
  const train = () => trainRecipe(getPublished(name), pairs, { source, cache: join(work, "cache") });
  return {
    name: `${name} (${getPublished(name).learner.kind})`,
    file: "recipe.json",
    save: async (folder) => saveRecipe(folder, await train()),
    async otherGround(text, folder) {
      const binary = new Uint8Array(readFileSync(join(folder, "recipe.bin")));
      const saved = (await unpack("recipe", { json: text, binary }, "recipe.json")) as SavedRecipe;
      const others = {
        "word lists or weights": { ...saved, reader: "f00d" },
        features: { ...saved, versions: saved.versions.map((version) => version + 1) },
      };
      return Promise.all(
        Object.entries(others).map(
          async ([part, other]) => [part, (await pack("recipe", other)).json] as const,
        ),
      );
    },
  };
});

describe.each([...HEADS, ...RECIPES].map((kind) => [kind.name, kind] as const))(
  "%s",
  { timeout: 240_000 },
  (name, kind) => {
    const folder = join(work, name.replaceAll(/\W+/g, "-"));
    const path = join(folder, kind.file);
    const some = pairs.slice(0, 10);
    let system: System;
    beforeAll(async () => {
      await kind.save(folder);
      system = await createSystem(folder);
    }, 240_000);
    afterAll(() => system.close());

    it("scores 0..5, the same however often it is opened", async () => {
      const scores = await system.score(some);
      for (const { score, raw, interval } of scores) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(5);
        expect(Number.isFinite(raw.value)).toBe(true);
        expect(interval![0]).toBeLessThanOrEqual(score);
        expect(interval![1]).toBeGreaterThanOrEqual(score);
      }
      const again = await createSystem(folder);
      expect(await again.score(some)).toEqual(scores);
      expect(again.signature).toEqual(system.signature);
      await again.close();
    });

    it("says what it was trained on, by weights", () => {
      expect(system.trainedOn).toContainEqual({ set: source.set, use: "weights" });
      expect(system.description).toContain(`trained on ${pairs.length} pairs of ${source.set}`);
    });

    it("refuses other weights, lists and features than it was trained with", async () => {
      const whole = readFileSync(path, "utf8");
      const others = await kind.otherGround(whole, folder);
      expect(others.length).toBeGreaterThan(1);
      for (const [part, text] of others) {
        writeFileSync(path, text);
        await expect(createSystem(folder), part).rejects.toMatchObject({
          code: "E_MODEL",
          message: expect.stringMatching(
            new RegExp(`was trained (?:on|with) other ${part}.*; train it again`),
          ),
        });
      }
      writeFileSync(path, whole);
    });

    it("refuses a file that is damaged, of another format or of nothing", async () => {
      const whole = readFileSync(path, "utf8");
      for (const text of [
        whole.slice(0, 100),
        whole.replace(/"format":\d/, '"format":99'),
        "null",
        "{}",
        "",
      ]) {
        writeFileSync(path, text);
        await expect(createSystem(folder), text.slice(0, 20)).rejects.toMatchObject({
          code: "E_MODEL",
          message: expect.stringContaining(kind.file),
        });
      }
      writeFileSync(path, whole);
    });

    it("has thresholds that no other system takes", async () => {
      const answers = pairs.map(({ a, b, gold }) => ({ a, b, label: gold > 2.5 }));
      await saveThreshold(await fitThreshold(system, answers, { name: "mine" }));
      expect(await resolveThreshold("mine", system)).toBeGreaterThanOrEqual(0);
      for (const part of ["calibration", "weights", "reading"] as const) {
        const signature = { ...system.signature, [part]: "f00d" };
        await expect(resolveThreshold("mine", { ...system, signature })).rejects.toMatchObject({
          code: "E_INPUT",
          message: expect.stringContaining(`other ${part} of`),
        });
      }
    });
  },
);
