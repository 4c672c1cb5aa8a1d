import { describe, expect, it } from "vitest";
import { shippedLexicon } from "../shipped-lexicon.ts";
import { spellingVariants } from "./spelling-variants.ts";

const { wordNet } = shippedLexicon();

describe("spellingVariants", () => {
  // Pairs: Oxford English Dictionary's British and American spellings, as dictionaries mark them.
  it.each(
    [
      "colour-color organise-organize analyse-analyze theatre-theater catalogue-catalog defence-defense",
      "traveller-traveler grey-gray plough-plow cheque-check tyre-tire judgement-judgment programme-program",
      "jewellery-jewelry aesthetic-esthetic oesophagus-esophagus fulfil-fulfill mould-mold",
    ].flatMap((line) => line.split(" ").map((pair) => pair.split("-") as [string, string])),
  )("%s and %s are each other's", (british, american) => {
    expect(spellingVariants(wordNet, british)).toContain(american);
    expect(spellingVariants(wordNet, american)).toContain(british);
  });

  it("are none where a rule makes another word, or none", () => {
    for (const word of ["hour", "our", "tale", "form", "water", "zzz", ""])
      expect(spellingVariants(wordNet, word), word).toEqual([]);
  });
});
