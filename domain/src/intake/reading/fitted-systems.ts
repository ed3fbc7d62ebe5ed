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

/** What the printed equipment and the options of lines name. A list that lacks a system proves nothing, so that is not said. */
export function fittedSystems({ vehicle, lines }: Pick<EstimateDocument, "lines" | "vehicle">): FittedSystem[] {
  const told = [
    ...vehicle.options.map(({ value, page }) => ({ text: value, quote: value, page, isFitted: true })),
    ...lines.flatMap(({ description, quote, page }) =>
      optionsOf(description).map(({ text, isFitted }) => ({ text, quote, page, isFitted })),
    ),
  ];
  const found = told.flatMap(({ text, ...rest }) => systemsNamed(text).map((system) => ({ system, ...rest })));
  return found.filter(({ system }, index) => found.findIndex((other) => other.system === system) === index);
}

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
  ["frontRadar", /(?:intelligent|adaptive|smart|dynamic radar|distance|active) cruise|distronic|\bacc\b/i],
  ["parkSensors", /park(?:ing)? ?(?:sensor|assist|distance|aid|alert)|\bpdc\b|ultrasonic|sonar/i],
  ["surroundView", /surround|360|around ?view|bird'?s? ?eye|multi-?view|top ?view/i],
  ["rearCamera", /(?:back-? ?up|rear(?: ?view)?|rear vision|park(?:ing)?) ?camera/i],
  ["nightVision", /night (?:vision|view)/i],
  ["headUpDisplay", /heads?-? ?up|\bhud\b/i],
  ["headlamps", /adaptive (?:head|front)|steering head|\bafs\b/i],
  ["driverMonitoring", /driver (?:monitor|attention)/i],
  ["lidar", /\blidar\b/i],
];
