import type { Command } from "commander";
import type { CliIo } from "./command.ts";

const SHELLS = ["bash", "zsh", "fish", "powershell"];

/** Last line of an answer in the scripts' protocol (cobra's): whether the shell may complete file names. */
const NO_FILES = ":4";
const FILES = ":0";

/**
 * `samesay complete SHELL` prints a script, `samesay complete -- WORDS` answers its questions. Candidates and three of
 * the scripts come from a kept package. Added here: values of --system, --data and --protocol; file names wherever
 * nothing else fits; and a bash script that needs no bash-completion and never evaluates what was typed.
 *
 * @param program with all commands
 * @param argv after `complete`
 * @returns false when it is neither, and `program`, which now knows the command, should say so
 */
export async function complete(program: Command, argv: readonly string[], io: CliIo): Promise<boolean> {
  const [{ default: addTo }, { default: tree }] = await Promise.all([
    import("@bomb.sh/tab/commander"),
    import("@bomb.sh/tab"),
  ]);
  addTo(program);
  const command = program.commands.find((entry) => entry.name() === "complete")!;
  command.description("print a completion script for bash, zsh, fish or powershell").addHelpText(
    "after",
    `
Examples:
  $ samesay complete bash >> ~/.bashrc
  $ samesay complete zsh > "\${fpath[1]}/_samesay"
  $ samesay complete fish > ~/.config/fish/completions/samesay.fish`,
  );
  const [first, ...words] = argv;
  if (first === "--") {
    const values = await optionValues();
    for (const entry of tree.commands.values()) {
      for (const option of entry.options.values()) {
        const known = values[option.value];
        if (known === undefined || option.isBoolean) continue;
        option.handler = (add) => {
          for (const value of known) add(value, "");
        };
      }
    }
    // A copy: the package takes the last word off the list.
    await io.print(
      withFiles(
        printedBy(() => tree.parse([...words])),
        words.at(-1) ?? "",
      ),
    );
    return true;
  }
  if (first === undefined || words.length > 0 || !SHELLS.includes(first)) return false;
  await io.print(first === "bash" ? BASH : printedBy(() => tree.setup("samesay", "samesay", first)));
  return true;
}

/** The package writes to the console alone. */
function printedBy(act: () => void): string {
  const lines: string[] = [];
  const { log } = console;
  console.log = (line: string) => void lines.push(line);
  try {
    act();
  } finally {
    console.log = log;
  }
  return `${lines.join("\n")}\n`;
}

/** Without candidates the shell offers files, unless an option's name is being typed. */
function withFiles(answer: string, word: string): string {
  return answer.trim() === NO_FILES && !/^-[^=]*$/.test(word) ? `${FILES}\n` : answer;
}

async function optionValues(): Promise<Record<string, readonly string[]>> {
  const [systems, data, evaluate, text] = await Promise.all([
    import("../systems/index.ts"),
    import("../data/index.ts"),
    import("../evaluate/index.ts"),
    import("../text/index.ts"),
  ]);
  const [known, catalogue] = await Promise.all([systems.listSystems(), data.loadCatalogue()]);
  const systemNames = known.map(({ name }) => name);
  return {
    system: systemNames,
    systems: systemNames,
    data: data.knownNames(catalogue),
    protocol: evaluate.PROTOCOLS.map(({ name }) => name),
    format: data.PAIR_FORMATS,
    lang: text.LANGUAGES,
  };
}

const BASH = `# bash completion for samesay
__samesay_complete() {
    local cur words cword line out
    if declare -F _get_comp_words_by_ref > /dev/null; then
        _get_comp_words_by_ref -n "=:" cur words cword
    else
        words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD cur=\${COMP_WORDS[COMP_CWORD]}
    fi
    COMPREPLY=()
    out=$(samesay complete -- "\${words[@]:1:cword}" 2> /dev/null) || return 0
    # The last line says whether files may be offered: 0 yes, 4 no.
    if [[ \${out##*:} == 4 ]]; then compopt +o default +o bashdefault 2> /dev/null; fi
    while IFS= read -r line; do
        line=\${line%%$'\\t'*}
        if [[ -n $line && $line == "$cur"* ]]; then COMPREPLY+=("$line"); fi
    done <<< "\${out%:*}"
}
complete -o default -o bashdefault -F __samesay_complete samesay
`;
