export {
  type ExclusionKind,
  excludeAs,
  exclusionOf,
  type Membership,
  membershipsOf,
} from "./exclusive/exclusive.ts";
