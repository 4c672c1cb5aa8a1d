import type { Recipe } from "../../published-system.ts";
import { aligners2015 } from "./aligners.ts";
import { dlsCu2015 } from "./dls-cu.ts";
import { exbThemis2015 } from "./exbthemis.ts";
import { languageFree2015 } from "./language-free.ts";
import { mathLingBudapest2015 } from "./mathlingbudapest.ts";
import { regressors2015 } from "./regressors.ts";
import { samsung2015 } from "./samsung.ts";
import { sopaLipnIimas2015 } from "./sopalipniimas.ts";

/** Systems of 2015. */
export const SYSTEMS_2015: readonly Recipe[] = [
  ...aligners2015,
  ...dlsCu2015,
  ...exbThemis2015,
  ...languageFree2015,
  ...mathLingBudapest2015,
  ...regressors2015,
  ...samsung2015,
  ...sopaLipnIimas2015,
];
