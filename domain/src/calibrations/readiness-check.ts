/** The prerequisites of a calibration, checked on the vehicle and in the bay (handbook section 13). */
import { text } from "#texts/text.ts";
import { systemOf, type CalibratedSystem } from "./calibration-system.ts";

export const readinessOutcomes = ["passed", "failed", "notApplicable"] as const;

export type ReadinessOutcome = (typeof readinessOutcomes)[number];

type Applies = (systems: readonly CalibratedSystem[]) => boolean;

const always: Applies = () => true;

const isDoneBy =
  (method: string): Applies =>
  (systems) =>
    systems.some((system) => system.method === "both" || system.method.includes(method));

const isRadar: Applies = (systems) => systems.some(({ key }) => systemOf(key).toLowerCase().includes("radar"));

interface Check {
  label: string;
  /** The unit of the measured value; absent when the check is only passed or failed. */
  unit?: string;
  applies: Applies;
}

const checks = {
  modification: { label: text("calibrations.noModificationThatAffectsTheSensors"), applies: always },
  battery: { label: text("calibrations.checkBattery"), unit: "V", applies: always },
  alignment: { label: text("calibrations.checkWheelAlignment"), unit: "°", applies: always },
  tyrePressure: { label: text("calibrations.checkTirePressures"), unit: "psi", applies: always },
  tyreSize: { label: text("calibrations.tireSizeAsFromTheFactory"), applies: always },
  fuel: { label: text("calibrations.fuelLevelAsTheProcedureAsks"), unit: "%", applies: always },
  cargo: { label: text("calibrations.excessCargoRemoved"), applies: always },
  glass: { label: text("calibrations.checkGlassAndCovers"), applies: always },
  brackets: { label: text("calibrations.bumperAndBracketsFullyFitted"), applies: always },
  faultCodes: { label: text("calibrations.noBlockingFaultCode"), applies: always },
  floor: { label: text("calibrations.checkFloor"), applies: isDoneBy("static") },
  lighting: { label: text("calibrations.lightingWithoutGlare"), applies: isDoneBy("static") },
  clutter: { label: text("calibrations.noObstructionOrMetalInThe"), applies: isRadar },
  route: { label: text("calibrations.routeWeatherAndLaneMarkingsSuit"), applies: isDoneBy("dynamic") },
  toolSoftware: { label: text("calibrations.toolSoftwareCurrent"), applies: always },
  toolCertificate: { label: text("calibrations.toolAndTargetCertificatesInDate"), applies: always },
} satisfies Record<string, Check>;

export type ReadinessKey = keyof typeof checks;

export const keys = Object.keys(checks) as [ReadinessKey, ...ReadinessKey[]];

/** Returns the checks that these calibrations require, in the order of the sheet. */
export const readinessChecksFor = (systems: readonly CalibratedSystem[]): { key: ReadinessKey; check: Check }[] =>
  keys.flatMap((key) => (checks[key].applies(systems) ? { key, check: checks[key] } : []));

/** Returns what a check asks for in English; of an unknown key the key itself. */
export const readinessCheckLabel = (key: string): string =>
  keys.flatMap((one) => (one === key ? checks[one].label : []))[0] ?? key;

export interface StoredCheck {
  key: string;
  outcome: ReadinessOutcome;
  isOverridden: boolean;
}

export type ReadinessLack = { openChecks: number } | { failedCheck: string };

/** Returns what is still missing before calibrating: how many checks are open, and the key of each that failed. */
export function whatReadinessLacks(
  stored: readonly StoredCheck[],
  systems: readonly CalibratedSystem[],
): ReadinessLack[] {
  const byKey = new Map(stored.map((check) => [check.key, check]));
  const open = readinessChecksFor(systems).filter(({ key }) => !byKey.has(key));
  const failed = readinessChecksFor(systems).filter(({ key }) => {
    const done = byKey.get(key);
    return done?.outcome === "failed" && !done.isOverridden;
  });
  return [
    ...(open.length > 0 ? [{ openChecks: open.length }] : []),
    ...failed.map(({ key }) => ({ failedCheck: key })),
  ];
}

/** Returns the unit of a check's measured value, if it has one. */
export const readinessCheckUnit = (key: string): string | undefined => {
  const check: Check | undefined = Object.entries(checks).find(([known]) => known === key)?.[1];
  return check?.unit;
};

/** Returns what passing the rest passes: the required checks without an outcome that need no value, or have one that passes. */
export const passableChecks = (
  systems: readonly CalibratedSystem[],
  stored: ReadonlySet<string>,
  values: ReadonlyMap<string, string>,
): { key: ReadinessKey; value: string }[] =>
  readinessChecksFor(systems).flatMap(({ key, check }) => {
    const value = values.get(key) ?? "";
    const isReady = check.unit === undefined || (value !== "" && problemOfPass(key, value) === null);
    return isReady && !stored.has(key) ? [{ key, value }] : [];
  });

const lowestBattery = 12.4;

/** Returns why a check cannot pass with this value; null when it can. */
export function problemOfPass(check: ReadinessKey, value: string): string | null {
  if (check !== "battery") return null;
  const volts = Number(value.trim().replace(",", "."));
  if (!value || Number.isNaN(volts)) return text("calibrations.enterTheMeasuredBatteryVoltage");
  return volts < lowestBattery ? text("calibrations.theBatteryNeedsLowestbatteryVOr", { lowestBattery }) : null;
}

/** Whether a check that does not apply still lacks why. */
export const lacksReason = (outcome: ReadinessOutcome, note: string): boolean =>
  outcome === "notApplicable" && note.trim().length < 3;

/** Whether a check speaks for the shop's registered equipment: it cannot pass unseen while there is none. */
export const isOfEquipment = (key: ReadinessKey): boolean => key === "toolCertificate";
