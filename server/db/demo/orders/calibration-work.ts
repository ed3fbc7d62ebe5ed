/** What was repaired and which calibrations it calls for (the starter rules of the handbook, section 13). */
import type { Chance } from "../random.ts";

interface Repair {
  words: string;
  operation: string;
  calls: readonly string[];
}

const repairs: readonly (readonly [Repair, number])[] = [
  [{ words: "Windshield replaced", operation: "windshield", calls: ["CAL-FCAM-S", "CAL-HUD"] }, 30],
  [{ words: "Front bumper replaced", operation: "frontEnd", calls: ["CAL-FRAD", "CAL-FCRN", "CAL-PARK"] }, 24],
  [
    { words: "Rear bumper replaced and refinished", operation: "rearEnd", calls: ["CAL-RCRN", "CAL-RCAM", "CAL-PARK"] },
    16,
  ],
  [{ words: "Door mirror replaced", operation: "doorOrMirror", calls: ["CAL-SVM"] }, 8],
  [
    {
      words: "Four-wheel alignment and suspension work",
      operation: "alignment",
      calls: ["RST-SAS", "CAL-FCAM-D", "CAL-LKA"],
    },
    10,
  ],
  [
    {
      words: "Structural repair, front",
      operation: "structural",
      calls: ["CAL-FCAM-SD", "CAL-FRAD", "RST-SAS", "CAL-FCRN"],
    },
    5,
  ],
  [{ words: "Airbag and seat replaced", operation: "restraints", calls: ["RST-OCS", "RST-SAS"] }, 4],
  [{ words: "Headlamp replaced", operation: "headlamp", calls: ["CAL-AFS"] }, 3],
];

export interface Work {
  repair: string;
  /** The repair as the intake knows it. */
  operation: string;
  /** Line item type keys, the main one first. */
  calibrations: string[];
}

export function pickWork(chance: Chance): Work {
  const { words, operation, calls } = chance.weighted(repairs);
  return { repair: words, operation, calibrations: calls.slice(0, chance.whole(1, calls.length)) };
}

export const calibrationTypeOf = ({ calibrations }: Work): string =>
  calibrations.length === 1 ? (calibrations[0] ?? "multiple") : "multiple";
