import { type AuditCheck, around, findInTexts } from "./finding.ts";

/** Numbered and the usual named entities, also as tokenisers tear them ("& quot ;"), and tags by name. */
const ENTITY =
  /& ?(?:# ?\d{2,6}|# ?x[\da-f]{2,5}|amp|lt|gt|quot|apos|nbsp|[lr][ds]quo|[nm]dash|hellip|euro|pound|cent|copy|reg|trade|deg|laquo|raquo|iexcl|iquest|[aeioun](?:acute|grave|uml|tilde|circ)|ccedil|szlig) ?;/i;
const TAG =
  /<\/?(?:a|b|i|u|p|br|hr|em|strong|span|div|li|ul|ol|h[1-6]|img|font|table|tr|td|sup|sub|code|pre|blockquote)(?: [^<>]*)?\/?>/i;

/** Left over from a web page: a reader sees the character, a measure the code. */
export const htmlMarkup: AuditCheck = {
  name: "html-markup",
  description: "HTML entities such as &amp; and tags such as <br>",
  find: (sets) =>
    findInTexts("html-markup", sets, (text) => {
      const entity = ENTITY.exec(text);
      if (entity !== null) return `entity ${entity[0]} in ${around(text, entity.index, entity[0].length)}`;
      const tag = TAG.exec(text);
      return tag === null ? undefined : `tag ${tag[0]} in ${around(text, tag.index, tag[0].length)}`;
    }),
};
