import type { ExplainedChunk, Explanation } from "../explanation.ts";
import { LABELS, type PageLabels } from "./page-labels.ts";
import { SCRIPT, STYLE } from "./page-parts.ts";

/**
 * An explanation as one HTML page that needs nothing else: both texts with their chunks, links between chunks that go
 * together, and the same as a table. Follows the reader's light or dark theme, runs right to left where the language does, prints, and
 * says everything in words: links and colours only repeat it. Chunks take the keyboard's focus, which shows their partner.
 */
export function explanationHtml(explained: Explanation): string {
  const { locale, texts, sentence, score, label, languages } = explained;
  const words = LABELS[locale];
  const sides = ([0, 1] as const).map((side) => textFigure(explained, side, words));
  const facts = `${explained.system}${languages.every((tag) => tag === "und") ? "" : `, ${languages.join("–")}`}`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.map((text) => text.slice(0, 40)).join(" | "))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="score"><strong>${score.toFixed(2)}</strong> <span>${escapeHtml(label)}</span> <small>${escapeHtml(facts)}</small></p>
<p class="sentence">${escapeHtml(sentence)}</p>
<div class="pair" id="pair">
<svg id="links" aria-hidden="true"></svg>
${sides.join("\n")}
</div>
${table(explained, words)}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function directionOf(language: string): "rtl" | "ltr" {
  return language === "ar" ? "rtl" : "ltr";
}

/** Where the language is undetermined, the direction is that of the first strong letter. */
function languageAttributes(tag: Explanation["languages"][number]): string {
  return tag === "und" ? ' dir="auto"' : ` lang="${tag}" dir="${directionOf(tag)}"`;
}

function textFigure(explained: Explanation, side: 0 | 1, words: PageLabels): string {
  const text = explained.texts[side];
  const tokens = explained.tokens[side];
  const chunkOf = new Map<number, number>();
  for (const [c, chunk] of explained.chunks.entries())
    for (const token of side === 0 ? chunk.left : chunk.right) chunkOf.set(token, c);
  let html = "";
  let at = 0;
  for (let i = 0; i < tokens.length; ) {
    const c = chunkOf.get(i)!;
    let last = i;
    while (last + 1 < tokens.length && chunkOf.get(last + 1) === c) last++;
    const [start, end] = [tokens[i]!.start, tokens[last]!.end];
    html += escapeHtml(text.slice(at, start));
    html += chunkSpan(explained, c, side, text.slice(start, end), words);
    at = end;
    i = last + 1;
  }
  html += escapeHtml(text.slice(at));
  const name = side === 0 ? words.first : words.second;
  return `<figure class="side"><figcaption>${name}</figcaption><p${languageAttributes(explained.languages[side])}>${html}</p></figure>`;
}

function chunkSpan({ chunks }: Explanation, c: number, side: 0 | 1, text: string, words: PageLabels): string {
  const chunk = chunks[c]!;
  const other = side === 0 ? chunk.rightText : chunk.leftText;
  const said = chunk.type === "NOALI" ? words.types.NOALI : `${typeName(chunk, words)}: ${other}`;
  const number = chunk.type === "NOALI" ? "" : `<sup aria-hidden="true">${c + 1}</sup>`;
  return `<span class="chunk ${chunk.type}" tabindex="0" data-chunk="${c}" data-side="${side}" title="${escapeHtml(said)}">${escapeHtml(text)}${number}<span class="hidden"> (${escapeHtml(said)})</span></span>`;
}

function typeName({ type, flags }: ExplainedChunk, words: PageLabels): string {
  return [words.types[type], ...flags.map((flag) => words.flags[flag])].join(", ");
}

function table(explained: Explanation, words: PageLabels): string {
  const [left, right] = explained.languages.map(languageAttributes);
  const rows = explained.chunks.map((chunk, c) => {
    const strength = chunk.score === null ? "–" : chunk.score.toFixed(1);
    const code = [chunk.type, ...chunk.flags].join("_");
    return `<tr data-chunk="${c}"><td>${c + 1}</td><td${left}>${escapeHtml(chunk.leftText) || "–"}</td><td${right}>${escapeHtml(chunk.rightText) || "–"}</td><td><span class="mark ${chunk.type}">${escapeHtml(typeName(chunk, words))}</span> <code>${code}</code></td><td>${strength}</td></tr>`;
  });
  const heads = [words.number, words.first, words.second, words.type, words.strength];
  return `<div class="scroll"><table><caption>${words.caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
