import { checkRecords, checkText } from "../../arguments.ts";

/** A bar of a drawing. */
export interface Bar {
  readonly name: string;
  readonly value: number;
}

/** Bars under each other, the longest first, as an SVG document. The plotting library is loaded when this is called. */
export async function drawBars(title: string, bars: readonly Bar[]): Promise<string> {
  checkText(title, "drawBars: title");
  checkRecords(bars, "drawBars: bars", "a Bar", ["name", "value"]);
  const [plot, { parseHTML }] = await Promise.all([import("@observablehq/plot"), import("linkedom")]);
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const longest = Math.max(...bars.map(({ name }) => name.length));
  const svg = plot.plot({
    document,
    marginLeft: 20 + 7 * longest,
    x: { grid: true, label: null },
    y: { label: null },
    marks: [
      plot.barX(bars, { x: "value", y: "name", fill: "steelblue", sort: { y: "-x" } }),
      plot.ruleX([0]),
    ],
  } as object) as unknown as { outerHTML: string; setAttribute(name: string, value: string): void };
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const escaped = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `${svg.outerHTML.replace(/^<svg[^>]*>/, (open) => `${open}<title>${escaped}</title>`)}\n`;
}
