import fc from "fast-check";
import { expect, it } from "vitest";
import { alignByTokenOverlap } from "./token-overlap-aligner.ts";

const chunks = (text: string) => text.split(" | ").map((chunk) => chunk.split(" "));
const lines = (left: string, right: string) =>
  alignByTokenOverlap(chunks(left), chunks(right)).map(
    ({ left: l, right: r, type, score, comment }) =>
      `${l.join(" ") || 0} <==> ${r.join(" ") || 0} // ${type} // ${score ?? "NIL"} // ${comment}`,
  );

it("aligns the heaviest chunks first, and marks the linked ones that are left", () => {
  // By hand: "the red kite" shares two tokens with "a red kite" and one with "the sky", which is taken by nothing else.
  expect(lines("The red kite | flies | in wind", "a red kite | in the sky | flew")).toEqual([
    "1 2 3 <==> 1 2 3 // EQUI // 5 // The red kite <==> a red kite",
    "4 <==> 0 // NOALI // NIL // flies <==> -not aligned-",
    "5 6 <==> 4 5 6 // EQUI // 5 // in wind <==> in the sky",
    "0 <==> 7 // NOALI // NIL // -not aligned- <==> flew",
  ]);
  expect(lines("a dog | a cat", "A dog")).toEqual([
    "1 2 <==> 1 2 // EQUI // 5 // a dog <==> A dog",
    "3 4 <==> 0 // ALIC // NIL // a cat <==> -not aligned-",
  ]);
});

it("takes the first of equals", () => {
  expect(lines("x | x", "x | y")[0]).toBe("1 <==> 1 // EQUI // 5 // x <==> x");
});

it("covers every token of both sentences exactly once", () => {
  const side = fc.array(fc.array(fc.constantFrom("a", "b", "B", "c"), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(side, side, (a, b) => {
      const all = alignByTokenOverlap(a, b);
      const covered = (key: "left" | "right") => all.flatMap((it) => it[key]).sort((x, y) => x - y);
      expect(covered("left")).toEqual(a.flat().map((_, i) => i + 1));
      expect(covered("right")).toEqual(b.flat().map((_, i) => i + 1));
    }),
  );
});
