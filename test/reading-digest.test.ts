import { describe, expect, it } from "vitest";
import { signatureLine } from "../src/evaluate/runs/signature.ts";
import { checkThreshold, createSystem, type System, type Threshold } from "../src/systems/index.ts";
import { READING_DIGEST } from "../src/systems/reading-digest.ts";
import { readGolden } from "./support/golden.ts";
import { readingDigest, readingOf } from "./support/reading.ts";

const lines = readingOf(readGolden());

it("is the digest of what texts are read as now", () => {
  expect(
    readingDigest(lines),
    "texts are read otherwise than before: raise VERSION of what gives other scores, write CHANGELOG.md, run npm run golden",
  ).toBe(READING_DIGEST);
});

it("is another one when any line of the reading is", () => {
  const changed = lines
    .filter((_, i) => i % 97 === 0)
    .map((line) => {
      const at = lines.indexOf(line);
      return readingDigest([...lines.slice(0, at), `${line} `, ...lines.slice(at + 1)]);
    });
  expect(new Set([READING_DIGEST, ...changed]).size).toBe(changed.length + 1);
});

describe("a signature", () => {
  const systems = ["fast", "base", "accurate", "token-cosine"];

  it.each(systems)(
    "of %s names how texts are read, and every field of it tells systems apart",
    async (name) => {
      const system = await createSystem(name);
      const { signature } = system;
      await system.close();
      expect(signature.reading).toBe(READING_DIGEST);
      const line = (of: System["signature"]) => signatureLine({ system: of, data: [] });
      const threshold = { name: "t", signature, value: 3 } as Threshold;
      expect(() => checkThreshold(threshold, system)).not.toThrow();
      for (const [field, value] of Object.entries(signature)) {
        const other = { ...signature, [field]: typeof value === "number" ? value + 1 : `f${value}` };
        expect(line(other), field).not.toBe(line(signature));
        expect(() => checkThreshold({ ...threshold, signature: other }, system), field).toThrow(
          `fit it anew: samesay fit-threshold --system ${name}`,
        );
        const { [field as keyof typeof signature]: _, ...without } = signature;
        expect(() =>
          checkThreshold({ ...threshold, signature: without as typeof signature }, system),
        ).toThrow();
      }
    },
  );

  it("is not to be had with a lexicon that the tier was not fitted with", async () => {
    const { fastSystem } = await import("../src/systems/index.ts");
    const { folderFiles, shippedFolder } = await import("../src/packages/node-model-files.ts");
    const lexicon = folderFiles(shippedFolder("lexicon"));
    const other = {
      ...lexicon,
      read: async (name: string) => {
        const bytes = await lexicon.read(name);
        // A blank more at the end of the manifest: other bytes, the same content.
        return bytes && name === "manifest.json" ? Uint8Array.from([...bytes, 32]) : bytes;
      },
    };
    const opening = fastSystem(folderFiles(shippedFolder("fast")), { lexicon: other });
    await expect(opening).rejects.toThrow("was made with another lexicon");
  });

  it("of fast tells whether it has its lexicon", async () => {
    const { fastSystem } = await import("../src/systems/index.ts");
    const { folderFiles, shippedFolder } = await import("../src/packages/node-model-files.ts");
    const [files, lexicon] = ["fast", "lexicon"].map((name) => folderFiles(shippedFolder(name)));
    const [bare, whole] = [await fastSystem(files!), await fastSystem(files!, { lexicon: lexicon! })];
    expect(bare.signature).not.toEqual(whole.signature);
    expect(() => checkThreshold({ name: "t", signature: bare.signature } as Threshold, whole)).toThrow(
      "other lexicon",
    );
  });
});
