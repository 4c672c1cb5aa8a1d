/**
 * A help text fitted to a terminal: paragraphs with a line that is too wide are filled anew, entries of lists hang
 * under their text, examples are broken before an option as a shell reads it. Lines that fit stay as they are.
 * @param width columns, 40 or more
 */
export function fitHelp(text: string, width: number): string {
  const lines = text.split("\n");
  const fitted: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at + 1;
    if (isProse(lines[at]!)) while (end < lines.length && isProse(lines[end]!)) end++;
    const run = lines.slice(at, end);
    if (run.every((line) => line.length <= width)) fitted.push(...run);
    else fitted.push(...narrowed(run.join(" "), width));
    at = end;
  }
  return fitted.join("\n");
}

const isProse = (line: string) => /^\S/.test(line);

function narrowed(line: string, width: number): string[] {
  const example = /^(\s+)\$ /.exec(line);
  if (example !== null) return brokenExample(line, width);
  // "  name   what it is": two blanks or more part the name from its text.
  const [, lead = ""] = /^(\s+\S+(?: \S+)*?\s{2,}|\s*)/.exec(line) ?? [];
  return fill(line.slice(lead.length), lead, " ".repeat(lead.length), width);
}

function fill(text: string, first: string, rest: string, width: number): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(" ")) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}

/** Cut before options, " \" at the ends: one command still, for a shell and for a reader. */
function brokenExample(line: string, width: number): string[] {
  const parts = line.split(/ (?=-{1,2}[a-z])/i);
  const lines: string[] = [];
  let current = parts[0]!;
  for (const part of parts.slice(1)) {
    if (current.length + 1 + part.length + 2 <= width) current += ` ${part}`;
    else {
      lines.push(`${current} \\`);
      current = `      ${part}`;
    }
  }
  return [...lines, current];
}
