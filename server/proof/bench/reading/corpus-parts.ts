/** Part phrases as estimating programs print them, with the repair operation that work on them means. */
import type { LineOperation } from "@boresight/domain/intake/reading/estimate-document";

export interface CorpusPart {
  section: string;
  part: string;
  /** What may follow the part. */
  option: string | null;
  operations: readonly LineOperation[];
  hasSide: boolean;
  /** The key of a repair operation; null for what only sounds alike. */
  means: string | null;
}

type Given = readonly [part: string, means: string | null, change?: Partial<CorpusPart>];

const off: readonly LineOperation[] = ["replace", "removeInstall"];
const sided = { hasSide: true };

const under = (section: string, given: readonly Given[]): CorpusPart[] =>
  given.map(([part, means, change]) => ({
    section,
    part,
    option: null,
    operations: off,
    hasSide: false,
    means,
    ...change,
  }));

export const parts: readonly CorpusPart[] = [
  ...under("FRONT BUMPER & GRILLE", [
    ["Bumper cover", "frontEnd", { option: "w/o park sensor" }],
    ["Front bumper", "frontEnd", { operations: ["overhaul"] }],
    ["Grille assy", "frontEnd", { option: "w/o F Sport" }],
    ["Lower grille", "frontEnd"],
    ["License mount", null],
    ["Distance sensor", "frontEnd", { option: "w/adaptive cruise" }],
    ["Upper retainer clip", null],
  ]),
  ...under("FRONT LAMPS", [
    ["Headlamp assy", "headlamp", { ...sided, option: "w/o adaptive" }],
    ["Headlamp bulb", null, sided],
    ["Fog lamp assy", null, sided],
  ]),
  ...under("HOOD", [
    ["Hood (ALU)", null],
    ["Emblem", null],
    ["Hinge", null, { ...sided, operations: ["align", "replace"] }],
  ]),
  ...under("FENDER", [
    ["Fender liner", null, sided],
    ["Fender", null, { ...sided, operations: ["repair", "refinish"] }],
  ]),
  ...under("WINDSHIELD", [
    ["Windshield", "windshield", { option: "w/o rain sensor" }],
    ["W/S pillar trim clip", null, sided],
    ["Reveal molding", null],
  ]),
  ...under("PILLARS, ROCKER & FLOOR", [
    ["W'strip on body front door", null, sided],
    ["Rocker molding", null, sided],
    ["Scuff plate", null, sided],
  ]),
  ...under("FRONT DOOR", [
    ["Door shell", "doorOrMirror", { ...sided, operations: ["replace"] }],
    ["Mirror assy", "doorOrMirror", { ...sided, option: "w/o memory" }],
    ["Handle, outside", null, sided],
    ["Belt molding", null, sided],
    ["Striker", null, { ...sided, operations: ["align", "removeInstall"] }],
  ]),
  ...under("INSTRUMENT PANEL", [
    ["Glove box door", null],
    ["Woofer", null],
  ]),
  ...under("SEATS & TRACKS", [
    ["Seat back cover", null, sided],
    ["Front seat assy", "restraints", { ...sided, operations: ["removeInstall"] }],
  ]),
  ...under("RESTRAINT SYSTEMS", [
    ["Driver air bag", "restraints", { operations: ["replace"] }],
    ["Seat belt assy", null, sided],
  ]),
  ...under("QUARTER PANEL", [
    ["Quarter panel", "rearEnd", { ...sided, operations: ["replace", "repair", "section"] }],
    ["Splash shield", null, sided],
    ["Fuel door", null],
  ]),
  ...under("LIFT GATE", [
    ["Lift gate", "liftgate", { option: "w/power" }],
    ["Lift gate trim panel", null],
    ["Lift gate emblem", null],
  ]),
  ...under("REAR LAMPS", [
    ["Tail lamp assy", null, sided],
    ["Backup lamp assy", null, sided],
  ]),
  ...under("REAR BUMPER", [
    ["Bumper cover", "rearEnd", { option: "w/o park brackets" }],
    ["Rear bumper", "rearEnd", { operations: ["overhaul"] }],
    ["Reflector", null, sided],
    ["Center bracket", null],
  ]),
  ...under("FRONT SUSPENSION", [
    ["Lower control arm", "alignment", { ...sided, operations: ["replace"] }],
    ["Strut", "alignment", { ...sided, operations: ["replace"] }],
    ["Wheel", null, { ...sided, operations: ["removeInstall"] }],
  ]),
  ...under("ELECTRICAL", [
    ["Battery", "battery"],
    ["Battery cover", null],
  ]),
];
