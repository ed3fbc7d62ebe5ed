/** Which driver assistance systems an estimate says the vehicle has, or has not (handbook section 13). */
import type { EstimateDocument } from "./estimate-document.ts";

export interface FittedSystem {
  /** As `systemOf` names it. */
  system: string;
  isFitted: boolean;
  /** The option or line that says so. */
  quote: string;
  page: number;
}

/**
 * What the printed equipment and the options of lines name. A list that lacks a system proves nothing, and where the paper
 * contradicts itself nothing is said.
 */
export function fittedSystems({ vehicle, lines }: Pick<EstimateDocument, "lines" | "vehicle">): FittedSystem[] {
  const told = [
    ...vehicle.options
      .filter(({ value }) => !denied.test(value))
      .map(({ value, page }) => ({ text: value, quote: value, page, isFitted: true })),
    ...lines.flatMap(({ description, quote, page, isDeleted }) =>
      isDeleted ? [] : optionsOf(description).map(({ text, isFitted }) => ({ text, quote, page, isFitted })),
    ),
  ];
  const found = told.flatMap(({ text, ...rest }) =>
    systemsNamed(text).flatMap((system) => (rest.isFitted || !ofOneEnd.has(system) ? { system, ...rest } : [])),
  );
  return [...Map.groupBy(found, ({ system }) => system).values()].flatMap((own) => {
    const [first] = own;
    return first && own.every(({ isFitted }) => isFitted === first.isFitted) ? first : [];
  });
}

/** "NO BACKUP CAMERA", "PARKING SENSORS (DELETE)": options that are printed as missing say nothing that is sure. */
const denied = /\b(?:w\/o|without|no|not|non|delete[d]?|n\/a|less)\b/i;
/** A bumper without park sensors says nothing of the other one. */
const ofOneEnd: ReadonlySet<string> = new Set(["parkSensors"]);

interface Option {
  text: string;
  isFitted: boolean;
}

/** "w/park alert, w/o surround view": what a part comes with and without. */
const optionsOf = (description: string): Option[] =>
  [
    ...description.slice(0, longest).matchAll(/(?:^|[\s,])(w\/o|without|w\/|with) ?([^,]{2,40}?)(?=,| w\/| with|$)/gi),
  ].map(([, mark = "", text = ""]) => ({ text, isFitted: !/o/i.test(mark.replace(/with(?!out)/i, "")) }));
const longest = 300;

const systemsNamed = (text: string): string[] =>
  names.flatMap(([system, pattern]) => (pattern.test(text) ? system : []));

/** As CCC ONE, Mitchell and Audatex print them. */
const names: readonly (readonly [string, RegExp])[] = [
  ["rearCornerRadar", /blind ?spot|\bbs[mdw]\b|rear cross traffic|lane change assist/i],
  [
    "frontCamera",
    /lane (?:departure|keep|assist|center)|\bldw\b|eye ?sight|pre-?collision|forward collision|(?:front|forward|windshield|multi ?purpose) camera/i,
  ],
  ["frontRadar", /(?:intelligent|adaptive|smart|dynamic radar|distance|active) cruise|distronic/i],
  ["parkSensors", /park(?:ing)? ?(?:sensor|assist|distance|aid|alert)|\bpdc\b|ultrasonic|sonar/i],
  [
    "surroundView",
    /surround[- ]?(?:view|camera|monitor|vision)|360[° ]*(?:degree)?s? ?(?:view|camera|monitor)|around ?view|bird'?s? ?eye|multi-?view|top ?view/i,
  ],
  ["rearCamera", /(?:back-? ?up|rear(?: ?view)?|rear vision|park(?:ing)?) ?camera/i],
  ["nightVision", /night (?:vision|view)/i],
  ["headUpDisplay", /heads?-? ?up|\bhud\b/i],
  ["headlamps", /adaptive (?:head|front[- ]?li?)|steering head|\bafs\b/i],
  ["driverMonitoring", /driver (?:monitor|attention)/i],
  ["lidar", /\blidar\b/i],
];
