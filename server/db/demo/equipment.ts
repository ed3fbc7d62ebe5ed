import { buildEquipment, type Row } from "../rows/factories.ts";
import type { DemoFacility } from "./facilities.ts";
import { demoId } from "./random.ts";

interface Piece {
  kind: "scanTool" | "target";
  name: string;
  version?: string;
  /** Of its certificate. */
  daysLeft: number;
  serves: readonly string[];
  makes?: readonly string[];
  /** The bay or van where it lives; none: the shelf. */
  livesIn?: string;
}

const front = ["CAL-FCAM-S", "CAL-FCAM-SD", "CAL-LKA"];
const frontRadar = ["CAL-FRAD", "CAL-FCRN"];
const around = ["CAL-SVM", "CAL-RCAM"];

/** What a van takes to its stops. */
const inVan = (livesIn: string, daysLeft: number): readonly Piece[] => [
  { kind: "scanTool", name: "Hella Gutmann mega macs X", version: "70", daysLeft, serves: front, livesIn },
  { kind: "target", name: "Autel CSC0601 pattern board", daysLeft, serves: front, livesIn },
  { kind: "target", name: "Surround-view mat set", daysLeft, serves: around, livesIn },
];

/** By facility: most certificates hold, two end within 30 days, one has ended. */
const pieces: readonly (readonly Piece[])[] = [
  [
    { kind: "scanTool", name: "Autel MaxiSYS MS909", version: "8.42", daysLeft: 210, serves: front },
    { kind: "scanTool", name: "Bosch ADS 625X", version: "2026.1", daysLeft: 12, serves: [] },
    {
      kind: "scanTool",
      name: "Toyota Techstream",
      version: "19.00",
      daysLeft: 300,
      serves: frontRadar,
      makes: ["Toyota", "Lexus"],
    },
    { kind: "target", name: "Autel CSC0601 pattern board", daysLeft: 150, serves: front, livesIn: "Bay 1" },
    { kind: "target", name: "Front radar reflector", daysLeft: 27, serves: frontRadar },
    { kind: "target", name: "Surround-view mat set", daysLeft: 90, serves: around, livesIn: "Bay 2" },
    ...inVan("Van 1", 190),
    ...inVan("Van 2", 140),
  ],
  [
    { kind: "scanTool", name: "Autel MaxiSYS MS909", version: "8.42", daysLeft: 180, serves: front },
    { kind: "scanTool", name: "Snap-on Zeus+", version: "25.4", daysLeft: 240, serves: [] },
    { kind: "target", name: "Autel CSC0601 pattern board", daysLeft: 120, serves: front },
    { kind: "target", name: "Rear radar reflector", daysLeft: -16, serves: [] },
  ],
  [
    {
      kind: "scanTool",
      name: "Autel MaxiSYS MS919",
      version: "8.40",
      daysLeft: 330,
      serves: [...front, ...frontRadar],
    },
    {
      kind: "scanTool",
      name: "Hella Gutmann mega macs X",
      version: "70",
      daysLeft: 200,
      serves: [...front, ...frontRadar],
      livesIn: "Van 1",
    },
    { kind: "target", name: "Front radar reflector", daysLeft: 75, serves: frontRadar },
    { kind: "target", name: "Lane camera target", daysLeft: 160, serves: front },
  ],
];

const day = 24 * 3_600_000;
const dayOf = (today: Date, away: number) => new Date(today.getTime() + away * day).toISOString().slice(0, 10);

interface Equipped {
  facilities: readonly DemoFacility[];
  bays: readonly Row[];
  today: Date;
}

/** Scan tools and targets of each facility, certified for a year: what they serve, and where they live. */
export const buildDemoEquipment = ({ facilities, bays, today }: Equipped): Row[] =>
  facilities.flatMap(({ row }, place) =>
    (pieces[place] ?? []).map(({ kind, name, version = "", daysLeft, serves, makes = [], livesIn }, index) =>
      buildEquipment({
        id: demoId(),
        facility_id: row.id,
        kind,
        name,
        serial_number: `${kind === "target" ? "TG" : "ST"}-${place + 1}${String(index + 1).padStart(3, "0")}`,
        software_version: version,
        certified_on: dayOf(today, daysLeft - 365),
        expires_on: dayOf(today, daysLeft),
        systems: [...serves],
        makes: [...makes],
        bay_id: bays.find((bay) => bay["facility_id"] === row.id && bay["name"] === livesIn)?.id ?? null,
      }),
    ),
  );
