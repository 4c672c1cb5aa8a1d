import type { Language } from "../language.ts";
import { languageTable } from "./index.ts";

/** Abbreviations of names are this short: "thurs", "jan". */
const MOST_ABBREVIATED = 5;
/** Shorter names are other words too often ("آب", written without its mark as "father" is). */
const LEAST_NAME = 3;

/** Names of the months in full, January first; the alternatives of each in lower case; none of several words. */
export function monthNames(language: Language): readonly (readonly string[])[] {
  return fullNames(languageTable(language).calendar.months);
}

/** Names of the weekdays in full, Monday first, as `monthNames`. */
export function weekdayNames(language: Language): readonly (readonly string[])[] {
  return fullNames(languageTable(language).calendar.weekdays);
}

/** Abbreviations of months and weekdays, without a stop: beginnings of the full name ("jan", "thurs"). */
export function calendarAbbreviations(language: Language): readonly string[] {
  const { months, weekdays } = languageTable(language).calendar;
  return [...byValue(months), ...byValue(weekdays)].flatMap((names) =>
    names.filter((name) => isAbbreviation(name, names)),
  );
}

/** Names of a unit (`UNITS`) of one word, and of three letters or more beside the first; no duals, which count too. */
export function unitNames(unit: string, language: Language): readonly string[] {
  const names = (languageTable(language).units[unit] ?? "").split(" ");
  return names.filter(
    (name, at) => !/[_=]/.test(name) && name !== "" && (at === 0 || name.length >= LEAST_NAME),
  );
}

function fullNames(list: string): string[][] {
  return byValue(list).map((names) =>
    names.filter((name) => name.length >= LEAST_NAME && !name.includes("_") && !isAbbreviation(name, names)),
  );
}

function isAbbreviation(name: string, names: readonly string[]): boolean {
  return name.length <= MOST_ABBREVIATED && names.some((other) => other !== name && other.startsWith(name));
}

/** "january/jan=1 ..." by value, from 1. */
function byValue(list: string): string[][] {
  const found: string[][] = [];
  for (const item of list.split(" ").filter((part) => part !== "")) {
    const [names = "", value] = item.split("=");
    const at = Number(value) - 1;
    found[at] = [...(found[at] ?? []), ...names.split("/")];
  }
  return found;
}
