import { unknownName } from "../../errors.ts";
import { listSystems, type SystemInfo } from "../../systems/index.ts";
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
        if (json) await io.printJson({ schema: 1, systems: chosen });
        else await io.print(name === undefined ? table(all) : detail(chosen[0]!));
      });
    withExamples(command, ["samesay systems", "samesay systems token-cosine", "samesay systems --json"]);
  },
};

function table(systems: readonly SystemInfo[]): string {
  const width = Math.max(...systems.map((system) => system.name.length));
  return systems
    .map(({ name, kind, description }) => `${name.padEnd(width)}  ${kind.padEnd(7)}  ${description}\n`)
    .join("");
}

function detail({ name, kind, description, source }: SystemInfo): string {
  return `${name} (${kind})\n${description}\nSource: ${source}\n`;
}
