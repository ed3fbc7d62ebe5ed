import { buildEquipment, type Row } from "../rows/factories.ts";
import type { DemoFacility } from "./facilities.ts";
import { demoId } from "./random.ts";

type Piece = readonly [kind: "scanTool" | "target", name: string, version: string, daysLeft: number];

/** By facility: most certificates hold, two end within 30 days, one has ended. */
const pieces: readonly (readonly Piece[])[] = [
  [
    ["scanTool", "Autel MaxiSYS MS909", "8.42", 210],
    ["scanTool", "Bosch ADS 625X", "2026.1", 12],
    ["scanTool", "Toyota Techstream", "19.00", 300],
    ["target", "Autel CSC0601 pattern board", "", 150],
    ["target", "Front radar reflector", "", 27],
    ["target", "Surround-view mat set", "", 90],
  ],
  [
    ["scanTool", "Autel MaxiSYS MS909", "8.42", 180],
    ["scanTool", "Snap-on Zeus+", "25.4", 240],
    ["target", "Autel CSC0601 pattern board", "", 120],
    ["target", "Rear radar reflector", "", -16],
  ],
  [
    ["scanTool", "Autel MaxiSYS MS919", "8.40", 330],
    ["scanTool", "Hella Gutmann mega macs X", "70", 200],
    ["target", "Front radar reflector", "", 75],
    ["target", "Lane camera target", "", 160],
  ],
];

const day = 24 * 3_600_000;
const dayOf = (today: Date, away: number) => new Date(today.getTime() + away * day).toISOString().slice(0, 10);

/** Scan tools and targets of each facility, certified for a year. */
export const buildDemoEquipment = (facilities: readonly DemoFacility[], today: Date): Row[] =>
  facilities.flatMap(({ row }, place) =>
    (pieces[place] ?? []).map(([kind, name, version, daysLeft], index) =>
      buildEquipment({
        id: demoId(),
        facility_id: row.id,
        kind,
        name,
        serial_number: `${kind === "target" ? "TG" : "ST"}-${place + 1}${String(index + 1).padStart(3, "0")}`,
        software_version: version,
        certified_on: dayOf(today, daysLeft - 365),
        expires_on: dayOf(today, daysLeft),
      }),
    ),
  );
