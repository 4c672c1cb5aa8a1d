import { type AuditCheck, around, findInTexts } from "./finding.ts";

/**
 * An odd number of quotes: nearly always a quotation that sentence splitting cut (20 of 20 looked at in STS-benchmark),
 * so no fault of the set; it matters to readers that treat quotes as CSV does.
 */
export const unpairedQuotes: AuditCheck = {
  name: "unpaired-quotes",
  description: 'an odd number of ": a quotation cut by sentence splitting, or a quote lost',
  remark: true,
  find: (sets) =>
    findInTexts("unpaired-quotes", sets, (text) => {
      let count = 0;
      for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++;
      return count % 2 === 1 ? `an odd number of quotes in ${around(text, text.indexOf('"'), 1)}` : undefined;
    }),
};
