import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Atoms } from "./atoms.ts";
import { Beam, parseHeads } from "./parser.ts";
import { LEFT, RIGHT, SHIFT, States } from "./parser-states.ts";
import { WordShapes } from "./word.ts";

function atoms(words: readonly string[]): Atoms {
  const shapes = new WordShapes("en");
  return new Atoms(words.map((word) => shapes.get(word)));
}

/** Weights without meaning: any tree may come out, but always a tree. */
function randomTable(seed: number): { rows: Float32Array; mask: number } {
  let state = seed | 1;
  const rows = Float32Array.from({ length: 3 * 1024 }, () => {
    state = Math.imul(state, 1103515245) + 12345;
    return ((state >>> 16) & 0xff) - 128;
  });
  return { rows, mask: 1023 };
}

describe("the parser", () => {
  it("gives one root, no cycle and no crossing arcs, whatever its weights", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 4 }), { minLength: 1, maxLength: 25 }),
        fc.integer(),
        (words, seed) => {
          const heads = parseHeads(atoms(words), randomTable(seed), new Beam(4));
          expect(heads.filter((h) => h === words.length).length).toBe(1);
          heads.forEach((head, d) => {
            let steps = 0;
            for (let at = d; at !== words.length; at = heads[at]!)
              expect(steps++).toBeLessThanOrEqual(words.length);
            if (head === words.length) return;
            for (let k = Math.min(head, d) + 1; k < Math.max(head, d); k++) {
              expect(heads[k]! >= Math.min(head, d) && heads[k]! <= Math.max(head, d)).toBe(true);
            }
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  it("parses nothing to nothing", () => {
    expect([...parseHeads(atoms([]), randomTable(1), new Beam(4))]).toEqual([]);
  });

  it("builds the tree its moves say", () => {
    // "dogs bark loudly": dogs <- bark -> loudly
    const states = new States();
    states.start(3, 20);
    let s = 0;
    for (const move of [SHIFT, LEFT, SHIFT, SHIFT, RIGHT, LEFT]) {
      expect(states.allows(s, move)).toBe(true);
      s = states.apply(s, move, 0);
    }
    const heads = new Int32Array(3);
    states.heads(s, heads);
    expect([...heads]).toEqual([1, 3, 1]);
  });
});
