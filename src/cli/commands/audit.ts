import {
  AUDIT_CHECKS,
  type AuditReport,
  type AuditSet,
  audit,
  type DataSet,
  type Finding,
  type GoldPair,
  isTurned,
  languagesByText,
  type Scale,
} from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import type { Language } from "../../text/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { setsAtHand } from "../options/gold-sets.ts";
import { noteLanguages } from "../options/language-check.ts";
import {
  addInputOptions,
  gather,
  type InputChoice,
  langOption,
  numberParser,
  readOptions,
  scaleOption,
  wholeNumberParser,
} from "../options/options.ts";

interface Options extends InputChoice {
  readonly data?: readonly string[];
  readonly check?: readonly string[];
  readonly examples: number;
  readonly nearness: number;
  readonly lang?: readonly [Language, Language];
  readonly scale?: Scale;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .option("-d, --data <set>", "set, group or file; give it twice or more to look between sets", gather)
      .option("-c, --check <names>", "only these checks", gather)
      .option("--examples <n>", "findings shown of each check", wholeNumberParser(0, 1e9), 5)
      .option(
        "--nearness <share>",
        "trigrams that near-duplicates share at least",
        numberParser(0.5, 1),
        0.85,
      );
    addInputOptions(command);
    command.addOption(scaleOption("scale of the gold in a file of yours")).addOption(langOption());
    command
      .option("--json", "print JSON, with every finding")
      .action((options: Options) => runAudit(options, io));
    command.addHelpText(
      "after",
      `\nChecks:\n${AUDIT_CHECKS.map(({ name, description }) => `  ${name.padEnd(21)} ${description}`).join("\n")}\n\nExits with 1 when a fault is found; unpaired-quotes are remarks.`,
    );
    withExamples(command, [
      "samesay audit --data stsb-train --data stsb-dev",
      "samesay audit --data mine.tsv --check repeated-pairs,conflicting-gold",
      "samesay audit --data train.csv --data test.csv --json",
    ]);
  },
};

async function runAudit(options: Options, io: CliIo): Promise<void> {
  const { data = [], check, examples, nearness, scale, json } = options;
  if (data.length === 0) throw new StsError("E_INPUT", "name what to audit: --data SET-OR-FILE");
  const input = { ...readOptions(options, io), ...(scale && { scale }) };
  const sets: AuditSet[] = [];
  for (const set of await setsAtHand(data, input, io)) sets.push(await loaded(set, options, io.signal));
  for (const { pairs, languages } of sets) noteLanguages(pairs, options.lang && languages, io);
  const report = await watched(sets, { nearness, signal: io.signal, ...(check && { checks: check }) }, io);
  if (json) await io.printJson("audit", { schema: 1, ...report });
  else await io.print(forPeople(report, examples));
  if (report.faults > 0) io.answerNo();
}

/** The audit, with a bar in per cent while it takes long. */
async function watched(
  sets: AuditSet[],
  options: Parameters<typeof audit>[1],
  io: CliIo,
): Promise<AuditReport> {
  const bar = io.progress("auditing", 100);
  try {
    return await audit(sets, { ...options, onProgress: (share) => bar.update(Math.round(100 * share)) });
  } finally {
    bar.stop();
  }
}

async function loaded(set: DataSet, options: Options, signal: AbortSignal): Promise<AuditSet> {
  const { name, scale } = set;
  // Gold outside the scale is for the audit to find, not for the reader to refuse.
  const all = await set.read({ signal, scale: "any" }).toArray();
  const turned = options.scale ?? set.record?.scale;
  const pairs = turned !== undefined && isTurned(turned) ? all.map((pair) => turnedRound(pair, scale)) : all;
  const languages = options.lang ?? (set.languages && languagesByText(pairs, set.languages));
  return { name, scale, pairs, ...(languages && { languages }) };
}

function turnedRound({ gold, ...pair }: GoldPair, [low, high]: Scale): GoldPair {
  return gold === undefined ? pair : { ...pair, gold: low + high - gold };
}

function forPeople({ sets, counts, findings, faults }: AuditReport, examples: number): string {
  const lines = [
    sets.map(({ name, pairs }) => `${name}: ${pairs} ${pairs === 1 ? "pair" : "pairs"}`).join(", "),
  ];
  for (const [check, count] of Object.entries(counts)) {
    lines.push("", `${check}: ${count === 0 ? "none" : count}`);
    const found = findings.filter((finding) => finding.check === check);
    for (const finding of found.slice(0, examples)) lines.push(`  ${placesOf(finding)}  ${finding.problem}`);
    if (count > examples && examples > 0)
      lines.push(`  ... and ${count - examples} more (--examples ${count}, or --json)`);
  }
  const remarks = findings.length - faults;
  const remarked =
    remarks === 0
      ? ""
      : `, and ${counted(remarks, "remark")} that ${remarks === 1 ? "is no fault" : "are no faults"}`;
  lines.push("", `${faults === 0 ? "nothing found" : counted(faults, "finding")}${remarked}`);
  return `${lines.join("\n")}\n`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

function placesOf({ places }: Finding): string {
  const shown = places.slice(0, 4).map(({ id }) => id);
  return `${shown.join(" ")}${places.length > 4 ? ` +${places.length - 4}` : ""}`;
}
