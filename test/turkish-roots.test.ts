import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { readConllu, readModel } from "../src/analysis/index.ts";
import { NOMINAL, SEEN, VERB } from "../src/analysis/lemmas/roots.ts";
import { checksum } from "../src/analysis/model-file.ts";
import { hashString } from "../src/analysis/network/hash.ts";
import { StsError } from "../src/index.ts";
import { writeNetworkFile } from "../training/analysis/network-file.ts";
import { believedLemmas, collectRoots, readRootLines } from "../training/analysis/roots.ts";
import type { Example } from "../training/analysis/stages.ts";
import { readRoots } from "../training/analysis/zemberek.ts";
import { lemmasByGold, smallNetwork } from "./support/small-network.ts";

const DICTIONARY = `
kitap
hukuk [A:NoVoicing]
renk
git
gitmek [A:Voicing, Aorist_A]
kısım [A:LastVowelDrop]
hak [A:Doubling]
hâl [A:InverseHarmony]
adamotu [A:CompoundP3sg; Roots:adam-ot]
kaymak [P:Noun]
bilgisayar
ad hoc
, [P:Punc]
`;

// How words change before a vowel: Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005), chapter 2.
describe("roots from a dictionary of Zemberek's kind", () => {
  const lines = readRoots(DICTIONARY, false);
  const shapes = (root: string, kind: string) =>
    lines.filter((x) => x.root === root && x.kind === kind).map((x) => x.stem);

  it.each([
    ["kitap", "n", ["kitap", "kitab"]],
    ["hukuk", "n", ["hukuk"]],
    ["renk", "n", ["renk", "reng"]],
    ["git", "n", ["git"]],
    ["git", "v", ["git", "gid"]],
    ["kısım", "n", ["kısım", "kısm"]],
    ["hak", "n", ["hak", "hakk"]],
    ["hâl", "n", ["hâl", "hal"]],
    ["adamotu", "n", ["adamotu", "adamot"]],
    ["kaymak", "n", ["kaymak", "kaymağ"]],
    ["bilgisayar", "n", ["bilgisayar"]],
    ["ad hoc", "n", []],
    [",", "n", []],
  ])("%s (%s) stands in its forms as %j", (root, kind, expected) => {
    expect(shapes(root, kind)).toEqual(expected);
  });

  it("become tables by hash, with the lemmas of the text", () => {
    const { classes, shapes: others, alternations } = collectRoots(lines, ["git", "Ankara"]);
    expect(classes.get(hashString("git"))).toBe(NOMINAL + VERB + SEEN);
    expect(classes.get(hashString("Ankara"))).toBe(SEEN);
    expect(classes.get(hashString("kitab"))).toBeUndefined();
    expect(alternations[others.get(hashString("kısm"))!]).toEqual({ cut: 1, add: "ım" });
    expect(alternations[others.get(hashString("hakk"))!]).toEqual({ cut: 1, add: "" });
  });

  it("decide which lemmas of a machine are believed", () => {
    const said = (silver: boolean, pairs: [form: string, lemma: string][]) =>
      ({
        silver,
        source: { words: pairs.map(([, lemma]) => ({ lemma })) },
        shapes: pairs.map(([form]) => ({ lower: form })),
      }) as unknown as Example;
    const { seen, has } = believedLemmas(
      [
        said(false, [["tıkla", "tıkla"]]),
        said(true, [
          ["otobüsü", "otobü"],
          ["otobüsler", "otobü"],
          ["otobüsün", "otobü"],
          ["bilgisayarlı", "bilgisayarlı"],
          ["bilgisayarlılar", "bilgisayarlı"],
          ["bilgisayarlıyı", "bilgisayarlı"],
          ["kitaplıkta", "kitaplık"],
        ]),
      ],
      lines,
    );
    expect([...seen].sort()).toEqual(["bilgisayarlı", "tıkla"]);
    expect(["tıkla", "kitap", "bilgisayarlı", "Ankara", "12"].every(has)).toBe(true);
    // No root, or a derived word met once only.
    expect(["otobü", "kitab", "kitaplık"].some(has)).toBe(false);
  });
});

describe("a model with roots", () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "samesay-roots-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const slice = join(root, "test/fixtures/analysis/slice.tr.conllu");

  it("is trained, written and read, and says which section is missing", () => {
    const lines = readRoots(DICTIONARY, false);
    writeFileSync(
      join(folder, "roots.tr.tsv"),
      lines.map((x) => `${x.stem}\t${x.root}\t${x.kind}\n`).join(""),
    );
    expect(readRootLines(readFileSync(join(folder, "roots.tr.tsv"), "utf8"))).toEqual(lines);
    const sentences = readConllu(readFileSync(slice, "utf8"), slice);
    const network = join(folder, "network.bin");
    writeFileSync(network, writeNetworkFile(smallNetwork("tr", sentences)));
    const options = ["--language", "tr", "--limit", "40", "--network", network];
    const script = ["--import", "tsx", "training/analysis/train.ts", ...options];
    const run = (...more: string[]) => {
      execFileSync(process.execPath, more, { cwd: root, stdio: "pipe" });
    };
    run(...script, "--train", slice, "--work", folder, "--out", join(folder, "model"));
    const bytes = new Uint8Array(readFileSync(join(folder, "model", "analyser.bin")));
    const model = readModel(bytes, "tr");
    expect(model.lemmas.roots!.classes.get(hashString("bilgisayar"))).toBe(NOMINAL);
    expect(model.lemmas.roots!.alternations).toContainEqual({ cut: 1, add: "ım" });
    expect(lemmasByGold(model, sentences.slice(0, 40))).toBeGreaterThan(0.95);

    // Another model takes over its lemmas and keeps all else.
    const [plain, joined] = [join(folder, "plain"), join(folder, "joined.bin")];
    run(...script, "--train", slice, "--out", plain);
    const names = ["--model", join(plain, "analyser.bin"), "--lemmas", join(folder, "model", "analyser.bin")];
    run("--import", "tsx", "training/analysis/join-lemmas.ts", ...names, "--out", joined);
    const both = readModel(new Uint8Array(readFileSync(joined)), "tr");
    expect(both.lemmas).toEqual(model.lemmas);
    const own = readModel(new Uint8Array(readFileSync(join(plain, "analyser.bin"))), "tr");
    expect(own.lemmas.roots).toBeUndefined();
    expect(both.labels).toEqual(own.labels);
    expect(both.splitter).toEqual(own.splitter);

    const without = (section: string) => {
      const text = Buffer.from(bytes)
        .toString("latin1")
        .replace(`"${section}":`, `"${section.slice(0, -1)}X":`);
      const changed = new Uint8Array(Buffer.from(text, "latin1"));
      new DataView(changed.buffer).setUint32(12, checksum(changed.subarray(16)), true);
      return changed;
    };
    for (const section of ["root-keys", "root-classes", "root-shape-keys", "root-shape-values"]) {
      expect(() => readModel(without(section), "tr")).toThrow(StsError);
      expect(() => readModel(without(section), "tr")).toThrow(`section ${section} is missing`);
    }
  });
});
