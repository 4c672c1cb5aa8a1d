import { StsError } from "../../errors.ts";
import type { FeatureFamily } from "./features/family.ts";
import { getFeatures } from "./features/index.ts";

/** One family and those of its columns that a recipe takes. */
export interface ChosenColumns {
  readonly family: FeatureFamily;
  /** Numbers of columns of the family. */
  readonly columns: readonly number[];
}

/**
 * What a recipe's list of features names: "family", or "family/column".
 * @throws StsError E_UNKNOWN_NAME for a family, E_INPUT for a column that there is not
 */
export function chooseColumns(features: readonly string[]): ChosenColumns[] {
  return features.map((feature) => {
    const [name = "", column] = feature.split("/");
    const family = getFeatures(name);
    if (column === undefined) return { family, columns: family.columns.map((_, k) => k) };
    const place = family.columns.indexOf(column);
    if (place >= 0) return { family, columns: [place] };
    throw new StsError(
      "E_INPUT",
      `features "${name}" have no column "${column}"; known: ${family.columns.join(", ")}`,
    );
  });
}

/** Names of the columns, "family/column". */
export function columnNames(chosen: readonly ChosenColumns[]): string[] {
  return chosen.flatMap(({ family, columns }) => columns.map((k) => `${family.name}/${family.columns[k]}`));
}

/** Families that the columns are of, each once. */
export function familiesOf(chosen: readonly ChosenColumns[]): FeatureFamily[] {
  return [...new Set(chosen.map(({ family }) => family))];
}

/**
 * Features of each pair, shape [pairs][columns].
 * @param values of each family by its name, shape [pairs * columns of the family]
 */
export function featureRows(
  chosen: readonly ChosenColumns[],
  values: ReadonlyMap<string, Float64Array>,
  pairs: number,
): Float64Array[] {
  const columns = chosen.flatMap(({ family, columns: own }) =>
    own.map((k) => ({ values: values.get(family.name)!, at: k, width: family.columns.length })),
  );
  return Array.from({ length: pairs }, (_, i) =>
    Float64Array.from(columns, ({ values: own, at, width }) => own[i * width + at]!),
  );
}

export function usesTokenVectors(chosen: readonly ChosenColumns[]): boolean {
  return chosen.some(({ family }) => family.usesTokenVectors === true);
}
