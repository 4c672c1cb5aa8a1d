import { describe, expect, it } from "vitest";
import { nearestNames, StsError, throwIfAborted, unknownName } from "../src/errors.ts";

describe("nearest names", () => {
  const known = ["base", "fast", "token-cosine", "token-jaccard", "char-3-dice"];

  it("finds slips of the finger and parts of names", () => {
    expect(nearestNames("fats", known)).toEqual(["fast"]);
    expect(nearestNames("Token-Cosin", known)).toEqual(["token-cosine"]);
    expect(nearestNames("cosine", known)).toEqual(["token-cosine"]);
    expect(nearestNames("jacard", ["jaccard"])).toEqual(["jaccard"]);
  });

  it("offers nothing for nothing, and no short name for a long one that happens to hold it", () => {
    expect(nearestNames("", known)).toEqual([]);
    expect(nearestNames("notes.tsv", ["e", "o", "x.ts", "ts"])).toEqual([]);
    expect(nearestNames("q", ["a", "b"])).toEqual([]);
    expect(nearestNames("zzz", known)).toEqual([]);
  });
});

describe("an unknown name", () => {
  it("says what is known: all of a few, a dozen of many", () => {
    expect(unknownName("tier", "zzz", ["base", "fast"])).toMatchObject({
      code: "E_UNKNOWN_NAME",
      message: 'no tier named "zzz"; known: base, fast',
    });
    const many = Array.from({ length: 50 }, (_, i) => `set-${i}`);
    expect(unknownName("set", "zzz", many).message).toMatch(/set-11 and 38 more$/);
    expect(unknownName("set", "zzz", many, "samesay data list").message).toMatch(
      /set-11 and 38 more: samesay data list$/,
    );
    expect(unknownName("added set", "zzz", []).message).toBe('no added set named "zzz"; there is none yet');
  });
});

it("an aborted signal throws with its reason as the cause", () => {
  const reason = new Error("enough");
  expect(() => throwIfAborted(undefined)).not.toThrow();
  try {
    throwIfAborted(AbortSignal.abort(reason));
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(StsError);
    expect(error).toMatchObject({ code: "E_ABORTED", cause: reason });
  }
});
