/** The names of driver assistance systems, as CCC ONE, Mitchell and Audatex print them (handbook section 13). */
import { plainWords } from "./plain-words.ts";

interface Names {
  /** As `systemOf` names it. */
  system: string;
  /** Of the equipment and of its calibration. */
  either?: RegExp;
  /** Of the equipment alone: its calibration may be that of another system. */
  equipment?: RegExp;
  /** Of the calibration alone: elsewhere these words also mean other things. */
  calibration?: RegExp;
}

/** Of the words of `plainWords`. */
const names: readonly Names[] = [
  { system: "steeringAngle", calibration: / (steering (angle|sensor|wheel angle)|sas|angle sensor) / },
  { system: "yawRate", calibration: / (yaw|lateral g|g sensor) / },
  {
    system: "frontCamera",
    either: /eye ?sight|(front|forward|windshield|multi ?purpose) camera/,
    equipment: /lane (departure|keep|assist|center)|\bldw\b|pre ?collision|forward collision/,
    calibration:
      / ((front|forward|fwd|windshield|w s|frnt|frt|ws|lane|fcw|multi ?purpose|mono|stereo|facing) (\w+ )?camera|safety sense|pre ?collision (system|camera)|forward recognition|ldw camera|fcam|cam[ae]ra (avant|frontale|delantera)) /,
  },
  { system: "laneKeep", calibration: / (lane keep\w*|lka|lkas) / },
  {
    system: "frontRadar",
    either: /(intelligent|adaptive) cruise|distronic/,
    equipment: /(smart|dynamic radar|distance|active) cruise/,
    calibration:
      / ((front|forward|fwd|frt|acc|cruise|long range|mid range|millimeter wave|mmw|distance) (\w+ )?(radar|sensor)|acc|radar (avant|delantero)) /,
  },
  { system: "lidar", either: /\blidar\b/ },
  {
    system: "frontCornerRadar",
    calibration: / (front (corner|side) (radar|sensor)|front (lt|rt|left|right) (corner )?radar) /,
  },
  {
    system: "rearCornerRadar",
    either: /blind ?(spot|zone)|\bbs[mdw]\b|rear cross traffic/,
    equipment: /lane change assist/,
    calibration:
      / (bsi|lca|rear (corner|side|quarter) (radar|sensor)|rear (\w+ )?radar|side ?(object|assist|radar)|sod|rcta) /,
  },
  {
    system: "surroundView",
    either:
      /surround (view|camera|monitor|vision)|360 ?(degrees?)? ?(view|camera|monitor)|around ?view|bird ?s? ?eye|multi ?view|top ?view/,
    calibration: / (surround|360|panoramic view|avm|svm) /,
  },
  {
    system: "rearCamera",
    either: /(back ?up|rear( ?view)?|parking) camera/,
    equipment: /(rear vision|park) ?camera/,
    calibration:
      / ((reverse|reversing|rvc|park\w*|tail ?gate|lift ?gate) (view )?camera|(rear|back ?up|rear ?view) view camera|rvc|cam[ae]ra (arriere|trasera)) /,
  },
  { system: "nightVision", either: /night (vision|view)/ },
  {
    system: "headlamps",
    either: /\bafs\b/,
    equipment: /adaptive (head|front ?li?)|steering head/,
    calibration: / (head ?lamps?|head ?lights?|adaptive front|leveling) /,
  },
  {
    system: "parkSensors",
    either: /park(ing)? ?(sensor|assist|distance|aid)|\bpdc\b|ultrasonic|sonar/,
    equipment: /park(ing)? ?alert/,
  },
  { system: "headUpDisplay", either: /\bhead ?s? up|\bhud\b/ },
  { system: "driverMonitoring", either: /driver (monitor|attention)/, calibration: / dms / },
  {
    system: "occupantClassification",
    calibration: / (occupant|ocs|opds|seat weight|passenger (seat|presence)|zero point) /,
  },
  { system: "tyrePressure", calibration: / (tpms|ti?yre? pressure|tire pressure) / },
];

const systemsIn = (text: string, kind: "calibration" | "equipment"): string[] => {
  const words = plainWords(text);
  return names.flatMap(({ system, either, [kind]: own }) =>
    (either?.test(words) ?? false) || (own?.test(words) ?? false) ? system : [],
  );
};

/** The systems that a piece of equipment is part of: "BLIND SPOT DETECTION". */
export const systemsOfEquipment = (text: string): string[] => systemsIn(text, "equipment");

/** The systems that a calibration is of: "SAS reset". */
export const systemsOfCalibration = (text: string): string[] => systemsIn(text, "calibration");

/** Assistance that several systems share, or that we calibrate with none. */
const otherAssistance =
  /lane change|collision (warn|avoid|mitigat|alert|prevent)|emergency brak|pre ?sense|(rear|surround|side|360) (view |vision )?(camera|monitor)|rain sens|radar|cross traffic|safety sense|driver assist|autopilot|super cruise|blue ?cruise|propilot/;

/** Said of any vehicle of its kind. */
export const isOfAny = (text: string): boolean => /\bif (?:so )?equipped\b/i.test(text);

export const isAssistance = (text: string): boolean =>
  systemsOfEquipment(text).length > 0 || otherAssistance.test(plainWords(text));
