/** A bay or a van: its capabilities, and which calibrations need them. */
import { text } from "#texts/text.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";

export const capabilities = ["staticFront", "staticRear", "surround", "alignmentRack", "truckHeight"] as const;
export type Capability = (typeof capabilities)[number];

/** What a new bay or van can do until somebody says otherwise; a rack and the height of trucks are rare. */
export const usualCapabilities: readonly Capability[] = ["staticFront", "staticRear", "surround"];

export type BayKind = "bay" | "mobile";

export const capabilityWords = {
  staticFront: text("schedule.staticFront"),
  staticRear: text("schedule.staticRear"),
  surround: text("schedule.surround"),
  alignmentRack: text("schedule.alignmentRack"),
  truckHeight: text("schedule.truckHeight"),
} satisfies Record<Capability, string>;

const neededBy: Readonly<Record<string, readonly Capability[]>> = {
  "CAL-FCAM-S": ["staticFront"],
  "CAL-FCAM-SD": ["staticFront"],
  "CAL-FRAD": ["staticFront"],
  "CAL-FCRN": ["staticFront"],
  "CAL-NV": ["staticFront"],
  "CAL-LIDAR": ["staticFront"],
  "CAL-AFS": ["staticFront"],
  "CAL-RCRN": ["staticRear"],
  "CAL-RCAM": ["staticRear"],
  "CAL-SVM": ["surround"],
  "ALN-4W": ["alignmentRack"],
  "ALN-CHK": ["alignmentRack"],
};

/** Returns the capabilities that these line item types need; a dynamic calibration needs none. */
export const neededCapabilities = (typeKeys: readonly string[]): Capability[] => [
  ...new Set(typeKeys.flatMap((key) => neededBy[key] ?? [])),
];

/** A van drives to mobile appointments; all others take place in a bay. */
export const takesKind = (bay: BayKind, appointment: IntakeMethod): boolean =>
  (bay === "mobile") === (appointment === "mobile");
