// What scripts share that take arguments: `--help` prints the comment at the head of the script, with exit code 0; what
// is wrong is told in one line, with exit code 2.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";

/** Reads the arguments that the script was called with; see script-arguments.d.mts. */
export function scriptArguments({ options = {}, positionals = [] } = {}) {
  process.on("uncaughtException", tellFailure);
  helpIfAsked();
  const given = parsed(process.argv.slice(2), options);
  for (const [name, option] of Object.entries(options)) checkOption(name, option, given.values[name]);
  const needed = positionals.filter((name) => !name.startsWith("["));
  if (given.positionals.length < needed.length) refuse(`${needed[given.positionals.length]} is missing`);
  const extra = given.positionals[positionals.length];
  if (extra !== undefined && !positionals.at(-1)?.includes("..."))
    refuse(`"${extra}" is an argument too many`);
  const switches = Object.entries(options).filter(([, { type }]) => type === "boolean");
  return {
    ...given,
    values: { ...Object.fromEntries(switches.map(([name]) => [name, false])), ...given.values },
  };
}

/** Prints the script's use and ends it where its arguments ask for that. */
export function helpIfAsked() {
  if (!process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) return;
  console.log(headOf(readFileSync(process.argv[1], "utf8")));
  process.exit(0);
}

/** Ends the script with one line on what is wrong with its arguments. */
export function refuse(problem) {
  console.error(`${basename(process.argv[1])}: ${problem}; --help shows the use`);
  process.exit(2);
}

/** The whole number that an argument is. */
export function wholeArgument(name, text, low, high = Number.MAX_SAFE_INTEGER) {
  const value = Number(text);
  if (text.trim() === "" || !Number.isInteger(value) || value < low || value > high) {
    const range = high === Number.MAX_SAFE_INTEGER ? `of ${low} or more` : `of ${low} to ${high}`;
    refuse(`${name} is "${text}", expected a whole number ${range}`);
  }
  return value;
}

/** The name that an argument is, one of those known. */
export function knownArgument(name, text, known) {
  if (!known.includes(text)) refuse(`${name} is "${text}", expected ${listed(known)}`);
  return text;
}

function parsed(args, options) {
  const plain = Object.entries(options).map(([name, { type, default: usual }]) => [
    name,
    { type, ...(usual !== undefined && { default: usual }) },
  ]);
  try {
    return parseArgs({ args, options: Object.fromEntries(plain), allowPositionals: true });
  } catch (error) {
    // What parseArgs adds on arguments that start with a dash is of no use here.
    return refuse(error.message.split(/\. To |\n/)[0].replace(/\.$/, ""));
  }
}

function checkOption(name, { whole, oneOf, someOf, needed }, value) {
  if (value === undefined) {
    if (needed) refuse(`--${name} is missing`);
    return;
  }
  if (whole) wholeArgument(`--${name}`, value, ...whole);
  if (oneOf) knownArgument(`--${name}`, value, oneOf);
  if (!someOf) return;
  for (const own of value.split(",")) knownArgument(`--${name}`, own, someOf);
}

function listed(names) {
  const last = names.at(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}

/** Text of a script's first comment. */
function headOf(source) {
  const block = /^\/\*\*\n([\s\S]*?)\n? \*\//.exec(source);
  if (block !== null) return block[1].replace(/^ \* ?/gm, "");
  const lines = /^(?:\/\/.*\n)+/.exec(source)?.[0] ?? "";
  return lines.trimEnd().replace(/^\/\/ ?/gm, "");
}

/** Codes of Node for a path that an argument named wrongly. */
const PATH_CODES = ["ENOENT", "EISDIR", "ENOTDIR", "EACCES"];

/** What the library refuses, and files that are not there, are told in a line; a fault of the script with its stack. */
function tellFailure(error) {
  if (error?.name === "StsError" || PATH_CODES.includes(error?.code)) {
    console.error(`${basename(process.argv[1])}: ${error.message}`);
    process.exit(2);
  }
  console.error(error);
  process.exit(1);
}
