import { isOftenNotFitted, systemOf } from "./calibration-system.ts";

/** What a suggested calibration comes to on one vehicle. */
export const calibrationNeeds = ["needed", "findOut", "notFitted"] as const;
export type CalibrationNeed = (typeof calibrationNeeds)[number];

/** Every car and light truck has them: 49 CFR 571.126 (stability control), 571.138 (tire pressure), 571.208 (front seats). */
const everyVehicleHas: ReadonlySet<string> = new Set([
  "alignment",
  "occupantClassification",
  "steeringAngle",
  "tyrePressure",
  "yawRate",
]);

/** Whether a vehicle has a system, and what says so: `person`, or what can leave out what every buyer gets. */
export interface FittedSystem {
  system: string;
  isFitted: boolean;
  source: string;
}

/**
 * Needed where the system is known to be fitted, and to be found out where nothing says whether it is. That it is not fitted
 * a person may say of every system; papers and the VIN only of those that many vehicles do not have.
 */
export function needOf(typeKey: string, known: readonly FittedSystem[]): CalibrationNeed {
  const system = systemOf(typeKey);
  const found = known.find((one) => one.system === system);
  if (found?.isFitted) return "needed";
  if (found) return found.source === "person" || isOftenNotFitted(typeKey) ? "notFitted" : "findOut";
  return everyVehicleHas.has(system) || system === typeKey ? "needed" : "findOut";
}
