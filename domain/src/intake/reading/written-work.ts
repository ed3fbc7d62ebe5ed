/** The calibrations, resets, alignments and scans that an estimate already has lines for (handbook sections 9 and 13). */
import type { EstimateLine } from "./estimate-document.ts";

/** A system of the catalogue, a scan, or a calibration that does not say of what. */
export interface WrittenWork {
  system: string;
  line: EstimateLine;
}

export const unnamedCalibration = "unnamed";
export const scans = ["preScan", "inProcessScan", "postScan"] as const;

/** Returns what each line holds; a line can name several systems. Lines that are not done hold nothing. */
export const writtenWork = (lines: readonly EstimateLine[]): WrittenWork[] =>
  lines.flatMap((line) => (line.isDeleted ? [] : systemsIn(line).map((system) => ({ system, line }))));

function systemsIn({ description, operation, section }: EstimateLine): string[] {
  if (operation === "removeInstall" || operation === "disconnectReconnect") return []; // The part, not its calibration.
  const words = plain(description);
  const scan = scanIn(words);
  if (scan) return [scan];
  if (isWheelAlignment(words, operation)) return ["alignment"];
  if (!calibrates.test(words) || isNoWork.test(words)) return [];
  const named = systems.flatMap(([system, pattern]) => (pattern.test(words) ? system : []));
  if (named.length > 0) return named;
  return anyCalibration.test(words) || /calibrat|adas/.test(plain(section ?? "")) ? [unnamedCalibration] : [];
}

/** Without case, accents and marks, with one space between words. */
const plain = (text: string): string =>
  ` ${text
    .slice(0, 500)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const calibrates =
  / (re ?)?(calibrat\w*|calib|cal|aim(ing)?|relearn|learn|initiali[sz]\w*|init|zero(ing| point)?|reset|teach in|adaptation|static|dynamic|calibrer|calibrage|etalonnage|calibracion|calibrar) /;
const anyCalibration = / (re ?)?(calibrat\w*|calib|calibrage|calibracion|etalonnage) | adas /;
/** It is looked up, driven to, or made ready for, not done. */
const isNoWork =
  / (research|look ?up|position statement|ride height|reset operator|clock|radio|preferences|oil|maintenance) /;

function scanIn(words: string): (typeof scans)[number] | null {
  if (!/ (scan|scans|scanning|diagnostic check|health check|numerisation|escaneo) /.test(words)) return null;
  if (/ (post|after|final|completion|apres|despues) /.test(words)) return "postScan";
  if (/ (in proc\w*|inproc\w*|interim|mid|during|progress) /.test(words)) return "inProcessScan";
  return / (pre|initial|before|diagnostic|dtc|avant|previo) /.test(words) ? "preScan" : null;
}

/** "Algn RT Striker" aligns no wheels. */
function isWheelAlignment(words: string, operation: EstimateLine["operation"]): boolean {
  if (/ (head ?lamp|head ?light|radar|camera|sensor|hood|door|panel|bumper|fender|striker|hinge) /.test(words))
    return false;
  const isAligned = / (align|algn|alignment|geometrie|alineacion) /.test(words) || operation === "align";
  return (
    isAligned &&
    (/ (wheel|wheels|four|4|two|2|thrust|suspension|front end|rear end|toe|camber|roues|ruedas) /.test(words) ||
      words === " alignment ")
  );
}

const systems: readonly (readonly [string, RegExp])[] = [
  ["steeringAngle", / (steering (angle|sensor|wheel angle)|sas|angle sensor) /],
  ["yawRate", / (yaw|lateral g|g sensor) /],
  [
    "frontCamera",
    / ((front|forward|fwd|windshield|w s|frnt|frt|ws|lane|fcw|multi ?purpose|mono|stereo|facing) (\w+ )?camera|eye ?sight|safety sense|pre ?collision (system|camera)|forward recognition|ldw camera|fcam|cam[ae]ra (avant|frontale|delantera)) /,
  ],
  ["laneKeep", / (lane keep\w*|lka|lkas) /],
  [
    "frontRadar",
    / ((front|forward|fwd|frt|acc|cruise|long range|mid range|millimeter wave|mmw|distance) (\w+ )?(radar|sensor)|adaptive cruise|intelligent cruise|distronic|distance sensor|acc|radar (avant|delantero)) /,
  ],
  ["lidar", / lidar /],
  ["frontCornerRadar", / (front (corner|side) (radar|sensor)|front (lt|rt|left|right) (corner )?radar) /],
  [
    "rearCornerRadar",
    / (blind ?spot|bsm|bsd|bsi|bsw|lca|rear (corner|side|quarter) (radar|sensor)|rear (\w+ )?radar|side ?(object|assist|radar)|sod|rcta|rear cross traffic) /,
  ],
  ["surroundView", / (surround|around view|360|bird ?s? ?eye|multi ?view|panoramic view|top view|avm|svm) /],
  [
    "rearCamera",
    / ((rear|back ?up|reverse|reversing|rear ?view|rvc|park\w*|tail ?gate|lift ?gate) (view )?camera|rvc|cam[ae]ra (arriere|trasera)) /,
  ],
  ["nightVision", / night (vision|view) /],
  ["headlamps", / (head ?lamps?|head ?lights?|afs|adaptive front|leveling) /],
  ["parkSensors", / (park(ing)? (sensors?|assist|aid|distance)|ultrasonic|pdc|sonar) /],
  ["headUpDisplay", / (head ?s? up|hud) /],
  ["driverMonitoring", / (driver monitor\w*|dms|driver attention) /],
  ["occupantClassification", / (occupant|ocs|opds|seat weight|passenger (seat|presence)|zero point) /],
  ["tyrePressure", / (tpms|ti?yre? pressure|tire pressure) /],
];
