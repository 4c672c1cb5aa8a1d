import { type AuditCheck, around, findInTexts } from "./finding.ts";

const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;

/**
 * Characters that nobody sees and every string measure counts: soft hyphens, zero-width blanks, marks of
 * direction. The joiners U+200C and U+200D are left out: Arabic script and emoji need them.
 */
export const invisibleCharacters: AuditCheck = {
  name: "invisible-characters",
  description: "soft hyphens, zero-width blanks, marks of direction",
  find: (sets) =>
    findInTexts("invisible-characters", sets, (text) => {
      const found = INVISIBLE.exec(text);
      if (found === null) return undefined;
      const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
      return `U+${code} in ${around(text, found.index, 1)}`;
    }),
};
