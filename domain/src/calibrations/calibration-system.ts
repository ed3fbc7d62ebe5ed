/** The vehicle systems that the catalogue's line item types calibrate, in the order of work. */

/** Handbook section 13; the manufacturer's own order takes precedence. Types of one system differ only in method. */
const systems = [
  ["alignment", ["ALN-4W", "ALN-CHK"]],
  ["steeringAngle", ["RST-SAS"]],
  ["yawRate", ["RST-YAW"]],
  ["frontCamera", ["CAL-FCAM-S", "CAL-FCAM-D", "CAL-FCAM-SD"]],
  ["laneKeep", ["CAL-LKA"]],
  ["frontRadar", ["CAL-FRAD"]],
  ["lidar", ["CAL-LIDAR"]],
  ["frontCornerRadar", ["CAL-FCRN"]],
  ["rearCornerRadar", ["CAL-RCRN"]],
  ["surroundView", ["CAL-SVM"]],
  ["rearCamera", ["CAL-RCAM"]],
  ["nightVision", ["CAL-NV"]],
  ["headlamps", ["CAL-AFS"]],
  ["parkSensors", ["CAL-PARK"]],
  ["headUpDisplay", ["CAL-HUD"]],
  ["driverMonitoring", ["CAL-DMS"]],
  ["occupantClassification", ["RST-OCS"]],
  ["tyrePressure", ["RST-TPMS"]],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** The systems of the catalog; a type that the shop added is its own. */
export const calibratedSystems = systems.map(([system]) => system);

const places = new Map<string, { system: string; sequence: number }>(
  systems.flatMap(([system, types], index) => types.map((type) => [type, { system, sequence: (index + 1) * 10 }])),
);

/** A calibration of an order, as the catalogue names it. */
export interface CalibratedSystem {
  key: string;
  /** As in the catalogue: `both` and `static or dynamic` match either. */
  method: string;
}

/** A type added by the shop is its own system, and comes last. */
export const systemOf = (typeKey: string): string => places.get(typeKey)?.system ?? typeKey;

/** The types of one system; a type added by the shop is alone in its own. */
export const typesOf = (system: string): readonly string[] =>
  systems.find(([name]) => name === system)?.[1] ?? [system];

/** Whether some of these calibrations are of the same system as some of the others. */
export function shareSystem(typeKeys: readonly string[], others: readonly string[]): boolean {
  const systems = new Set(typeKeys.map(systemOf));
  return others.some((key) => systems.has(systemOf(key)));
}

/** Systems that a repair may touch but that many vehicles do not have; the shop knows whether this one does. */
const oftenNotFitted: ReadonlySet<string> = new Set([
  "nightVision",
  "headUpDisplay",
  "surroundView",
  "parkSensors",
  "frontCornerRadar",
  "rearCornerRadar",
]);
export const isOftenNotFitted = (typeKey: string): boolean => oftenNotFitted.has(systemOf(typeKey));

const last = (systems.length + 1) * 10;

export const sequenceOf = (typeKey: string): number => places.get(typeKey)?.sequence ?? last;

/** The categories that an order can list as calibrations: work with a result of its own. */
export const calibratedCategories = ["calibration", "reset", "alignment"] as const;

/** The order's main calibration: the first in order of work, or `multiple`. */
export function mainCalibration(typeKeys: readonly string[]): string | null {
  const [first, ...more] = typeKeys;
  if (first === undefined) return null;
  return more.length > 0 ? "multiple" : first;
}
