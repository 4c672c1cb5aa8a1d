import { StsError } from "../../errors.ts";
import { listThresholds, loadThreshold, removeThreshold, type Threshold } from "../../systems/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { thresholdText } from "../output/threshold-text.ts";

interface Json {
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    const list = command
      .command("list")
      .description("name the thresholds that are kept, with their systems")
      .option("--json", "print JSON")
      .action((options: Json) => listAll(options, io));
    withExamples(list, ["samesay thresholds list"]);
    const show = command
      .command("show")
      .description("a threshold's score, its precision and recall, and the system it is for")
      .argument("<name>", "as fit-threshold kept it")
      .option("--json", "print JSON")
      .action(async (name: string, { json }: Json) => {
        const threshold = await loadThreshold(name);
        if (json) await io.printJson("thresholds-show", { schema: 1, ...threshold });
        else await io.print(thresholdText(threshold));
      });
    withExamples(show, [
      "samesay thresholds show tickets",
      "samesay thresholds show tickets --json | jq .value",
    ]);
    const remove = command
      .command("remove")
      .description("delete a threshold")
      .argument("<name>", "as fit-threshold kept it")
      .action(async (name: string) => io.note(`samesay: removed ${await removeThreshold(name)}`));
    withExamples(remove, ["samesay thresholds remove tickets"]);
    withExamples(command, ["samesay thresholds list"]);
  },
};

/** One that is damaged is told, and stops none of the others. */
async function listAll({ json }: Json, io: CliIo): Promise<void> {
  const thresholds: Threshold[] = [];
  for (const name of await listThresholds()) {
    try {
      thresholds.push(await loadThreshold(name));
    } catch (error) {
      if (!(error instanceof StsError)) throw error;
      io.note(`samesay: ${error.message}`);
    }
  }
  if (json) await io.printJson("thresholds-list", { schema: 1, thresholds });
  else if (thresholds.length === 0)
    io.note("samesay: no threshold is kept yet; samesay fit-threshold makes one");
  else await io.print(thresholds.map(lineOf).join(""));
}

function lineOf({ name, value, f1, signature }: Threshold): string {
  const figures = `${value.toFixed(2)}  F1 ${(100 * f1).toFixed(1)} %`;
  return `${name.padEnd(24)} ${figures}  ${signature.system} version ${signature.version}\n`;
}
