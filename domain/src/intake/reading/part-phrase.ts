/**
 * Which repair a part phrase of an estimate stands for: the part that the phrase is about counts, not one that it is
 * beside ("W/S pillar trim clip"), has ("w/o park sensor"), or belongs to ("weatherstrip on body front door").
 */
import { partWords, smallParts } from "./words/part-words.ts";
import { deedOf } from "./words/repair-order-words.ts";

type Zone = "front" | "rear" | null;

interface PartPhrase {
  text: string;
  /** The heading above the line. */
  section: string | null;
  hasSide: boolean;
}

interface FoundPart {
  /** The key of a repair operation; null for a part that no calibration asks about. */
  operation: string | null;
}

interface Rule {
  operation: string;
  part: RegExp;
  /** What must not stand in the phrase. */
  not?: RegExp;
  /** Of which end of the car. */
  zone?: Zone;
  /** Whether it counts under this heading, which may be null, of a part with or without a side. */
  where?: (section: string, hasSide: boolean) => boolean;
}

const bumper =
  /\b(bumper( (cover|fascia|skin|reinforcement|absorber|beam|impact|bar|energy|face|upper|lower))*|fascia|impact bar)\b/;

const rules: readonly Rule[] = [
  {
    operation: "windshield",
    part: /\b(windshield( glass)?|camera bracket|(front|forward|windshield|lane|adas|facing) camera|rain (and )?(light )?sensor)\b/,
    not: /\b(rear|backup|reverse|surround|side)\b/,
    where: (section) => !/bumper|grille/.test(section),
  },
  {
    operation: "rearEnd",
    part: /^(outer |inner |side )*panel\b/,
    where: (section) => section.startsWith("quarter panel"),
  },
  {
    operation: "restraints",
    part: /\b(sensor|(diagnostic|control) (unit|module))\b/,
    where: (section) => /restraint|airbag|srs/.test(section),
  },
  { operation: "windshield", part: /\bcamera\b/, where: (section) => /windshield|front glass/.test(section) },
  { operation: "frontEnd", part: /\bcamera\b/, where: (section) => /front bumper|grille/.test(section) },
  { operation: "doorOrMirror", part: /\bcamera\b/, where: (section) => /mirror|front door/.test(section) },
  {
    operation: "liftgate",
    part: /\bcamera\b/,
    where: (section) => /liftgate|tailgate|decklid|trunk|hatch|rear/.test(section),
  },
  { operation: "windshield", part: /\bfront glass\b/, where: (section) => !/roof|door/.test(section) },
  { operation: "frontEnd", part: bumper, zone: "front" },
  { operation: "rearEnd", part: bumper, zone: "rear" },
  {
    operation: "frontEnd",
    part: /\bgrille\b/,
    not: /\b(cowl|speaker|air|vent|defroster|rear|console|woofer|radio|dash|instrument)\b/,
    where: (section) => !/instrument|cowl|interior|console|rear|audio|roof/.test(section),
  },
  {
    operation: "frontEnd",
    part: /\b(radar( (sensor|unit|module|bracket|assembly))*|(distance|cruise|acc|millimeter|range)( control)? (sensor|radar|module|unit)( bracket)?)\b/,
    not: /\b(rear|blindspot|side|object|quarter)\b/,
    where: (section) => !/rear|quarter/.test(section),
  },
  {
    operation: "frontEnd",
    part: /^(front |grille |bumper |radar )*(emblem|badge)\b/,
    where: (section) => section === "" || (/bumper|grille/.test(section) && !/rear/.test(section)),
  },
  {
    operation: "rearEnd",
    part: /\b(quarter( (inner|outer|side|body|upper|lower))*( panel)?|panel (outer |inner )?quarter)\b/,
    not: /\b(glass|window)\b/,
  },
  {
    operation: "rearEnd",
    part: /\b((blindspot|bsm|bsd|object)( (detection|monitor|warning|side|control))*( (radar|sensor|module|unit|bracket))+|(rear|side|corner|quarter)( (side|corner|quarter|object))* radar( (sensor|unit|module|bracket))*|radar( (sensor|unit|module))*)\b/,
    not: /\bfront\b/,
    where: (section) => !/front|grille|fender|hood/.test(section),
  },
  {
    operation: "doorOrMirror",
    part: /\bdoor( (outer|shell|skin|panel))*\b/,
    not: /\b(fuel|gas|filler|glovebox|compartment|license|console|access|storage|battery|ash|tank|garage|vent|heater|blend|temperature|mode|opening|intake|charge|charging|port)\b/,
  },
  {
    operation: "doorOrMirror",
    part: /\bmirror\b/,
    not: /\b(inside|interior|vanity|day|night|visor|glass)\b/,
    where: () => true,
  },
  { operation: "liftgate", part: /\b(liftgate|tailgate|hatch|decklid)( (shell|outer|panel|skin))*\b/ },
  {
    operation: "liftgate",
    part: /\b(rear|backup|rearview|reverse|park|parking|liftgate|tailgate|decklid) (view )?camera\b/,
  },
  {
    operation: "alignment",
    part: /\b((control|lateral|trailing|suspension|locating|wishbone|track|radius) arm|wishbone|knuckle|spindle|ball joint|tie rod( end)?|(steering|rack) (rack|gear|column|knuckle|pinion)( (and )?(pinion|box))?|rack and pinion|subframe|crossmember|cradle|suspension|wheel (bearing|hub)|hub( bearing| wheel)*|bearing hub|coil spring|(lateral|control) link|rear axle|axle (beam|housing))\b/,
    not: /\b(radiator|roof|sway|cap|nut|boot|seal|shield|shaft)\b/,
  },
  {
    operation: "alignment",
    part: /\b(strut|shock( absorber)?|(upper|lower) arm)\b/,
    not: /\b(tower|lift|gate|hood|support|liftgate|decklid|tailgate|bumper|wiper|mirror|mount|boot|bumper)\b/,
    where: (section) => !/hood|trunk|lid|gate|deck|hatch|bumper|roof|wiper/.test(section),
  },
  {
    operation: "structural",
    part: /\b((frame|side|front|rear|body|main|lower|upper|inner|outer|apron|chassis)( side)? (rail|member)|sidemember|unibody|apron( panel)?|tie bar|(strut|shock|spring) tower|pillar|rocker( (inner|outer))?( panel)?|floor( panel)?|frame horn|wheelhouse( panel)?|(radiator|core)( core)? support|rear body( panel)?|uniside|body side( (outer|panel))*|aperture( panel)?)\b/,
    not: /\b(roof|drip|curtain|seat|luggage|airbag|console)\b/,
  },
  {
    operation: "structural",
    part: /^(full |vehicle |ladder |chassis )?frame( assembly)?$/,
    where: (section) => section === "" || /frame|chassis|structur/.test(section),
  },
  {
    operation: "restraints",
    part: /\b(airbag( (module|unit|inflator|curtain|control|diagnostic|sensor|computer))*|(srs|restraint|sdm)( (control|system|diagnostic|airbag))* (module|sensor|unit|computer)|(impact|crash) sensor|clockspring)\b/,
    not: /\b(cable|label|cover)\b/,
  },
  {
    operation: "restraints",
    part: /^(front |driver |passenger |bucket |power |r )*seat( (assembly|weight|occupant))*( sensor)?$/,
    not: /\b(rear|third|second|child|car|valve|spring)\b/,
  },
  {
    operation: "restraints",
    part: /^(front |rear )?(seat )?cushion\b/,
    where: (section) => /\bseat\b/.test(section),
  },
  { operation: "headlamp", part: /\b(headlamp|front combination lamp)\b/, not: /\b(washer|switch|wiper)\b/ },
  { operation: "headlamp", part: /\bcombination lamp\b/, where: (section) => /front lamp|headlamp/.test(section) },
  {
    operation: "battery",
    part: /\bbattery\b/,
    not: /\b(key|remote|fob|test|state|charge|charger|hv|cell|transmitter)\b/,
  },
];

const articles: ReadonlySet<string> = new Set(["a", "an", "the", "of", "old", "damaged", "both", "all"]);

/** Parts that are named like the one they are not, before the rules are asked. */
const notTheMirror = /\brearview\b/;
const options =
  /[\s(,](w\/(?!s\b|shield|strip)|w\/o\b|with(out)?\b|from\b|for\b|on\b|in\b|at\b|except\b|excluding\b|models?\b|non[- ]|not\b|no\b|has\b|that\b|if\b|to\b).*$/i;

/** What was found in phrases already: estimates repeat them, and lists of orders read many estimates. */
const known = new Map<string, FoundPart | null>();
const mostKnown = 4000;

/** What the phrase is about. Null where no part that we know stands in it. */
export function partIn(phrase: PartPhrase): FoundPart | null {
  const key = JSON.stringify(phrase);
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = readPart(phrase);
  if (known.size >= mostKnown) known.clear();
  known.set(key, found);
  return found;
}

function readPart({ text, section, hasSide }: PartPhrase): FoundPart | null {
  const core = partWords(inOrder(` ${text}`.replace(options, "").replaceAll(/\([^)]*\)/g, " ")))
    .filter((word) => deedOf(word) === null && !articles.has(word))
    .join(" ");
  if (core === "") return null;
  const heading = partWords(section ?? "").join(" ");
  const zone = zoneOf(core) ?? zoneOf(heading);
  const found = rules
    .flatMap((rule) => {
      const match = rule.part.exec(core);
      return match ? { rule, end: match.index + match[0].length } : [];
    })
    .toSorted((one, other) => other.end - one.end);
  const [{ end } = { end: -1 }] = found;
  if (end < 0) return smallIn(core) ? { operation: null } : null;
  if (smallIn(core.slice(end))) return { operation: null };
  if (notTheMirror.test(core) && /mirror/.test(core) && !hasSide && !/door/.test(heading)) return { operation: null };
  const right = found.find(
    ({ rule, ...match }) =>
      match.end === end &&
      !(rule.not?.test(core) ?? false) &&
      (rule.zone === undefined || rule.zone === zone) &&
      (rule.where?.(heading, hasSide) ?? true),
  );
  return { operation: right?.rule.operation ?? null };
}

const smallIn = (words: string): boolean => words.split(" ").some((word) => smallParts.has(word));

/** "Cover,Front Bumper" is a front bumper cover. */
function inOrder(phrase: string): string {
  const [first = "", ...rest] = phrase.split(",");
  return rest.length === 0 ? phrase : `${rest.join(" ")} ${first}`;
}

export function zoneOf(words: string): Zone {
  const [front, rear] = [/\bfront\b/.test(words), /\brear\b/.test(words)];
  return front === rear ? null : front ? "front" : "rear";
}
