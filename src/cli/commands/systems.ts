import { unknownName } from "../../errors.ts";
import type { ChunkAligner } from "../../explain/index.ts";
import { isPublished, listSystems, type SystemInfo } from "../../systems/index.ts";
import { type CliCommand, withExamples } from "../command.ts";

/** A line of the list; `aligner`: of what aligns chunks. */
interface Line extends Omit<SystemInfo, "kind"> {
  readonly kind: SystemInfo["kind"] | "chunks";
  readonly aligner?: ChunkAligner;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .argument("[name]", "one system, with its source")
      .option("--json", "print JSON")
      .action(async (name: string | undefined, { json }: { json?: boolean }) => {
        const all = await allLines();
        const chosen = name === undefined ? all : all.filter((system) => system.name === name);
        if (name !== undefined && chosen.length === 0)
          throw unknownName(
            "system",
            name,
            all.map((s) => s.name),
          );
        if (json) {
          const systems = await Promise.all(chosen.map(withFacts));
          await io.printJson("systems", { schema: 1, systems });
        } else await io.print(name === undefined ? table(all) : await detail(chosen[0]!));
      });
    withExamples(command, [
      "samesay systems",
      "samesay systems token-cosine",
      "samesay systems ists-nerosim",
      "samesay systems --json",
    ]);
  },
};

/** What scores pairs, then what aligns chunks. */
async function allLines(): Promise<Line[]> {
  const { chunkAligners } = await import("../../explain/index.ts");
  return [
    ...(await listSystems()),
    ...chunkAligners.map((aligner): Line => {
      const { name, description, source } = aligner;
      return { name, kind: "chunks", description, source, aligner };
    }),
  ];
}

function table(systems: readonly Line[]): string {
  const width = Math.max(...systems.map((system) => system.name.length));
  return systems
    .map(({ name, kind, description }) => `${name.padEnd(width)}  ${kind.padEnd(9)}  ${description}\n`)
    .join("");
}

async function detail({ name, kind, description, source, aligner }: Line): Promise<string> {
  const line = `${name} (${kind})\n${description}\nSource: ${source}\n`;
  if (aligner !== undefined) {
    const { chunkSystemDetail } = await import("../output/chunk-system-facts.ts");
    return line + (await chunkSystemDetail(aligner));
  }
  if (!isPublished(name)) return line;
  const { publishedSystemDetail } = await import("../output/published-system-facts.ts");
  return line + (await publishedSystemDetail(name));
}

async function withFacts({ aligner, ...line }: Line) {
  if (aligner !== undefined) {
    const { chunkSystemFacts } = await import("../output/chunk-system-facts.ts");
    return { ...line, ...(await chunkSystemFacts(aligner)) };
  }
  if (!isPublished(line.name)) return line;
  const { publishedSystemFacts } = await import("../output/published-system-facts.ts");
  return { ...line, ...(await publishedSystemFacts(line.name)) };
}
