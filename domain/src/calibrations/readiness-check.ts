/** The prerequisites of a calibration, checked on the vehicle and in the bay (handbook section 13). */
import * as z from "zod";
import { systemOf, type CalibratedSystem } from "./calibration-system.ts";
import { line, note } from "#base/text.ts";

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
  modification: { label: "No modification that affects the sensors", applies: always },
  battery: { label: "Battery at 12.4 V or more, maintainer connected", unit: "V", applies: always },
  alignment: { label: "Wheel alignment done or measured, thrust angle", unit: "°", applies: always },
  tyrePressure: { label: "Tire pressures as on the placard, all four", unit: "psi", applies: always },
  tyreSize: { label: "Tire size as from the factory", applies: always },
  fuel: { label: "Fuel level as the procedure asks", unit: "%", applies: always },
  cargo: { label: "Excess cargo removed", applies: always },
  glass: { label: "Glass and sensor covers clean, undamaged, of an approved type", applies: always },
  brackets: { label: "Bumper and brackets fully fitted", applies: always },
  faultCodes: { label: "No blocking fault code", applies: always },
  floor: { label: "Floor level, with space for the target", applies: isDoneBy("static") },
  lighting: { label: "Lighting without glare", applies: isDoneBy("static") },
  clutter: { label: "No obstruction or metal in the way of the radar", applies: isRadar },
  route: { label: "Route, weather and lane markings suit the drive", applies: isDoneBy("dynamic") },
  toolSoftware: { label: "Tool software current", applies: always },
  toolCertificate: { label: "Tool and target certificates in date", applies: always },
} satisfies Record<string, Check>;

export type ReadinessKey = keyof typeof checks;

const keys = Object.keys(checks) as [ReadinessKey, ...ReadinessKey[]];

/** Returns the checks that these calibrations require, in the order of the sheet. */
export const readinessChecksFor = (systems: readonly CalibratedSystem[]): { key: ReadinessKey; check: Check }[] =>
  keys.flatMap((key) => (checks[key].applies(systems) ? { key, check: checks[key] } : []));

/** Returns what a check asks for in English; of an unknown key the key itself. */
export const readinessCheckLabel = (key: string): string =>
  keys.flatMap((one) => (one === key ? checks[one].label : []))[0] ?? key;

const lowestBattery = 12.4;

export const readinessCheckSchema = z
  .object({
    orderId: z.uuid("Order is not a valid id"),
    key: z.enum(keys, "There is no such check").meta({ id: "ReadinessCheckKey" }),
    outcome: z
      .enum(readinessOutcomes, "Say whether it passed, failed or does not apply")
      .meta({ id: "ReadinessOutcome" }),
    value: line({ max: 120, label: "Value" }).default(""),
    note: note({ max: 1000, label: "Note" }).default(""),
  })
  .superRefine(({ key, outcome, value, note: why }, context) => {
    const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (outcome === "notApplicable" && why.length < 3) addProblem("note", "Say why it does not apply");
    if (key !== "battery" || outcome !== "passed") return;
    const volts = Number(value.replace(",", "."));
    if (!value || Number.isNaN(volts)) addProblem("value", "Enter the measured battery voltage");
    else if (volts < lowestBattery) addProblem("value", `The battery needs ${lowestBattery} V or more`);
  });

export type ReadinessCheck = z.infer<typeof readinessCheckSchema>;

export const readinessOverrideSchema = z.object({
  orderId: z.uuid("Order is not a valid id"),
  key: z.enum(keys, "There is no such check").meta({ id: "ReadinessCheckKey" }),
  note: note({ min: 10, max: 1000, label: "Override note" }),
});

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
