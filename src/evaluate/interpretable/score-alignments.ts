import { checkChoice, checkRecords } from "../../arguments.ts";
import { type AlignedPair, wordsOf } from "../../data/index.ts";
import {
  INTERPRETABLE_FIGURES,
  type InterpretableFigure,
  type InterpretableRules,
  linkAgreement,
} from "./link-agreement.ts";
import { type TokenLink, tokenLinks } from "./token-links.ts";

/** Precision, recall and F1 in [0, 1]; null where neither file, or not the one asked, ties any tokens. */
export interface AgreementFigure {
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

export type InterpretableScores = Readonly<Record<InterpretableFigure, AgreementFigure>>;

interface Tally {
  readonly overlap: Record<InterpretableFigure, number>;
  weight: number;
}

/**
 * The four figures of the interpretable tasks for a run's alignments against gold ones.
 *
 *   overlap(A, B) = sum over links of A that B has of w_A x agreement
 *   P = overlap(run, gold) / weights of run    R = overlap(gold, run) / weights of gold    F1 = 2 P R / (P + R)
 *
 * Sums go over all pairs (micro). A pair that one file lacks counts for the other's weights alone. F1 is 0 where nothing
 * overlaps, as the organisers' script prints it, and null where neither file has a link.
 *
 * @param gold pairs with sentences or token lists
 * @param run pairs matched by id; its token numbers are those of the gold's words
 * @see Agirre et al. 2015 (SemEval task 2), 2016 (task 2): the task's script evalF1.pl. Time: linear in links.
 */
export function scoreAlignments(
  gold: readonly AlignedPair[],
  run: readonly AlignedPair[],
  rules: InterpretableRules = "2016",
): InterpretableScores {
  checkRecords(gold, "scoreAlignments: gold", "an AlignedPair", ["id"]);
  checkRecords(run, "scoreAlignments: run", "an AlignedPair", ["id"]);
  checkChoice(rules, "scoreAlignments: rules", ["2015", "2016"]);
  const runById = new Map(run.map((pair) => [pair.id, pair]));
  const goldIds = new Set(gold.map(({ id }) => id));
  const [ofRun, ofGold] = [emptyTally(), emptyTally()];
  for (const pair of gold) {
    const words = wordsAtBlanks(pair);
    const own = runById.get(pair.id);
    const goldLinks = tokenLinks(pair, words);
    const runLinks = own === undefined ? new Map<string, TokenLink>() : tokenLinks(own, words);
    addOverlap(ofRun, runLinks, goldLinks, rules);
    addOverlap(ofGold, goldLinks, runLinks, rules);
  }
  for (const pair of run) {
    if (!goldIds.has(pair.id)) addOverlap(ofRun, tokenLinks(pair, undefined), new Map(), rules);
  }
  const figures = INTERPRETABLE_FIGURES.map((name) => [name, agreement(ofRun, ofGold, name)] as const);
  return Object.fromEntries(figures) as Record<InterpretableFigure, AgreementFigure>;
}

/** The sentences split at single blanks, as the script finds the words of token numbers; else the token lists. */
function wordsAtBlanks(pair: AlignedPair): readonly [readonly string[], readonly string[]] | undefined {
  if (pair.sentences === undefined) return wordsOf(pair);
  return [pair.sentences[0].split(" "), pair.sentences[1].split(" ")];
}

function emptyTally(): Tally {
  return { overlap: { alignment: 0, type: 0, score: 0, typeScore: 0 }, weight: 0 };
}

function addOverlap(
  tally: Tally,
  own: ReadonlyMap<string, TokenLink>,
  other: ReadonlyMap<string, TokenLink>,
  rules: InterpretableRules,
): void {
  for (const [key, link] of own) {
    tally.weight += link.weight;
    const match = other.get(key);
    if (match === undefined) continue;
    const agrees = linkAgreement(link, match, rules);
    for (const name of INTERPRETABLE_FIGURES) tally.overlap[name] += link.weight * agrees[name];
  }
}

function agreement(run: Tally, gold: Tally, name: InterpretableFigure): AgreementFigure {
  const precision = run.weight > 0 ? run.overlap[name] / run.weight : null;
  const recall = gold.weight > 0 ? gold.overlap[name] / gold.weight : null;
  if (precision === null && recall === null) return { precision, recall, f1: null };
  const sum = (precision ?? 0) + (recall ?? 0);
  return { precision, recall, f1: sum > 0 ? (2 * (precision ?? 0) * (recall ?? 0)) / sum : 0 };
}
