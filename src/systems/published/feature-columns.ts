import { StsError } from "../../errors.ts";
import type { FeatureFamily, FeatureTools } from "./features/family.ts";
import { getFeatures } from "./features/index.ts";
import type { RecipeText } from "./recipe-text.ts";

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

/** A pair's features, shape [columns]. */
export function featureRow(
  chosen: readonly ChosenColumns[],
  a: RecipeText,
  b: RecipeText,
  tools: FeatureTools,
): Float64Array {
  return Float64Array.from(
    chosen.flatMap(({ family, columns }) => {
      const values = family.compute(a, b, tools);
      return columns.map((k) => values[k]!);
    }),
  );
}
