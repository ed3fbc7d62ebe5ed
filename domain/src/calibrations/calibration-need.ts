import { systemOf } from "./calibration-system.ts";

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

/** Needed where the system is known to be fitted, and to be found out where nothing says whether it is. */
export function needOf(typeKey: string, known: readonly { system: string; isFitted: boolean }[]): CalibrationNeed {
  const system = systemOf(typeKey);
  const found = known.find((one) => one.system === system);
  if (found) return found.isFitted ? "needed" : "notFitted";
  return everyVehicleHas.has(system) || system === typeKey ? "needed" : "findOut";
}
