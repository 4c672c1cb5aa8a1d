import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_PASSAGE, streamSentences } from "./sentence-stream.ts";
import { type Sentence, splitSentences } from "./sentences.ts";

async function all(
  pieces: Iterable<string>,
  language: "en" | "es" | "ar" | "tr" = "en",
): Promise<Sentence[]> {
  const found: Sentence[] = [];
  for await (const sentence of streamSentences(pieces, { language })) found.push(sentence);
  return found;
}

const PROSE: Readonly<Record<"en" | "es" | "ar" | "tr", string>> = {
  en: 'Dr. Smith left at 5 p.m. on Monday. "Stop!" he said... and J. R. Doe of Inc. The firm paid $3.50.  \n\n  Why? (Yes.) No! ',
  es: "La Sra. Pérez vive en EE. UU. desde 1990. ¿Vienes? ¡Sí! Llegó a las 10:30 a. m. y se fue… Nadie vino.\n \nFin.",
  ar: "ذهب أحمد إلى السوق. هل عاد؟ نعم، عاد في المساء! ثم نام؛ انتهى.",
  tr: "19. yüzyılda Dr. Ali Bey geldi. Neden? vb. şeyler aldı. Saat 17.00'de gitti! “Dur.” dedi.",
};

describe("sentences of a stream", () => {
  it.each(Object.entries(PROSE))(
    "are those of the whole text, wherever it is cut (%s)",
    async (code, text) => {
      const language = code as keyof typeof PROSE;
      const long = `${text} `.repeat(4);
      const whole = splitSentences(long, { language });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 40 }), async (sizes) => {
          const pieces: string[] = [];
          let at = 0;
          for (const size of sizes) {
            pieces.push(long.slice(at, at + size));
            at += size;
          }
          pieces.push(long.slice(at));
          expect(await all(pieces, language)).toEqual(whole);
        }),
        { numRuns: 60, seed: 11 },
      );
    },
  );

  it("come before the stream ends", async () => {
    async function* endless() {
      for (;;) yield "A dog runs in the park. The cat sleeps on the sofa all day and all night long. ";
    }
    const sentences = streamSentences(endless());
    expect((await sentences.next()).value).toMatchObject({
      text: "A dog runs in the park.",
      start: 0,
      end: 23,
    });
    await sentences.return(undefined);
  });

  it("are cut at a blank, or in a word, where there is no stop, and lose no letter", async () => {
    for (const text of ["no stop here ".repeat(5000), "x".repeat(40_000), "😀".repeat(20_001)]) {
      const found = await all([text.slice(0, 30_000), text.slice(30_000)]);
      expect(Math.max(...found.map((sentence) => sentence.text.length))).toBeLessThanOrEqual(LONGEST_PASSAGE);
      expect(
        found
          .map((sentence) => sentence.text)
          .join("")
          .replaceAll(" ", ""),
      ).toBe(text.replaceAll(" ", ""));
      for (const { text: part, start, end } of found) expect(text.slice(start, end)).toBe(part);
      expect(found.some(({ text: part }) => /^[\udc00-\udfff]/.test(part))).toBe(false);
    }
  });

  it("are none in a text without any", async () => {
    expect(await all([])).toEqual([]);
    expect(await all(["", " \n", "\t"])).toEqual([]);
  });
});
