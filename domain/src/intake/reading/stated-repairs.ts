/** Repairs that are said as such, without a part that comes off: an alignment, a frame pull, a fault code. */
import type { Work } from "./line-operation.ts";
import { isWheelAlignment, type Standing } from "./wheel-alignment.ts";

const frameWork =
  /\b(?:frame|unibody|unitized body|structural|chassis|bench) (?:was |were )?(?:pull(?:ed|s|ing)?|straighten\w*|rack|machine|bench|set ?up)\b|\bset ?up on (?:the )?(?:frame )?bench\b|\b(?:pull|straighten\w*) (?:the )?(?:frame|unibody|chassis)\b|\b(?:set ?up|set up vehicle|measure) .{0,30}\b(?:frame|unibody) ?(?:bench|rack|machine)?\b|(?<!\b(?:door|seat|window|glass) )\b(?:frame|unibody) (?:repair|(?:\w+ )?measur\w*)\b|\bpull(?:s|ed)? (?:and |to )?square\b|\b(?:frame|unibody|structural|chassis|pull) time\b|\bset ?up (?:and )?(?:measure|pull)\b|\bpull(?:ed)? .{0,25}\b(?:rail|apron|pillar|unibody|structure)\b|\bpull(?:ed)? (?:(?:and|front|left|lt|out|rear|right|rt|square|the) ){0,3}(?:core support|floor|frame|tower)\b(?! mat)|\balign\w* (?:the )?(?:vehicle )?(?:chassis|frame|unibody)\b|\b(?:frame|rail|apron|unibody)\b.{0,25}\bpull(?:ed)?\b(?! (?:cup|handle|strap|tab))/;

const heightChange =
  /\b(?:lift kit|leveling kit|lowering (?:kit|spring)|suspension lift|(?:lowered|raised) (?:(?:the )?vehicle(?! (?:from|off|on|onto|to|with)\b)|(?:the )?suspension)|lifted (?:suspension|truck)|(?:vehicle|suspension|car|truck) (?:is |was |has been )?(?:lowered|lifted)(?!.* (?:hoist|jack|lift))|(?:oversized?|larger|bigger|smaller|wider) (?:tire|tyre|wheel)|(?:tire|tyre|wheel) (?:\w+ )?(?:oversized?|bigger|larger|smaller|wider)|(?:tire|tyre) size)\b|\bride height\b/;
const looksAt =
  /\b(?:set|check|measure|inspect|verify|calibrat\w*|reset|scan\w*|research|clear\w*|eras\w*|retrieve|read|review|document|diagnos\w*|monitor|look|compare|initiali[sz]\w*|relearn\w*)\b/;
const faultCode =
  /\b(?:dtc|(?:fault|trouble|error) code)\b|^(?!.*\b(?:paint|color|trim|labor|key) code).*\bcode\b.{0,20}\b[bcpu][0-3][0-9a-f]{3}\b|\b[bcpu][0-3][0-9a-f]{3}\b(?:.{0,20}\b(?:set|found)|.{0,60}\b(?:stored|present|active|current|pending))\b|\b[1-9]\d* codes? (?:stored|set|present|active|current|pending|found)\b/;
/** Who looks for the cause of one code that is named has it. */
const tracedCode =
  /\b(?:diagnos\w*|troubleshoot\w*)\b.*\b[bcpu][0-3][0-9a-f]{3}\b|\b[bcpu][0-3][0-9a-f]{3}\b.*\b(?:diagnos\w*|troubleshoot\w*)\b/;
const noCode = /\b(?:no|not|0|zero|without)\b/;

/** `words` are those of `wordsOf`, joined by spaces. */
export function statedIn(words: string, standing: Standing): string[] {
  const found: string[] = [];
  if (isWheelAlignment(words, standing)) found.push("alignment");
  if (isAimed(words, standing)) found.push("headlamp");
  if (frameWork.test(standing === "aligned" ? `align ${words}` : words)) found.push("structural");
  if (/\bair ?bag deploy|\bdeployed air ?bag/.test(words)) found.push("restraints");
  if (heightChange.test(words) && !looksAt.test(words)) found.push("rideHeight");
  if (hasFaultCode(words)) found.push("faultCode");
  if (
    /\b(?:disconn\w*|reconn\w*|unhook\w*|d&r)\b.{0,40}\bbattery\b|\b(?:disconn\w*|reconn\w*|unhook\w*|d&r|isolat\w*)\b.{0,20}\b12 ?v(?:olts?)?\b|\bbattery\b.{0,20}\b(?:disconn|reconn|unhook|d&r)|\b(?:disable|disabled|disabling|isolat\w*|de ?energi[sz]\w*) .{0,20}\bbattery\b|\bbattery (?:disable|disabled|isolated)\b/.test(
      words,
    )
  )
    found.push("battery");
  return found;
}

/** A code that is set, or several that a scan counted, and not one that is only looked for. */
const hasFaultCode = (words: string): boolean =>
  (tracedCode.test(words) && !/\b(?:no|not|without|if|when|whether|as needed)\b/.test(words)) ||
  (faultCode.test(words) &&
    !noCode.test(words) &&
    (!looksAt.test(words.replace(/\bset\b/g, "")) || /\b[1-9]\d* (?:dtc|(?:fault |trouble )?code)\b/.test(words)));

/** Aiming is what calibrations ask for when a headlamp came off. */
const isAimed = (words: string, standing: Standing): boolean =>
  /\b(?:head ?(?:lamp|light)|phare|projecteur|faro)\b/.test(words) &&
  (standing === "aligned" ||
    /\baim\w*\b/.test(words) ||
    (standing === "sentence" &&
      /\b(?:adjust|adjusted|adjustment|align\w*|regler|reglage|reglee?|ajustar|ajuste|aline\w*)\b/.test(words))) &&
  !/\b(?:no|not|fog|switch|washer)\b/.test(words);

/** What was looked at and left: "ride height within spec". */
export const isLeft = (words: string, work: Work | null): boolean =>
  (work === null || work === "other") && /\b(?:within|ok|okay|normal|unchanged)\b/.test(words);

/** "ACC sensor vertical alignment" is no wheel's. */
const ofSensor =
  /\b(?:radar|camera|sensor)s? (?:\w+ ){0,2}align\w*|^(?!.*\bwheel\b)(?:\w+ ){0,2}align\w* (?:\w+ ){0,2}(?:radar|camera|sensor)\b/;

/** Work on electronics takes no part off: "set up and initiate the camera calibration procedure". */
export const isElectronic = (words: string): boolean =>
  ofSensor.test(words) ||
  /\b(?:(?:re)?cal(?:s|ib|ibrat\w*)?|aim(?:s|ed|ing)?|initiali[sz]\w*|program\w*|reprogram\w*|relearn|reset|scan|scanning|dtc|firmware|procedure|test drive|road test|test fit)\b/.test(
    words,
  );
