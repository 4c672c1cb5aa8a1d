import { unknownName } from "../../errors.ts";
import { getPublished, isPublished, listSystems, type SystemInfo } from "../../systems/index.ts";
import { type CliCommand, withExamples } from "../command.ts";

export const command: CliCommand = {
  configure(command, io) {
    command
      .argument("[name]", "one system, with its source")
      .option("--json", "print JSON")
      .action(async (name: string | undefined, { json }: { json?: boolean }) => {
        const all = await listSystems();
        const chosen = name === undefined ? all : all.filter((system) => system.name === name);
        if (name !== undefined && chosen.length === 0)
          throw unknownName(
            "system",
            name,
            all.map((s) => s.name),
          );
        const systems = chosen.map((system) => ({ ...system, ...recipeFacts(system.name) }));
        if (json) await io.printJson("systems", { schema: 1, systems });
        else await io.print(name === undefined ? table(all) : detail(chosen[0]!) + recipeDetail(name));
      });
    withExamples(command, ["samesay systems", "samesay systems token-cosine", "samesay systems --json"]);
  },
};

function table(systems: readonly SystemInfo[]): string {
  const width = Math.max(...systems.map((system) => system.name.length));
  return systems
    .map(({ name, kind, description }) => `${name.padEnd(width)}  ${kind.padEnd(9)}  ${description}\n`)
    .join("");
}

function detail({ name, kind, description, source }: SystemInfo): string {
  return `${name} (${kind})\n${description}\nSource: ${source}\n`;
}

/** What is known of a published system beside its line. */
function recipeFacts(name: string) {
  if (!isPublished(name)) return {};
  const { year, features, learner, networks, vectors, textModel, translates, ...recipe } = getPublished(name);
  const { faithful, substituted, published } = recipe;
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
  };
}

function recipeDetail(name: string): string {
  if (!isPublished(name)) return "";
  const {
    features,
    learner,
    networks = [],
    translates,
    faithful,
    substituted,
    published,
  } = getPublished(name);
  const figures = Object.entries(published).map(([set, r]) => `${set} ${r}`);
  return [
    ...(features.length === 0
      ? []
      : [`Features: ${features.join(", ")}`, `Learner: ${JSON.stringify(learner)}`]),
    ...networks.map((network) => `Network: ${JSON.stringify(network)}`),
    ...(translates === true
      ? ["Other languages: brought into English first (samesay train --translator)"]
      : []),
    `As in the paper: ${faithful}`,
    `Substituted: ${substituted}`,
    `Published (Pearson's r): ${figures.length === 0 ? "none" : figures.join(", ")}`,
    `Train it: samesay train --system ${name} --data stsb-train --out ./my-${name}`,
    "",
  ].join("\n");
}
