import type { Recipe } from "../../published-system.ts";
import { baseline } from "./baseline.ts";
import { dlsCu2014 } from "./dls-cu.ts";
import { lipn2014 } from "./lipn.ts";
import { meerkatMafia2014 } from "./meerkat-mafia.ts";
import { ntnu2014 } from "./ntnu.ts";
import { overlaps2014 } from "./overlaps.ts";
import { rtmDcu2014 } from "./rtm-dcu.ts";
import { takelab2012 } from "./takelab.ts";
import { umccDlsi2014 } from "./umcc-dlsi.ts";
import { unalNlp2014 } from "./unal-nlp.ts";
import { uow2014 } from "./uow.ts";

/** Systems of 2014, and of 2012 that was run again. */
export const SYSTEMS_2014: readonly Recipe[] = [
  ...baseline,
  ...dlsCu2014,
  ...lipn2014,
  ...meerkatMafia2014,
  ...ntnu2014,
  ...overlaps2014,
  ...rtmDcu2014,
  ...takelab2012,
  ...umccDlsi2014,
  ...unalNlp2014,
  ...uow2014,
];
