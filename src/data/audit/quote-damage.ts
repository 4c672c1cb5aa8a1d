import { type AuditCheck, around, findInTexts } from "./finding.ts";

/**
 * What reading or writing with the wrong quoting does: CSV's doubled quotes left in a text, and a text that runs over a
 * tab or a line end because a stray quote swallowed them.
 */
export const quoteDamage: AuditCheck = {
  name: "quote-damage",
  description: "doubled quotes left by CSV, rows run together",
  find: (sets) =>
    findInTexts("quote-damage", sets, (text) => {
      const broken = /[\t\n\r]/.exec(text);
      if (broken !== null)
        return `a tab or line end inside the text: rows run together? ${around(text, broken.index, 1)}`;
      const doubled = /(?<!")""(?!")/.exec(text);
      return doubled !== null && text.trim() !== '""'
        ? `doubled quotes in ${around(text, doubled.index, 2)}`
        : undefined;
    }),
};
