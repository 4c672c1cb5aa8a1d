/** Contrast of text and lines is 4.5:1 or more in both themes; types differ by line style too, for those who see no colours. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2330; --soft: #59627a; --paper: #fff; --rule: #d5dbe6; --EQUI: #1b7a3d; --SPE: #1f5fbf; --SIMI: #8a5a00; --REL: #7a4b9e; --OPPO: #b3261e; --NOALI: #6b7280; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9f0; --soft: #a3adc2; --paper: #14181f; --rule: #39424f; --EQUI: #6fd394; --SPE: #86b4ff; --SIMI: #f0bd5e; --REL: #cfa4f2; --OPPO: #ff8a80; --NOALI: #9aa4b5; } }
body { font: 16px/1.6 system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", sans-serif; margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 62rem; margin: 1.5rem auto; padding: 0 1rem; }
.score strong { font-size: 2rem; }
.score small { color: var(--soft); white-space: nowrap; }
.sentence { font-size: 1.15rem; }
.pair { position: relative; }
#links { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none; overflow: visible; }
#links path { fill: none; stroke-width: 2; opacity: .55; }
#links path.on { stroke-width: 4; opacity: 1; }
figure { margin: 0; }
figure + figure { margin-top: 3.5rem; }
figcaption { color: var(--soft); font-size: .85rem; position: relative; inline-size: fit-content; padding-inline-end: .4em; background: var(--paper); }
.side p { margin: 0; font-size: 1.2rem; line-height: 2.2; }
.chunk { --c: var(--NOALI); border-bottom: 3px solid var(--c); padding: .1em .15em; border-radius: 3px 3px 0 0; }
.chunk sup { color: var(--c); font-size: .65em; margin-inline-start: .15em; }
.chunk:focus, .chunk.on { outline: 2px solid var(--c); outline-offset: 2px; }
.EQUI { --c: var(--EQUI); } .SPE1, .SPE2 { --c: var(--SPE); } .SIMI { --c: var(--SIMI); } .REL { --c: var(--REL); } .OPPO { --c: var(--OPPO); } .NOALI { --c: var(--NOALI); }
.chunk.SPE1, .chunk.SPE2 { border-bottom-style: double; border-bottom-width: 4px; } .chunk.SIMI, .chunk.REL { border-bottom-style: dashed; } .chunk.NOALI { border-bottom-style: dotted; }
.chunk.OPPO { border-bottom-width: 5px; }
#links .EQUI { stroke: var(--EQUI); } #links .SPE1, #links .SPE2 { stroke: var(--SPE); } #links .SIMI { stroke: var(--SIMI); stroke-dasharray: 6 4; } #links .REL { stroke: var(--REL); stroke-dasharray: 2 4; } #links .OPPO { stroke: var(--OPPO); stroke-width: 3; }
.mark { color: var(--c); font-weight: 600; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.scroll { overflow-x: auto; margin-top: 2rem; }
table { border-collapse: collapse; inline-size: 100%; }
caption { text-align: start; color: var(--soft); font-size: .85rem; }
th, td { text-align: start; padding: .3rem .6rem; border-bottom: 1px solid var(--rule); vertical-align: top; }
th { font-size: .85rem; color: var(--soft); font-weight: 600; }
tr.on td { background: color-mix(in srgb, var(--SPE) 14%, transparent); }
code { color: var(--soft); font-size: .8em; }
@media print { :root { color-scheme: light; --ink: #000; --paper: #fff; } main { margin: 0; max-width: none; } tr, figure { break-inside: avoid; } .chunk:focus { outline: none; } }
`;

/**
 * Draws the links, which need the places of the chunks, and shows a chunk with its partner. Without it the numbers and the table say
 * the same.
 */
export const SCRIPT = `
(() => {
  const pair = document.getElementById("pair");
  const svg = document.getElementById("links");
  const of = (c) => [...document.querySelectorAll('[data-chunk="' + c + '"]')];
  const draw = () => {
    const box = pair.getBoundingClientRect();
    svg.replaceChildren();
    const chunks = [...pair.querySelectorAll(".chunk")];
    for (const a of chunks.filter((it) => it.dataset.side === "0")) {
      for (const b of chunks.filter((it) => it.dataset.side === "1" && it.dataset.chunk === a.dataset.chunk)) {
        const rects = [a.getClientRects(), b.getClientRects()];
        const p = rects[0][rects[0].length - 1], q = rects[1][0];
        if (!p || !q) continue;
        const x = p.left + p.width / 2 - box.left, y = p.bottom - box.top;
        const u = q.left + q.width / 2 - box.left, v = q.top - box.top, m = (v - y) / 2;
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        path.setAttribute("d", "M" + x + "," + y + " C" + x + "," + (y + m) + " " + u + "," + (v - m) + " " + u + "," + v);
        path.setAttribute("class", a.classList[1]);
        path.dataset.chunk = a.dataset.chunk;
        svg.append(path);
      }
    }
  };
  const show = (on) => (event) => {
    const own = event.target.closest("[data-chunk]");
    if (own) for (const it of of(own.dataset.chunk)) it.classList.toggle("on", on);
  };
  for (const [name, on] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]])
    document.addEventListener(name, show(on));
  addEventListener("resize", draw);
  addEventListener("beforeprint", draw);
  addEventListener("afterprint", draw);
  if (document.fonts) document.fonts.ready.then(draw);
  draw();
})();
`;
