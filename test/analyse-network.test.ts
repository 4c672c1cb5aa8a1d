import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compiledKernel } from "../scripts/compile-kernel.ts";
import { BundleSet } from "../src/analysis/network/bundles.ts";
import type { Kernel, KernelPlan } from "../src/analysis/network/kernel.ts";
import { plainKernel } from "../src/analysis/network/kernel-plain.ts";
import { simdKernel } from "../src/analysis/network/kernel-simd.ts";
import { Network } from "../src/analysis/network/network.ts";
import { LONGEST_PIECE } from "../src/analysis/network/pieces.ts";
import { WordShapes } from "../src/analysis/network/word-shape.ts";
import { readConllu } from "../src/analysis/read-conllu.ts";
import { UPOS } from "../src/analysis/upos.ts";
import { type NetworkFile, readNetworkFile } from "../training/analysis/network-file.ts";
import { smallNetwork } from "./support/small-network.ts";

type KernelMaker = (plan: KernelPlan) => Kernel | undefined;

const fixture = (name: string) => readFileSync(new URL(`./fixtures/analysis/${name}`, import.meta.url));

function open(file: NetworkFile, kernel: KernelMaker) {
  const set = new BundleSet(file.bundles, file.bundlesByTag, []);
  return { set, network: new Network(file.network, file.numbers, set, file.labels, kernel) };
}

const slice = readConllu(fixture("slice.en.conllu").toString("utf8"), "slice");
const kernels: [string, KernelMaker][] = [
  ["plain JavaScript", plainKernel],
  ["WebAssembly", simdKernel],
];

describe.each(kernels)("a network in %s", (_, kernel) => {
  // Both files by training/analysis/network.py, the answers in NumPy (test/fixtures/analysis/README.md).
  it("says of every word what its trainer says", () => {
    const file = readNetworkFile(fixture("network.tr.bin"), "network.tr.bin");
    const { set, network } = open(file, kernel);
    const shapes = new WordShapes("tr");
    const expected: { forms: string[] }[] = JSON.parse(fixture("network.tr.expected.json").toString("utf8"));
    expect(expected.length).toBe(60);
    for (const sentence of expected) {
      const { forms } = sentence;
      const { tags, bundles, heads, labels } = network.read(forms.map((form) => shapes.get(form)));
      expect({
        forms,
        tags: Array.from(tags, (t) => UPOS[t]),
        bundles: Array.from(bundles, (b) => set.bundles[b]),
        heads: Array.from(heads, (h) => (h === forms.length ? 0 : h + 1)),
        labels: Array.from(labels, (l) => file.labels[l]),
      }).toEqual(sentence);
    }
  });

  it("gives a tree with one root, which alone is called so, whatever its weights", () => {
    const shapes = new WordShapes("en");
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 4 }), { maxLength: 20 }), fc.integer(), (forms, seed) => {
        const file = smallNetwork("en", slice.slice(0, 5), seed);
        const words = forms.map((form) => shapes.get(form));
        const { heads, labels, tags, bundles } = open(file, kernel).network.read(words);
        const n = forms.length;
        expect(heads.filter((h) => h === n).length).toBe(n === 0 ? 0 : 1);
        heads.forEach((head, d) => {
          expect(file.labels[labels[d]!] === "root").toBe(head === n);
          let steps = 0;
          for (let at = d; at !== n; at = heads[at]!) expect(steps++).toBeLessThan(n);
        });
        bundles.forEach((b, i) => {
          expect([...file.bundlesByTag[tags[i]!]!, 0]).toContain(b);
        });
      }),
      { numRuns: 30 },
    );
  });

  it("reads a long sentence in pieces, each as by itself, under the first one's root", () => {
    const file = smallNetwork("en", slice);
    const { network } = open(file, kernel);
    const shapes = new WordShapes("en");
    const forms = Array.from({ length: 300 }, (_, i) => (i % 50 === 49 ? "," : `w${i % 7}`));
    const words = forms.map((form) => shapes.get(form));
    const whole = network.read(words);
    const root = whole.heads.indexOf(300);
    let joined = 0;
    for (const [from, to] of [
      [0, 100],
      [100, 200],
      [200, 300],
    ] as const) {
      const piece = network.read(words.slice(from, to));
      expect(whole.tags.slice(from, to)).toEqual(piece.tags);
      expect(whole.bundles.slice(from, to)).toEqual(piece.bundles);
      piece.heads.forEach((head, d) => {
        if (head < to - from) {
          expect(whole.heads[from + d]).toBe(from + head);
          expect(whole.labels[from + d]).toBe(piece.labels[d]);
        } else if (from > 0) {
          expect(whole.heads[from + d]).toBe(root);
          expect(file.labels[whole.labels[from + d]!]).toBe("parataxis");
          joined++;
        }
      });
    }
    expect(joined).toBe(2);
  });
});

it("reads sentences one behind the other without a trace of the one before", () => {
  const file = smallNetwork("en", slice);
  const shapes = new WordShapes("en");
  const words = (n: number) => Array.from({ length: n }, (_, i) => shapes.get(`word${(i * i) % 31}`));
  for (const [, kernel] of kernels) {
    const { network } = open(file, kernel);
    network.read(words(LONGEST_PIECE));
    for (const n of [1, 2, 3, 5, 30]) {
      expect(network.read(words(n))).toEqual(open(file, kernel).network.read(words(n)));
    }
  }
});

it("has its WebAssembly kernel compiled from the source beside it", async () => {
  const { text, file } = await compiledKernel("KERNEL_SIMD");
  expect(readFileSync(file, "utf8")).toBe(text);
});
