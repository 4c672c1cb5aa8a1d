import { type ResolvedData, resolveData } from "../src/data/index.ts";
import { StsError } from "../src/errors.ts";
import type { PublishedSet, Recipe } from "../src/systems/index.ts";

/** What a system is trained on before it is scored on a set. */
interface YearProtocol {
  /** Sets or groups of the catalogue; those that have to be added by the user count where they are here. */
  readonly train: readonly string[];
  readonly test: PublishedSet;
  /** Set or group of the catalogue; by default `test`. */
  readonly data?: string;
  /** Plain mean of the sets, as in 2017; by default the mean weighted by their sizes. */
  readonly plainMean?: boolean;
}

const YEARS_BEFORE_2014 = ["sts2012-train", "sts2012", "sts2013"];
const YEARS_BEFORE_2015 = [...YEARS_BEFORE_2014, "sts2014"];
const YEARS_BEFORE_2016 = [...YEARS_BEFORE_2015, "sts2015"];
const SPANISH_BEFORE_2016 = ["sts2014-es-trial", "sts2014-es", "sts2015-es"];
const YEARS_BEFORE_2017 = [...YEARS_BEFORE_2016, "sts2016", "sts2017-train", "sts2017-trial"];
const track = (test: PublishedSet, data: string) => ({ train: YEARS_BEFORE_2017, test, data });

/** For a year's set, sets of earlier years alone, and trial and training parts of its own. */
export const PROTOCOLS = {
  stsb: { train: ["stsb-train"], test: "stsb-dev" },
  "stsb-test": { train: ["stsb-train"], test: "stsb-test" },
  "2014": { train: YEARS_BEFORE_2014, test: "sts2014" },
  "2014-es": { train: [...YEARS_BEFORE_2014, "sts2014-es-trial"], test: "sts2014-es" },
  "2015": { train: YEARS_BEFORE_2015, test: "sts2015" },
  "2015-es": { train: [...YEARS_BEFORE_2015, "sts2014-es-trial", "sts2014-es"], test: "sts2015-es" },
  "2016": { train: YEARS_BEFORE_2016, test: "sts2016" },
  "2016-es-en": {
    train: [...YEARS_BEFORE_2016, ...SPANISH_BEFORE_2016, "sts2016-es-en-trial"],
    test: "sts2016-es-en",
  },
  "2017": { train: YEARS_BEFORE_2017, test: "sts2017", plainMean: true },
  "2017-en": track("sts2017-en", "sts2017.track5.en-en"),
  "2017-es": track("sts2017-es", "sts2017.track3.es-es"),
  "2017-ar": track("sts2017-ar", "sts2017.track1.ar-ar"),
  "2017-es-en": track("sts2017-es-en", "sts2017.track4a.es-en"),
} as const satisfies Record<string, YearProtocol>;
export type Protocol = keyof typeof PROTOCOLS;
export const PROTOCOL_NAMES = Object.keys(PROTOCOLS) as Protocol[];

export function protocolOf(name: Protocol): YearProtocol {
  return PROTOCOLS[name];
}

/** Those whose test set is here: as it ships, or as the user added it. */
export async function protocolsHere(): Promise<Protocol[]> {
  const here = await Promise.all(PROTOCOL_NAMES.map(isHere));
  return PROTOCOL_NAMES.filter((_, i) => here[i]);
}

async function isHere(name: Protocol): Promise<boolean> {
  const { test, data = test } = protocolOf(name);
  const { sets, missing } = await setsHere(data);
  return sets.length > 0 && missing.length === 0;
}

/** @throws StsError E_INPUT where a set of the test is not here, with what would do */
export async function checkHere(name: Protocol): Promise<void> {
  const { test, data = test } = protocolOf(name);
  const [first, ...others] = (await resolveData(data, {})).missing;
  if (first === undefined) return;
  const names = [first, ...others].map((set) => set.name).join(", ");
  throw new StsError(
    "E_INPUT",
    `--protocol ${name}: ${names} not added; samesay data show ${first.name} says how`,
  );
}

/** Sets of a name that are here, none of those that have to be added and were not. @throws StsError for what is wrong else */
export async function setsHere(name: string): Promise<Pick<ResolvedData, "sets" | "missing">> {
  return resolveData(name, {}).catch((error: unknown) => {
    if (error instanceof StsError && error.code === "E_INPUT") return { sets: [], missing: [] };
    throw error;
  });
}

/**
 * Whether a system is measured under a protocol: where its paper has a figure; what has none on a set that ships is shown on
 * STS-benchmark dev and 2015, what no paper has on 2014 too.
 */
export function isMeasured({ year, published }: Recipe, protocol: Protocol): boolean {
  if (published[PROTOCOLS[protocol].test] !== undefined) return true;
  const shown: Protocol[] = ["stsb", "2015"];
  if (Object.keys(published).length === 0) shown.push("2014");
  else if (year < 2016) return false;
  return shown.includes(protocol);
}
