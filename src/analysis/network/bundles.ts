import { hashString } from "./hash.ts";

/**
 * The feature bundles of a language, as in CoNLL-U ("Case=Nom|Number=Sing"), and which of them each part of
 * speech takes. A bundle's score is the sum over its attribute=value parts; attributes it lacks count as "absent".
 */
export class BundleSet {
  readonly bundles: readonly string[];
  /** byTag[tag]: numbers of the bundles seen with that part of speech. */
  readonly byTag: readonly Uint16Array[];
  /** How many attribute=value parts there are, "absent" ones included. */
  readonly parts: number;
  /** Per bundle: the parts it is made of. */
  readonly partsOf: readonly Uint16Array[];
  /** Per part of speech: its bundles in the order in which they are scored. */
  readonly walks: readonly BundleWalk[];
  /** The features of `keyAttributes`, hashed: those that matter most for what a word does in its sentence. */
  readonly keyHash: Int32Array;
  readonly hash: Int32Array;
  /** The features of `DERIVED_ATTRIBUTES`, hashed. */
  readonly derivedHash: Int32Array;
  /** Bundles as objects; frozen, since all words with a bundle share it. */
  readonly features: readonly Readonly<Record<string, string>>[];

  constructor(
    bundles: readonly string[],
    byTag: readonly (readonly number[])[],
    keyAttributes: readonly string[],
  ) {
    this.bundles = bundles;
    this.byTag = byTag.map((list) => Uint16Array.from(list));
    const attributes = new Map<string, Map<string, number>>();
    let parts = 0;
    const parsed = bundles.map(parseBundle);
    for (const bundle of parsed) {
      for (const [attribute, value] of bundle) {
        let values = attributes.get(attribute);
        if (values === undefined) {
          values = new Map([["", parts++]]);
          attributes.set(attribute, values);
        }
        if (!values.has(value)) values.set(value, parts++);
      }
    }
    this.parts = parts;
    this.partsOf = parsed.map((bundle) => {
      const list: number[] = [];
      for (const [attribute, values] of attributes) list.push(values.get(bundle.get(attribute) ?? "")!);
      return Uint16Array.from(list);
    });
    this.walks = this.byTag.map((list) => makeWalk(list, this.partsOf));
    this.keyHash = Int32Array.from(parsed, (bundle) =>
      hashString(keyAttributes.map((a) => bundle.get(a) ?? "").join("|")),
    );
    this.hash = Int32Array.from(bundles, hashString);
    this.derivedHash = Int32Array.from(parsed, (bundle) =>
      hashString(DERIVED_ATTRIBUTES.map((a) => bundle.get(a) ?? "").join("|")),
    );
    this.features = parsed.map((bundle) => Object.freeze(Object.fromEntries(bundle)));
  }
}

/** What the endings nearest to a verb's root say. */
const DERIVED_ATTRIBUTES = ["Voice", "Polarity", "VerbForm", "Mood"];

/** What the network says of a word's form, as the lemmatiser's features take it: numbers and hashes. */
export interface Grammar {
  readonly tag: number;
  /** All features. */
  readonly morph: number;
  /** The ones that BundleSet's `keyAttributes` name. */
  readonly key: number;
  /** The ones of a verb's endings that stand nearest to the root. */
  readonly derived: number;
}

export function grammarOf(set: BundleSet, tag: number, bundle: number): Grammar {
  return {
    tag,
    morph: set.hash[bundle]!,
    key: set.keyHash[bundle]!,
    derived: set.derivedHash[bundle]!,
  };
}

/**
 * The bundles of one part of speech, sorted by their parts, so that one shares with the one before it what it starts
 * with. What all bundles have in common is left out: it adds the same to each.
 */
export interface BundleWalk {
  /** How many parts a bundle has here. */
  readonly width: number;
  readonly bundles: Uint16Array;
  /** Per bundle: its place in `byTag`, where the commoner one comes first. */
  readonly ranks: Uint16Array;
  /** Per bundle: how many parts it shares with the one before it. */
  readonly shared: Uint8Array;
  /** Per bundle: its parts, `width` numbers. */
  readonly parts: Uint16Array;
}

function makeWalk(list: Uint16Array, partsOf: readonly Uint16Array[]): BundleWalk {
  const first = partsOf[list[0] ?? 0]!;
  const kinds = Array.from(first, (_, column) => new Set(Array.from(list, (b) => partsOf[b]![column]!)).size);
  const columns = kinds
    .map((_, column) => column)
    .filter((column) => kinds[column]! > 1)
    .sort((x, y) => kinds[x]! - kinds[y]! || x - y);
  const rows = Array.from(list, (bundle, rank) => ({
    bundle,
    rank,
    parts: columns.map((column) => partsOf[bundle]![column]!),
  }));
  rows.sort((x, y) => {
    const column = x.parts.findIndex((part, c) => part !== y.parts[c]);
    return column < 0 ? x.rank - y.rank : x.parts[column]! - y.parts[column]!;
  });
  return {
    width: columns.length,
    bundles: Uint16Array.from(rows, (row) => row.bundle),
    ranks: Uint16Array.from(rows, (row) => row.rank),
    shared: Uint8Array.from(rows, (row, i) => {
      if (i === 0) return 0;
      const column = row.parts.findIndex((part, c) => part !== rows[i - 1]!.parts[c]);
      return column < 0 ? columns.length : column;
    }),
    parts: Uint16Array.from(rows.flatMap((row) => row.parts)),
  };
}

export function parseBundle(bundle: string): Map<string, string> {
  const parts = new Map<string, string>();
  if (bundle === "_" || bundle === "") return parts;
  for (const part of bundle.split("|")) {
    const at = part.indexOf("=");
    parts.set(part.slice(0, at), part.slice(at + 1));
  }
  return parts;
}

/** Sum of the first parts of the bundle being scored: entry k is that of k parts. */
const begun = new Float64Array(64);

/** Highest-scoring bundle among those of the tag, the commonest of equals; 0 when the tag has none. */
export function bestBundle(set: BundleSet, tag: number, partScores: Float64Array): number {
  const { width, bundles, ranks, shared, parts } = set.walks[tag]!;
  let best = 0;
  let bestRank = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let b = 0; b < bundles.length; b++) {
    const from = shared[b]!;
    let sum = begun[from]!;
    const at = b * width;
    for (let c = from; c < width; c++) {
      sum += partScores[parts[at + c]!]!;
      begun[c + 1] = sum;
    }
    if (sum > bestScore || (sum === bestScore && ranks[b]! < bestRank)) {
      bestScore = sum;
      bestRank = ranks[b]!;
      best = bundles[b]!;
    }
  }
  return best;
}
