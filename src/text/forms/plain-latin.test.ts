import { expect, it } from "vitest";
import { isPlainLatin } from "./plain-latin.ts";

it.each([
  "A man plays the guitar.",
  "\u00bfQu\u00e9 a\u00f1o, 2014?",
  "Be\u015f g\u00fcn",
  "the dogs' owners' 12-year-old",
])("knows %j as plain", (text) => expect(isPlainLatin(text)).toBe(true));

it.each([
  ["capitals alone", "A MAN PLAYS"],
  ["two blanks", "A  man"],
  ["a blank at the end", "A man "],
  ["a blank at the start", " A man"],
  ["another blank", "A\u00a0man"],
  ["a mark between digits", "It has 1,500 people"],
  ["a blank between digits", "It has 1 500 people"],
  ["a decimal", "about 3.50 each"],
  ["a mark before a digit", "about .5 each"],
  ["an emoji", "Nice \u{1f600}"],
  ["other quotation marks", "\u00abgo\u00bb"],
  ["another script", "a \u0628"],
  ["nothing", ""],
])("leaves to the whole reading: %s", (_what, text) => expect(isPlainLatin(text)).toBe(false));
