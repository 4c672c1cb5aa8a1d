import { expect, it } from "vitest";
import { TRIVIAL_EDITS } from "./trivial-edits.ts";

const edit = (name: string) => TRIVIAL_EDITS.find((of) => of.name === name)!;

it("are twelve", () => {
  expect(new Set(TRIVIAL_EDITS.map(({ name }) => name)).size).toBe(12);
});

it("put a stop where there is none and take it away where there is one", () => {
  const stop = edit("stop put or taken away");
  expect(stop.apply("A dog runs.", "en")).toBe("A dog runs");
  expect(stop.apply("A dog runs", "en")).toBe("A dog runs.");
  expect(stop.apply("Does it run?", "en")).toBe("Does it run?");
});

it("write capitals as the language does", () => {
  expect(edit("Title Case").apply("it isn't a dog's ılık iyi çay", "tr")).toBe(
    "İt İsn't A Dog's Ilık İyi Çay",
  );
  expect(edit("Title Case").apply("it isn't rock-hard", "en")).toBe("It Isn't Rock-Hard");
  expect(edit("CAPITALS").apply("iyi", "tr")).toBe("İYİ");
  expect(edit("small letters").apply("IŞIK", "tr")).toBe("ışık");
});

it("take letters and marks apart", () => {
  expect(edit("letters and marks apart (NFD)").apply("él", "es")).toBe("e\u0301l");
});
