import { checkOptions, checkText } from "../arguments.ts";
import type { Explanation } from "./explanation.ts";
import type { ExplainerOptions } from "./open-explainer.ts";

/**
 * Why two texts have their score: aligned parts with types and strengths, what differs, and a sentence. Opens the weights
 * and closes them; for many pairs open them once with `createExplainer`.
 * @example (await explain("A dog runs.", "A dog sleeps.")).sentence
 * @throws StsError E_INPUT, E_UNKNOWN_NAME, E_MODEL, E_ABORTED
 */
export async function explain(
  a: string,
  b: string,
  options: ExplainerOptions & { readonly signal?: AbortSignal } = {},
): Promise<Explanation> {
  checkText(a, "explain: text a");
  checkText(b, "explain: text b");
  const { EXPLAINER_OPTIONS, openExplainer } = await import("./open-explainer.ts");
  checkOptions(options, "explain", [...EXPLAINER_OPTIONS, "signal"], '{ system: "base" }');
  const { signal, ...rest } = options;
  const explainer = await openExplainer(rest);
  try {
    return (await explainer.explain([{ a, b }], signal === undefined ? {} : { signal }))[0]!;
  } finally {
    await explainer.close();
  }
}
