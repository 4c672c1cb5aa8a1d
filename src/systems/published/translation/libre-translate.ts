import { StsError, throwIfAborted } from "../../../errors.ts";
import type { Translator } from "./translator.ts";

/** Texts sent at once. */
const BATCH = 50;

/**
 * A server that speaks LibreTranslate's protocol.
 * @param url with or without "/translate" at its end
 * @see https://docs.libretranslate.com
 * @throws StsError E_INPUT for what is no URL of a server
 */
export function libreTranslate(url: string): Translator {
  const place = placeOf(url);
  if (!place.pathname.endsWith("/translate"))
    place.pathname = `${place.pathname.replace(/\/$/, "")}/translate`;
  const endpoint = place.href;
  const ask = async (q: readonly string[], source: string, signal?: AbortSignal): Promise<string[]> => {
    const fail = (problem: string, cause?: unknown) =>
      new StsError("E_INPUT", `${endpoint}: ${problem}; name a LibreTranslate server that runs`, { cause });
    let answer: Response;
    try {
      answer = await fetch(endpoint, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ q, source, target: "en", format: "text" }),
        ...(signal && { signal }),
      });
    } catch (cause) {
      throwIfAborted(signal);
      throw fail(`does not answer (${reasonOf(cause as Error)})`, cause);
    }
    const body = (await answer.json().catch(() => ({}))) as { translatedText?: unknown; error?: unknown };
    if (!answer.ok)
      throw fail(`answered ${answer.status}${body.error === undefined ? "" : `, ${body.error}`}`);
    const { translatedText } = body;
    const whole = Array.isArray(translatedText) && translatedText.length === q.length;
    if (!whole || !translatedText.every((text) => typeof text === "string"))
      throw fail(`gave no ${q.length} texts back`);
    return translatedText;
  };
  return {
    name: url,
    translate: async (texts, from, signal) => {
      const out: string[] = [];
      for (let at = 0; at < texts.length; at += BATCH)
        out.push(...(await ask(texts.slice(at, at + BATCH), from, signal)));
      return out;
    },
  };
}

function placeOf(url: string): URL {
  try {
    return new URL(url);
  } catch (cause) {
    throw new StsError("E_INPUT", `translator "${url}": is no URL; write it as http://localhost:5000`, {
      cause,
    });
  }
}

/** Node says no more than that it failed, and keeps the reason beneath. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error && cause.message !== "" ? cause.message : message;
}
