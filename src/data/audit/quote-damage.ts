import { type AuditCheck, around, findInTexts } from "./finding.ts";

/**
 * What reading or writing with the wrong quoting does: CSV's doubled quotes left in a text, a text that runs
 * over a tab or a line end because a stray quote swallowed them, and an odd number of quotes (a quotation cut
 * off by sentence splitting, or a quote lost).
 */
export const quoteDamage: AuditCheck = {
  name: "quote-damage",
  description: 'doubled quotes left by CSV, rows run together, an odd number of "',
  find: (sets) =>
    findInTexts("quote-damage", sets, (text) => {
      const broken = /[\t\n\r]/.exec(text);
      if (broken !== null)
        return `a tab or line end inside the text: rows run together? ${around(text, broken.index, 1)}`;
      const doubled = /(?<!")""(?!")/.exec(text);
      if (doubled !== null && text.trim() !== '""')
        return `doubled quotes in ${around(text, doubled.index, 2)}`;
      let count = 0;
      for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++;
      return count % 2 === 1 ? `an odd number of quotes in ${around(text, text.indexOf('"'), 1)}` : undefined;
    }),
};
