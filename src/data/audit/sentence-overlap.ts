import { sentenceKey } from "../sets/overlap.ts";
import { type AuditCheck, type Place, rowsOf } from "./finding.ts";

/** A text that stands in more than one set: a model trained on one has seen half of the other's pair. */
export const sentenceOverlap: AuditCheck = {
  name: "sentence-overlap",
  description: "a text that stands in two sets or more, without regard to case and blanks",
  find: (sets) => {
    if (sets.length < 2) return [];
    const places = new Map<string, { text: string; places: Place[] }>();
    for (const { pair, place } of rowsOf(sets)) {
      for (const text of new Set([pair.a, pair.b])) {
        const key = sentenceKey(text);
        if (key === "") continue;
        const known = places.get(key);
        if (known === undefined) places.set(key, { text, places: [place] });
        else known.places.push(place);
      }
    }
    return [...places.values()]
      .filter(({ places: found }) => found.some(({ set }) => set !== found[0]!.set))
      .map(({ text, places: found }) => ({
        check: "sentence-overlap",
        problem: `in ${[...new Set(found.map(({ set }) => set))].join(" and ")}: ${JSON.stringify(text)}`,
        places: found,
      }));
  },
};
