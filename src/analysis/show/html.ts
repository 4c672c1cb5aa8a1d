import { checkRecord } from "../../arguments.ts";
import type { AnalysedSentence, AnalysedToken, Analysis } from "../types.ts";
import { frameLine, valueLine } from "./table.ts";

const WORD_GAP = 26;
const LEVEL = 30;
const CHARACTER = 9.2;
/** Width of a letter of tags and relations. */
const SMALL = 6.8;

/**
 * The analysis as one HTML page that needs nothing else: each sentence as an arc diagram (SVG), right to left
 * for Arabic, then lists of what was found. Follows the reader's light or dark theme.
 */
export function toHtml(analysis: Analysis): string {
  checkRecord(analysis, "toHtml: analysis", "an Analysis", ["schema", "language", "text"]);
  return `${htmlStart(analysis)}${htmlPart(analysis)}${HTML_END}`;
}

/** Trees and findings of an analysis: what stands between `htmlStart` and `HTML_END`, once or, of a stream, often. */
export function htmlPart(analysis: Analysis): string {
  checkRecord(analysis, "htmlPart: analysis", "an Analysis", [
    "language",
    "text",
    "sentences",
    "chunks",
    "entities",
    "frames",
  ]);
  const rtl = analysis.language === "ar";
  const trees = analysis.sentences.map((s) => tree(analysis, s, rtl)).join("\n");
  const lists = [
    list("Who does what", analysis.frames.map(frameLine)),
    list(
      "Chunks",
      analysis.chunks.map((c) => `${c.kind}: ${c.text}`),
    ),
    list(
      "Quantities",
      analysis.quantities.map((q) => `${q.text} = ${valueLine(q)} (${q.kind})`),
    ),
    list(
      "Names",
      analysis.entities.map((e) => `${e.text} (${e.kind}${e.id === undefined ? "" : `, ${e.id}`})`),
    ),
    list(
      "Negation",
      analysis.negations.map((n) => `${n.cue.text} denies "${n.scope.text}"`),
    ),
    list(
      "Warnings",
      analysis.warnings.map((w) => w.message),
    ),
  ].join("\n");
  return `${trees}\n${lists}\n`;
}

/** The page up to its first tree. */
export function htmlStart(analysis: Pick<Analysis, "language" | "text">): string {
  checkRecord(analysis, "htmlStart: analysis", "an Analysis", ["language", "text"]);
  const { language: found, text } = analysis;
  const rtl = found === "ar";
  const title = escapeHtml(text.slice(0, 80));
  const language = found === "unknown" ? "und" : found;
  return `<!doctype html>
<html lang="${language}"${rtl ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --ink: #1c2330; --soft: #5a6478; --line: #b9c2d3; --paper: #fff; --accent: #1f5fbf; --denied: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9f0; --soft: #a3adc2; --line: #4a556b; --paper: #14181f; --accent: #86b4ff; --denied: #ff8a80; } }
body { font: 16px/1.5 system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; background: var(--paper); color: var(--ink); }
figure { margin: 0 0 1.5rem; }
figure div { overflow-x: auto; }
figcaption { color: var(--soft); }
svg text { font: 16px system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", sans-serif; fill: var(--ink); text-anchor: middle; }
svg .tag { font-size: 12px; fill: var(--soft); }
svg .relation { font-size: 12px; fill: var(--accent); paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
svg path { fill: none; stroke: var(--line); stroke-width: 1.5; }
svg .tip { fill: var(--line); stroke: none; }
svg .cue { fill: var(--denied); }
h2 { font-size: 1.05rem; margin: 1.2rem 0 .3rem; }
ul { margin: 0; padding-inline-start: 1.3rem; }
@media print { body { margin: 0; max-width: none; } figure div { overflow: visible; } svg { max-width: 100%; height: auto; } figure, li { break-inside: avoid; } h2 { break-after: avoid; } }
</style>
</head>
<body>
`;
}

export const HTML_END = "</body>\n</html>\n";

function tree(analysis: Analysis, sentence: AnalysedSentence, rtl: boolean): string {
  const tokens = analysis.tokens.slice(sentence.from, sentence.to);
  const cues = new Set(analysis.negations.flatMap((n) => n.cue.tokens));
  const centres: number[] = [];
  let x = 10;
  tokens.forEach((token, i) => {
    const room = Math.max([...token.form].length * CHARACTER, token.upos.length * SMALL) + WORD_GAP;
    const before = i === 0 ? 0 : centres[i - 1]!;
    // The label of an arc between neighbours needs room of its own.
    const linked = i > 0 && (token.head === tokens[i - 1]!.id || tokens[i - 1]!.head === token.id);
    const label = token.head === tokens[i - 1]?.id ? token.relation : (tokens[i - 1]?.relation ?? "");
    const least = linked ? before + label.length * SMALL + 24 : 0;
    centres.push(Math.max(x + room / 2, least));
    x = centres[i]! + room / 2;
  });
  const total = x + 10;
  const place = (i: number) => (rtl ? total - centres[i]! : centres[i]!);
  const levels = arcLevels(tokens, sentence.from);
  const top = Math.max(1, ...levels) * LEVEL + 34;
  const arcs = tokens.map((token, i) => arc(token, i, sentence.from, levels[i]!, place, top)).join("");
  const words = tokens
    .map((token, i) => {
      const cue = cues.has(token.id) ? ' class="cue"' : "";
      return `<text${cue} x="${n(place(i))}" y="${n(top + 22)}" direction="${rtl ? "rtl" : "ltr"}">${escapeHtml(token.form)}</text><text class="tag" x="${n(place(i))}" y="${n(top + 40)}" direction="ltr">${token.upos}</text>`;
    })
    .join("");
  const label = escapeHtml(sentence.text);
  return `<figure><figcaption dir="auto">${label}</figcaption><div><svg role="img" aria-label="${label}" width="${n(total)}" height="${n(top + 50)}" viewBox="0 0 ${n(total)} ${n(top + 50)}">${arcs}${words}</svg></div></figure>`;
}

/** Heights of arcs, short ones below: one more than the highest arc underneath. */
function arcLevels(tokens: readonly AnalysedToken[], from: number): number[] {
  const levels = tokens.map(() => 0);
  const order = tokens.map((_, i) => i).filter((i) => tokens[i]!.head >= 0);
  const span = (i: number) => Math.abs(tokens[i]!.head - from - i);
  order.sort((a, b) => span(a) - span(b) || a - b);
  // highest[g]: the highest arc so far over the gap between word g and the next.
  const highest = new Array<number>(tokens.length).fill(0);
  for (const i of order) {
    const low = Math.min(i, tokens[i]!.head - from);
    const high = Math.max(i, tokens[i]!.head - from);
    let level = 0;
    for (let g = low; g < high; g++) level = Math.max(level, highest[g]!);
    levels[i] = level + 1;
    for (let g = low; g < high; g++) highest[g] = level + 1;
  }
  return levels;
}

function arc(
  token: AnalysedToken,
  i: number,
  from: number,
  level: number,
  place: (i: number) => number,
  top: number,
): string {
  const to = place(i);
  if (token.head < 0) {
    if (token.relation !== "root") return "";
    return `<path d="M${n(to)} 22V${n(top)}"/><path class="tip" d="M${n(to - 4)} ${n(top - 6)}h8l-4 7z"/><text class="relation" x="${n(to)}" y="18">root</text>`;
  }
  const start = place(token.head - from);
  const shift = to > start ? 5 : -5;
  const y = top - level * LEVEL;
  const a = start + shift;
  const b = to - shift;
  const bend = Math.min(14, Math.abs(b - a) / 2) * (b > a ? 1 : -1);
  return `<path d="M${n(a)} ${n(top)}V${n(y + 10)}Q${n(a)} ${n(y)} ${n(a + bend)} ${n(y)}H${n(b - bend)}Q${n(b)} ${n(y)} ${n(b)} ${n(y + 10)}V${n(top)}"/><path class="tip" d="M${n(b - 4)} ${n(top - 6)}h8l-4 7z"/><text class="relation" x="${n((a + b) / 2)}" y="${n(y + 4)}" direction="ltr">${escapeHtml(token.relation)}</text>`;
}

function n(x: number): string {
  return String(Math.round(x * 10) / 10);
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  const lines = items.map((item) => `<li>${isolated(escapeHtml(item))}</li>`).join("");
  return `<section dir="ltr"><h2>${title}</h2><ul>${lines}</ul></section>`;
}

/** What is quoted, and Arabic pieces elsewhere in a line, kept in one piece among the English words around them. */
function isolated(html: string): string {
  return html.replace(
    /&quot;(.*?)&quot;|[\u0600-\u06ff](?:[\u0600-\u06ff\s\d.،]*[\u0600-\u06ff])?/gu,
    (piece, quoted?: string) =>
      quoted === undefined ? `<bdi>${piece}</bdi>` : `&quot;<bdi>${quoted}</bdi>&quot;`,
  );
}

function escapeHtml(text: string): string {
  return text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
