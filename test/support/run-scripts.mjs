// Runs scripts with arguments, one after another in this process, so that what they have in common is loaded once: a
// list of [path, ...arguments] comes in on stdin, a list of { status, stdout, stderr } goes out. For scripts that end
// themselves while they are loaded: an exit ends the script's module, and what it throws goes where Node would take it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

class Exit extends Error {
  constructor(status) {
    super(`exit ${status}`);
    this.status = status;
  }
}

const { exit, stdout, stderr } = process;
const write = stdout.write.bind(stdout);
process.exit = (status) => {
  throw new Exit(Number(status ?? process.exitCode ?? 0));
};

/** What a function ends with where it calls process.exit; undefined where it does not. */
async function exitOf(run) {
  try {
    await run();
  } catch (error) {
    if (error instanceof Exit) return error.status;
    throw error;
  }
}

async function statusOf(url) {
  try {
    return (await exitOf(() => import(url))) ?? Number(process.exitCode ?? 0);
  } catch (error) {
    const [listener] = process.listeners("uncaughtException");
    if (listener !== undefined) return exitOf(() => listener(error));
    console.error(error);
    return 1;
  }
}

async function run([path, ...args], turn) {
  const said = { stdout: "", stderr: "" };
  for (const [name, stream] of Object.entries({ stdout, stderr })) {
    stream.write = (text) => {
      said[name] += text;
      return true;
    };
  }
  process.argv = [process.execPath, resolve(path), ...args];
  process.exitCode = undefined;
  // A module is loaded once by its address: another for each run.
  const status = await statusOf(`${pathToFileURL(path).href}?run=${turn}`);
  process.removeAllListeners("uncaughtException");
  return { status, ...said };
}

const answers = [];
for (const [turn, script] of JSON.parse(readFileSync(0, "utf8")).entries())
  answers.push(await run(script, turn));
write(JSON.stringify(answers), () => exit(0));
