export {
  type ExclusionKind,
  excludeAs,
  exclusionOf,
  type Membership,
  membershipsOf,
} from "./exclusive/exclusive.ts";
export { type Mark, type MarkKind, marksOf } from "./marks/marks.ts";
export { isListedName } from "./names/names.ts";
export { openParaphrases, type Paraphrases } from "./paraphrases/paraphrases.ts";
