/**
 * Which repair a part phrase of an estimate stands for: the part that the phrase is about counts, not one that it is
 * beside ("W/S pillar trim clip"), has ("w/o park sensor"), or belongs to ("weatherstrip on body front door").
 */
import type { Zone } from "./part-rule.ts";
import { partRules } from "./part-rules.ts";
import { partWords, smallParts } from "./words/part-words.ts";
import { deedOf } from "./words/repair-order-words.ts";

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

const articles: ReadonlySet<string> = new Set(["a", "an", "and", "the", "of", "old", "damaged", "both", "all"]);

/** Parts that are named like the one they are not, before the rules are asked. */
const notTheMirror = /^(?!.*\b(?:outside|outer|exterior|door)\b).*\b(?:rearview|inside|interior)\b/;
/** "Mirror w/auto dim", below "Windshield". */
const mirrorAtGlass = /^(?!.*\b(?:outside|outer|exterior|door)\b).*\bmirror\b/;
const aboveDriver = /^(?:windshield|front glass|roof|headliner|interior)/;
/** "Clips front bumper", "bracket kit headlamp": these are never a part of the name of a larger one. */
const ofAPart =
  /^(?:\d+ )*(?:(?:license|plate|tow|hook|eye|fog|outer|inner|upper|lower|belt|drip|chrome|push|vinyl|pin|wheel|opening|seam|cavity|structural|self|piercing|flow|form|pop|sound|window|wire) )*(?:(?:adhesive|applique|blade|(?:e )?coat(?:ing)?|film|foam(?! absorber)|ppf|wrap|tint|glue|residue|rust|wax|bolt|bulb|cable|clip|decal|deflector|duct|fastener|finisher|garnish|gasket|grommet|handle(?! camera)|hardware|harness|hinge|insulator|kit|label|lamp|latch|liner|lock|molding|motor|nozzle|nut|plug|otherlamp|pinstripe|primer|regulator|retainer|rivet|sash|screw|seal|sealer|shield|speaker|spoiler|stay|sticker|striker|stripe|switch|tab|tape|trim|urethane|visor|washer|weatherstrip|wiper|wiring)\b(?! pillar| carrier)|mount(?:ing)? kit\b|bracket (?!.*\b(?:radar|camera)\b))/;
const options =
  /[\s(,](w\/(?!s\b|sh(?:ie)?ld|strip)|w\/o\b|with(out)?\b|from\b|for\b|on\b|in\b|at\b|@|except\b|excluding\b|models?\b|non[- ]|not\b|no\b|has\b|that\b|if\b|to\b|by\b|(both|each|left|right|driver'?s?|passenger) sides?$).*$/i;

/** Where it is, in place of a heading: "surround camera in grille", "emblem on tailgate". */
const placeIn = /\s(?:in|inside|on|behind|under)\s(?:the )?(\p{L}[\p{L} -]{2,40})/iu;

/** "LED lamp assy", below what says which lamps are meant: it has no other name. */
const frontLamps = /headlamp|\bfront (?:lamp|light)|\bfront end panel lamp/;
const lampKinds = "adaptive|afs|bi|composite|front|halogen|hid|led|matrix|projector|xenon";
const bareLamp = new RegExp(
  `^(?=.*\\b(?:composite|halogen|hid|housing|lamp|led|light|unit|xenon)\\b)(?:(?:${lampKinds}) )*(?:${lampKinds}|housing|unit|(?:lamp|light)(?: (?:${lampKinds}|cluster|group|head|housing|unit))*)$`,
);
/** "Sensor mount (radar)", "Module (blind spot)": of what it is stands behind it. */
const namedBehind = /(\b(?:camera|module|mount|sensor|unit)(?: (?:bracket|mount|unit))?) \((\p{L}[\p{L} -]{2,30})\)/iu;
/** Radar that looks sideways sits in the tail lamps of some trucks. */
const lampWithRadar =
  /\b(?:tail|rear) ?(?:lamp|light)s?\b.*\b(?:w\/|with )(?!o\b|out\b).{0,30}\b(?:blis|blind|bsm|radar)/i;

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
  const core = partWords(
    inOrder(` ${text.replace(namedBehind, "$2 $1")}`.replace(options, "").replaceAll(/\([^)]*\)/g, " ")),
  )
    .filter((word, at) => isOfPart(word, at) && !articles.has(word))
    .join(" ");
  if (core === "") return null;
  const heading = partWords(section ?? placeIn.exec(text)?.[1] ?? "").join(" ");
  if (frontLamps.test(heading) && bareLamp.test(core)) return { operation: "headlamp" };
  if (lampWithRadar.test(text)) return { operation: "rearEnd" };
  const zone = zoneOf(core) ?? zoneOf(heading);
  const found = partRules
    .flatMap((rule) => {
      const matches = [...core.matchAll(rule.part)];
      const [first, match] = [matches[0], matches.at(-1)];
      if (!first || !match) return [];
      return {
        rule,
        end: match.index + match[0].length,
        between: core.slice(first.index + first[0].length, match.index),
      };
    })
    .toSorted((one, other) => other.end - one.end);
  const [{ end, between } = { end: -1, between: "" }] = found;
  if (end < 0) return smallIn(core) ? { operation: null } : null;
  // "Seat heater pad driver seat" is the heater's.
  if (smallIn(core.slice(end)) || smallIn(between) || ofAPart.test(core)) return { operation: null };
  if (notTheMirror.test(core) && /mirror/.test(core) && !hasSide && !/door|outside|mirror/.test(heading)) {
    return { operation: null };
  }
  if (mirrorAtGlass.test(core) && !hasSide && aboveDriver.test(heading)) return { operation: null };
  const possible = found.filter(
    ({ rule, ...match }) =>
      match.end === end && !(rule.not?.test(core) ?? false) && (rule.where?.(heading, hasSide) ?? true),
  );
  const right = possible.find(({ rule }) => rule.zone === undefined || rule.zone === zone);
  // Of which end it is may be said in words that only the dictionary knows.
  return right || possible.length === 0 || zone !== null ? { operation: right?.rule.operation ?? null } : null;
}

/** "Rear frame section" is a part, "section rear frame" a deed. */
const isOfPart = (word: string, at: number): boolean =>
  deedOf(word) === null || smallParts.has(word) || (word === "section" && at > 0);

const smallIn = (words: string): boolean => words.split(" ").some((word) => smallParts.has(word));

/** "Cover,Front Bumper" is a front bumper cover; "Arm,Lower Control Frt" a front lower control arm; "Gate,Lift Shell" a liftgate's shell. */
function inOrder(phrase: string): string {
  const [first = "", ...rest] = phrase.split(",");
  if (rest.length === 0) return phrase;
  const words = rest.join(" ").split(" ");
  return [
    ...words.filter((word) => position.test(word)),
    ...words.filter((word) => !position.test(word) && !ofWhole.test(word)),
    first.trim(),
    ...words.filter((word) => ofWhole.test(word)),
  ].join(" ");
}
const ofWhole = /^(?:assy|assembly|housing|shell|skin)\.?$/i;
const position = /^(?:fro?n?t|rea?r|upr|upper|lwr|lower|inr|inner|otr|outer|lt|rt|lh|rh|left|right)\.?$/i;

export function zoneOf(words: string): Zone {
  const [front, rear] = [/\bfront\b/.test(words), /\brear\b/.test(words)];
  return front === rear ? null : front ? "front" : "rear";
}
