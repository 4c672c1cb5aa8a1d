import type { Language } from "../../text/index.ts";
import { roleWords, sceneWords } from "../words/role-words.ts";
import { type Part, type Roles, rolesOf } from "../words/roles.ts";
import { quantitiesOf } from "../words/text-quantities.ts";
import type { TextWords } from "../words/text-words.ts";
import { casesOf, type TurkishCase } from "../words/turkish-cases.ts";
import type { Comparison } from "./comparison.ts";
import type { Exclusion } from "./exclusions.ts";

/** An equal content word of both texts with the part that it plays in each. */
interface Player {
  readonly i: number;
  readonly j: number;
  readonly left: Part;
  readonly right: Part;
  /** Turkish: its cases, where they differ. */
  readonly cases: readonly [TurkishCase, TurkishCase] | undefined;
  /** In how many of the texts it states a number: 0, 1, 2. */
  readonly counts: number;
}

/** What the order of equal words says. */
type Verdict = "swapped" | "same" | "unclear";

/** Longer lists of players take too long in pairs. */
const MAX_PLAYERS = 40;

/**
 * Who does what to whom: two equal words that play each other's part, by their prepositions, cases, or the word between
 * them ("Tom hit Jim", "Jim hit Tom"). No swap where one text is passive, the relation is seen from the other side
 * ("taller", "shorter"), holds of both alike ("distance"), or the words are a list.
 * @returns the exclusions that no swap explains
 */
export function compareRoles(comparison: Comparison, exclusions: readonly Exclusion[]): Exclusion[] {
  const players = playersOf(comparison);
  const [left, right] = [rolesOf(comparison.left), rolesOf(comparison.right)];
  const shared = comparison.closeness(exclusions);
  const swap = findSwap(comparison, players, left, right, shared);
  const converse = exclusions.find(
    ({ kind, left: [i], right: [j] }) => kind === "converse" || isConverse(comparison, i, j),
  );
  if (swap.verdict === "swapped" && swap.pair !== undefined) {
    const [p, q] = swap.pair;
    if (converse !== undefined) {
      comparison.addEqual(
        [p.i, ...converse.left, q.i],
        [q.j, ...converse.right, p.j],
        "seen from the other side",
      );
      comparison.orderProven = true;
      for (const told of exclusions) if (told.kind === "direction") comparison.explain(told.left, told.right);
      return exclusions.filter((exclusion) => exclusion !== converse && exclusion.kind !== "direction");
    }
    comparison.add(
      p.counts > 0 ? "number" : "role",
      [p.i, q.i],
      [q.j, p.j].sort((x, y) => x - y),
      {
        strength: 0.8,
        contradicts: true,
        evidence: `parts swapped: ${comparison.left.words[p.i]!.word.form}, ${comparison.left.words[q.i]!.word.form}`,
      },
    );
    return exclusions.filter(({ kind }) => kind !== "direction");
  }
  // "The distance from A to B" is that from B to A.
  const turned = left.mutual || right.mutual ? undefined : directionChange(comparison, players);
  if (turned !== undefined) return [...exclusions];
  if (swap.verdict === "same" && left.passive !== right.passive) addVoice(comparison, left);
  comparison.orderProven = swap.verdict === "same";
  return [...exclusions];
}

/** The agent's word and the auxiliary of the passive are told. */
function addVoice(comparison: Comparison, { passive }: Roles): void {
  const { agents, passives } = roleWords(comparison.left.language);
  const told = (words: Comparison["left"]["words"], free: (k: number) => boolean) =>
    [...words.keys()].filter((k) => {
      const { form } = words[k]!.word;
      return free(k) && (agents.has(form) || passives?.has(form) === true);
    });
  const left = passive ? told(comparison.left.words, (i) => comparison.leftFree(i)) : [];
  const right = passive ? [] : told(comparison.right.words, (j) => comparison.rightFree(j));
  comparison.addEqual(left, right, "passive and active");
}

function isConverse({ left, right }: Comparison, i: number, j: number): boolean {
  const [x, y] = [left.words[i]!.word.memberships, right.words[j]!.word.memberships];
  return x.some(
    (p) => p.kind === "converse" && y.some((q) => q.group === p.group && q.alternative !== p.alternative),
  );
}

function playersOf(comparison: Comparison): Player[] {
  const { left, right, match } = comparison;
  const [leftRoles, rightRoles] = [rolesOf(left), rolesOf(right)];
  const scenes = sceneWords(left.language);
  const counted = (text: TextWords) => (comparison.numbersMatter ? countedIn(text) : NONE);
  const [leftCounts, rightCounts] = [counted(left), counted(right)];
  const players: Player[] = [];
  for (const [i, { word }] of left.words.entries()) {
    const j = match.toRight[i]!;
    const [own, other] = [leftRoles.parts[i], j === -1 ? undefined : rightRoles.parts[j]];
    if (own === undefined || other === undefined || word.digits || scenes.has(word.form)) continue;
    const counts = Number(leftCounts.has(i)) + Number(rightCounts.has(j));
    const cases = left.language === "tr" ? casesOf(word.whole, right.words[j]!.word.whole) : undefined;
    players.push({ i, j, left: own, right: other, cases, counts });
  }
  return players.slice(0, MAX_PLAYERS);
}

const NONE: ReadonlySet<number> = new Set();

/** Words of a text that state numbers. */
function countedIn(text: TextWords): ReadonlySet<number> {
  const numbers = quantitiesOf(text).filter(({ quantity }) => quantity.kind !== "code");
  return new Set(numbers.flatMap(({ words }) => words));
}

/** In texts that share less, words stand elsewhere for other reasons. */
const MIN_SHARED = 0.75;
/** Where more content words moved, the sentence is built anew. */
const MAX_MOVED = 4;

function movedCount({ match, left }: Comparison): number {
  return left.words.filter(({ word }, i) => match.moved[i] === 1 && !word.functionWord).length;
}

interface Swap {
  readonly verdict: Verdict;
  readonly pair?: readonly [Player, Player];
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: pairs of players are ruled out one reason after the other, each with the indices of both
function findSwap(
  comparison: Comparison,
  players: readonly Player[],
  left: Roles,
  right: Roles,
  shared: number,
): Swap {
  const language = comparison.left.language;
  if (left.passive !== right.passive) return acrossVoices(players, left, right, language);
  let verdict: Verdict = "same";
  if (shared < MIN_SHARED || movedCount(comparison) > MAX_MOVED) return { verdict: "unclear" };
  for (const [at, p] of players.entries()) {
    for (const q of players.slice(at + 1)) {
      // Numbers of both texts are compared as such.
      if ((p.counts === 0) !== (q.counts === 0) || (p.counts === 2 && q.counts === 2)) continue;
      const turned = p.j > q.j;
      if (exchangedMarkers(p, q) && !(together(p, q) && between(players, p, q)))
        return settle([p, q], left, right);
      if (!turned) continue;
      if (isList(players, p, q)) continue;
      const carried = p.left.marker === p.right.marker && q.left.marker === q.right.marker;
      if (carried && (p.left.marker !== "" || q.left.marker !== "") && p.left.marker !== q.left.marker)
        continue;
      if (language === "tr" && (hasCase(comparison, p) || hasCase(comparison, q))) continue;
      if (
        language === "ar"
          ? (sameForms(comparison, p, q) && areNeighbours(players, p, q)) || between(players, p, q)
          : between(players, p, q)
      )
        return settle([p, q], left, right);
      // Spanish, Arabic and Turkish put the verb first or last.
      if (language === "en" || between(players, p, q)) verdict = "unclear";
    }
  }
  return { verdict };
}

function settle(pair: readonly [Player, Player], left: Roles, right: Roles): Swap {
  return left.mutual || right.mutual ? { verdict: "same" } : { verdict: "swapped", pair };
}

/** One text is passive: its agent must stand first, or bear no case, in the other. */
function acrossVoices(players: readonly Player[], left: Roles, right: Roles, language: Language): Swap {
  const side = left.passive ? "i" : "j";
  const agent = players.find((player) => player[side] === (left.passive ? left.agent : right.agent));
  if (agent === undefined) return { verdict: "unclear" };
  const active = (player: Player) => (left.passive ? player.right : player.left);
  const other = players.find((player) => player !== agent && active(player).marker === active(agent).marker);
  if (language === "tr") {
    const cases = agent.cases?.[left.passive ? 1 : 0] ?? "nominative";
    return cases === "nominative" ? { verdict: "same" } : { verdict: "unclear" };
  }
  if (active(agent).marker !== "" && active(agent).marker !== "a") return { verdict: "unclear" };
  if (other === undefined) return { verdict: "same" };
  const place = (player: Player) => (left.passive ? player.j : player.i);
  const first = players.every((player) => place(player) >= place(agent));
  return first
    ? { verdict: "same" }
    : { verdict: "swapped", pair: agent.i < other.i ? [agent, other] : [other, agent] };
}

/** Whether each has the marker, or the case, that the other had. */
function exchangedMarkers(p: Player, q: Player): boolean {
  if (p.cases !== undefined && q.cases !== undefined)
    return p.cases[0] === q.cases[1] && p.cases[1] === q.cases[0];
  const [a, b] = [p.left.marker, q.left.marker];
  return a !== b && a === q.right.marker && b === p.right.marker && (p.j > q.j || (a !== "" && b !== ""));
}

/** Arabic: verb and noun of one root change places without harm; two nouns keep their form, but for a case. */
function sameForms({ left, right }: Comparison, ...players: readonly Player[]): boolean {
  return players.every(({ i, j }) => {
    const [x, y] = [left.words[i]!.word.form, right.words[j]!.word.form];
    return x.replace(/ا$/, "") === y.replace(/ا$/, "");
  });
}

function together(p: Player, q: Player): boolean {
  return p.left.together || q.left.together || p.right.together || q.right.together;
}

function hasCase({ left, right }: Comparison, { i, j }: Player): boolean {
  const [x, y] = [left.words[i]!.word, right.words[j]!.word];
  return x.whole !== x.key && y.whole !== y.key;
}

/** Whether all from one to the other are joined in both texts: a list, or two blocks that changed places. */
function isList(players: readonly Player[], p: Player, q: Player): boolean {
  const leftJoined = players.some((r) => r.i > p.i && r.i <= q.i && r.left.joined);
  const rightJoined = players.some((r) => r.j > q.j && r.j <= p.j && r.right.joined);
  return leftJoined && rightJoined && !between(players, p, q, true);
}

/** Whether an equal word that keeps its part stands between both, in both texts. */
function between(players: readonly Player[], p: Player, q: Player, unjoined = false): boolean {
  return players.some(
    (r) =>
      r.i > p.i && r.i < q.i && r.j > q.j && r.j < p.j && !(unjoined && (r.left.joined || r.right.joined)),
  );
}

function areNeighbours(players: readonly Player[], p: Player, q: Player): boolean {
  const before = players.some((r) => r.i < p.i && r.j < q.j);
  return before && !players.some((r) => (r.i > p.i && r.i < q.i) || (r.j > q.j && r.j < p.j));
}

function isTurned({ cases, left, right }: Player): boolean {
  if (cases === undefined) return false;
  // "Müdüre", "müdür tarafından": to him, by him.
  const { agents } = roleWords("tr");
  return (
    TURNS.has(cases.join(" ")) ||
    (cases[0] === "dative" && agents.has(right.marker)) ||
    (cases[1] === "dative" && agents.has(left.marker))
  );
}

/** Where other words differ, the verb may ask for another case. */
const MIN_TURN_CLOSENESS = 0.9;

/** Cases that tell where to and where from. */
const TURNS: ReadonlySet<string> = new Set(["dative ablative", "ablative dative"]);

/** Turkish "İzmir'e", "İzmir'den". */
function directionChange(comparison: Comparison, players: readonly Player[]): Player | undefined {
  if (comparison.closeness() < MIN_TURN_CLOSENESS) return undefined;
  const found = players.find((player) => isTurned(player));
  if (found !== undefined)
    comparison.add("role", [found.i], [found.j], {
      strength: 0.8,
      contradicts: true,
      evidence: `case: ${found.cases!.join(" / ")}`,
    });
  return found;
}
