import { expect, it } from "vitest";
import { fitHelp } from "./help-width.ts";

it("leaves what fits as it is", () => {
  const text = "Usage: x\n\n  a   b\nshort\nlines\n";
  expect(fitHelp(text, 40)).toBe(text);
});

it("fills a paragraph anew, and hangs an entry under its text", () => {
  expect(fitHelp("one two three four five six seven eight\nnine ten", 20)).toBe(
    "one two three four\nfive six seven eight\nnine ten",
  );
  expect(fitHelp("  name   one two three four five", 20)).toBe(
    "  name   one two\n         three four\n         five",
  );
});

it("breaks an example before an option, so that a shell still takes it", () => {
  expect(fitHelp('  $ samesay score "a b" "c d" --json --system base', 40)).toBe(
    '  $ samesay score "a b" "c d" --json \\\n      --system base',
  );
});
