import {
  CHUNK_MARKS,
  CHUNK_TYPES,
  type ChunkAlignment,
  type ChunkMark,
  type ChunkType,
  standsAlone,
} from "./chunk-alignment.ts";
import { type Faults, quoted } from "./faults.ts";

const FORM = 'write "1 2 <==> 3 // EQUI // 5 // words <==> words"';
const LEFT_OUT = "the line is left out";
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

interface LineReading {
  readonly line: number;
  readonly faults: Faults;
}

/**
 * One line `ids <==> ids // TYPE[_FACT][_POL] // score // comment`, checked by the rules of the organisers' wellformed.pl
 * and three more: a NOALI or ALIC has tokens on one side alone, other types on both, and no token stands twice on a side.
 *
 * @returns undefined where a lenient reading leaves the line out
 * @throws StsError E_FORMAT as `Faults.meet`
 */
export function parseAlignmentLine(text: string, line: number, faults: Faults): ChunkAlignment | undefined {
  const at: LineReading = { line, faults };
  const refuse = (problem: string, remedy: string) => faults.meet(line, problem, remedy, LEFT_OUT);
  const [ids = "", label = "", value = "", ...rest] = text.split("//");
  const sides = ids.split("<==>");
  if (sides.length !== 2 || text.split("//").length < 3) {
    refuse(`no alignment line: ${quoted(text.trim())}`, FORM);
    return undefined;
  }
  const left = tokenNumbers(sides[0]!, at);
  const right = tokenNumbers(sides[1]!, at);
  const type = parseType(label.trim(), at);
  if (left === undefined || right === undefined || type === undefined) return undefined;
  const score = parseScore(value.trim(), at);
  if (score === undefined) return undefined;
  const read = { left, right, ...type, score, comment: rest.join("//").trim(), line };
  return checkSides(read, at);
}

/** Numbers from 1; none for a lone 0. */
function tokenNumbers(text: string, { line, faults }: LineReading): number[] | undefined {
  const cells = text.trim().split(/\s+/);
  const odd = cells.find((cell) => !/^\d+$/.test(cell));
  const remedy = "give token numbers from 1, or a lone 0 for nothing";
  if (odd !== undefined) {
    faults.meet(line, odd === "" ? "a side without token numbers" : `token ${quoted(odd)}`, remedy, LEFT_OUT);
    return undefined;
  }
  const numbers = cells.map(Number);
  if (numbers.length === 1 && numbers[0] === 0) return [];
  if (numbers.includes(0)) {
    faults.meet(line, "0 beside other token numbers", remedy, "the 0 is left out");
  }
  const twice = numbers.find((number, i) => number > 0 && numbers.indexOf(number) < i);
  if (twice !== undefined) {
    faults.meet(line, `token ${twice} stands twice on one side`, "name it once", "it is read once");
  }
  return [...new Set(numbers)].filter((number) => number > 0);
}

function parseType(
  label: string,
  { line, faults }: LineReading,
): { type: ChunkType; marks: ChunkMark[] } | undefined {
  const upper = label.toUpperCase();
  const parts = upper.split("_");
  const types = parts.filter((part): part is ChunkType => (CHUNK_TYPES as readonly string[]).includes(part));
  const marks = parts.filter((part): part is ChunkMark => (CHUNK_MARKS as readonly string[]).includes(part));
  const known = `a type is one of ${CHUNK_TYPES.join(", ")}, and _FACT or _POL after it`;
  if (types.length !== 1 || types.length + marks.length < parts.length || parts.length > 3) {
    faults.meet(line, `type ${quoted(label)}`, known, LEFT_OUT);
    return undefined;
  }
  if (label !== upper) faults.meet(line, `type ${quoted(label)}`, `write ${upper}`, `it is read as ${upper}`);
  return { type: types[0]!, marks: [...new Set(marks)] };
}

function parseScore(text: string, { line, faults }: LineReading): number | null | undefined {
  if (text === "NIL") return null;
  const value = Number(text);
  const remedy = "give a number from 0 to 5, or NIL with NOALI and ALIC";
  if (!NUMBER.test(text)) {
    faults.meet(line, `score ${quoted(text)}`, remedy, LEFT_OUT);
    return undefined;
  }
  if (value >= 0 && value <= 5) return value;
  const near = value < 0 ? 0 : 5;
  faults.meet(line, `score ${text} is outside 0 to 5`, remedy, `it is read as ${near}`);
  return near;
}

function checkSides(read: ChunkAlignment, { line, faults }: LineReading): ChunkAlignment | undefined {
  const { left, right, type, score } = read;
  const sides = (left.length > 0 ? 1 : 0) + (right.length > 0 ? 1 : 0);
  const alone = standsAlone(type);
  if (sides === 0) {
    faults.meet(line, "nothing on both sides", "remove the line", LEFT_OUT);
    return undefined;
  }
  if (alone && sides === 2) {
    faults.meet(line, `${type} with tokens on both sides`, "give one side 0, or another type", LEFT_OUT);
    return undefined;
  }
  if (!alone && sides === 1) {
    const remedy = "give the other side tokens, or the type NOALI";
    faults.meet(line, `${type} with tokens on one side alone`, remedy, "it is read as NOALI with score NIL");
    return { ...read, type: "NOALI", score: null };
  }
  if (!alone && score === null) {
    faults.meet(line, `score NIL with ${type}`, "give a number from 0 to 5", LEFT_OUT);
    return undefined;
  }
  return read;
}
