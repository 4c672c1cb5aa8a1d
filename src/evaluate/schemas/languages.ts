import { oneOf, tuple } from "../../json-schema.ts";
import { LANGUAGES } from "../../text/index.ts";

export const language = oneOf(...LANGUAGES);
const tag = oneOf(...LANGUAGES, "und");
/** Of a pair's two texts; "und" where nobody asked or nothing tells. */
export const languages = tuple(tag, tag);
