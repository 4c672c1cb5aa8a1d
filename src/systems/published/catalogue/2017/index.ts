import type { Recipe } from "../../published-system.ts";
import { bit2017 } from "./bit.ts";
import { corpusSystems2017 } from "./corpus-systems.ts";
import { crossLingual2017 } from "./cross-lingual.ts";
import { dtTeam2017 } from "./dt-team.ts";
import { ecnu2017 } from "./ecnu.ts";
import { english2017 } from "./english.ts";
import { fcicu2017 } from "./fcicu.ts";
import { l2fInescId2017 } from "./l2f-inesc-id.ts";
import { mitre2017 } from "./mitre.ts";
import { networks2017 } from "./networks.ts";
import { stsUhh2017 } from "./sts-uhh.ts";
import { stsbBaselines } from "./stsb-baselines.ts";

/** Systems of 2017. */
export const SYSTEMS_2017: readonly Recipe[] = [
  ...bit2017,
  ...corpusSystems2017,
  ...crossLingual2017,
  ...dtTeam2017,
  ...ecnu2017,
  ...english2017,
  ...fcicu2017,
  ...l2fInescId2017,
  ...mitre2017,
  ...networks2017,
  ...stsbBaselines,
  ...stsUhh2017,
];
