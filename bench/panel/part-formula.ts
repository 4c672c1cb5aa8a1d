import { StsError } from "../../src/errors.ts";

/** A part with its weight in a mean. */
export interface Term {
  readonly weight: number;
  readonly model: string;
}

/**
 * What a part's name stands for: "en" one model, "en+multi" the plain mean of two standardised ones, "accurate-en+0.5*en"
 * a weighted one.
 * @throws StsError E_INPUT for an empty name or a weight that is no number above 0
 */
export function parsePart(name: string): Term[] {
  return name.split("+").map((term) => {
    const [first, second] = term.split("*");
    const model = (second ?? first)!.trim();
    const weight = second === undefined ? 1 : Number(first);
    if (model === "" || !(weight > 0) || !Number.isFinite(weight)) {
      throw new StsError(
        "E_INPUT",
        `part "${name}": "${term}" is no model's name, nor WEIGHT*NAME; en, en+multi and accurate-en+0.5*en would do`,
      );
    }
    return { weight, model };
  });
}

/** As tables head its column: "fast cosine", since `fast` is a system's name, too. */
export function nameOfPart(name: string, manifests: readonly { readonly kind: string }[]): string {
  return manifests.length === 1 && manifests[0]!.kind === "static" ? `${name} cosine` : name;
}
