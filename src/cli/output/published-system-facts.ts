import { loadOwnFigures } from "../../evaluate/index.ts";
import { getPublished } from "../../systems/index.ts";
import { learnerText, withSettings } from "./learner-text.ts";

/** What is known of a published system beside its line. */
export async function publishedSystemFacts(name: string) {
  const { year, features, learner, networks, vectors, textModel, translates, ...recipe } = getPublished(name);
  const { faithful, substituted, published } = recipe;
  const own = await ownFigures(name);
  return {
    year,
    features,
    learner,
    networks,
    vectors,
    textModel,
    translates,
    faithful,
    substituted,
    published,
    own,
  };
}

/** What this version reached here, by set: of sets that the paper has, and others; null where it was not run. */
async function ownFigures(name: string): Promise<Record<string, number | null>> {
  const { version, published } = getPublished(name);
  const measured = (await loadOwnFigures()).filter((row) => row.system === name && row.version === version);
  return Object.fromEntries([
    ...Object.keys(published).map((set) => [set, null] as const),
    ...measured.map(({ set, value }) => [set, value] as const),
  ]);
}

/** The facts as `samesay systems NAME` prints them. */
export async function publishedSystemDetail(name: string): Promise<string> {
  const {
    features,
    learner,
    networks = [],
    translates,
    faithful,
    substituted,
    published,
    own,
  } = await publishedSystemFacts(name);
  const theirs: Readonly<Record<string, number>> = published;
  const figures = Object.entries(own).map(
    ([set, r]) => `${set} ${r ?? "not run"} / ${theirs[set] ?? "none"}`,
  );
  return [
    ...(features.length === 0
      ? []
      : [`Features: ${features.join(", ")}`, `Learner: ${learnerText(learner)}`]),
    ...networks.map(({ encoder, ...settings }) => `Network: ${withSettings(encoder, { ...settings })}`),
    ...(translates === true
      ? ["Other languages: brought into English first (samesay train --translator)"]
      : []),
    `As in the paper: ${faithful}`,
    `Substituted: ${substituted}`,
    `Own / published (Pearson's r): ${figures.length === 0 ? "none" : figures.join(", ")}`,
    `Train it: samesay train --system ${name} --data stsb-train --out ./my-${name}`,
    "",
  ].join("\n");
}
