import type { Recipe } from "../../published-system.ts";
import { bit2016 } from "./bit.ts";
import { crossLingual2016 } from "./cross-lingual.ts";
import { ecnu2016 } from "./ecnu.ts";
import { networks2016 } from "./networks.ts";
import { nuigUnlp2016 } from "./nuig-unlp.ts";
import { overlaps2016 } from "./overlaps.ts";
import { regressors2016 } from "./regressors.ts";
import { rtm2016 } from "./rtm.ts";
import { saarsheff2016 } from "./saarsheff.ts";
import { stasis2016 } from "./stasis.ts";
import { uwb2016 } from "./uwb.ts";

/** Systems of 2016. */
export const SYSTEMS_2016: readonly Recipe[] = [
  ...bit2016,
  ...crossLingual2016,
  ...ecnu2016,
  ...networks2016,
  ...nuigUnlp2016,
  ...overlaps2016,
  ...regressors2016,
  ...rtm2016,
  ...saarsheff2016,
  ...stasis2016,
  ...uwb2016,
];
