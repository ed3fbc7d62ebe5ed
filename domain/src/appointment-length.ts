/** How long a visit takes: the time for setting up and scanning, the work, and the road where we drive. */
import type { IntakeMethod } from "./service-order.ts";

const setUpMinutes = 30;
const unloadMinutes = 15;
const milesPerHour = 35;
const step = 15;

interface Visit {
  kind: IntakeMethod;
  /** What the order's line item types take. */
  workMinutes: readonly number[];
  /** One way from the base facility; null when unknown. */
  distanceMiles: number | null;
}

/** 30 minutes + 75 for a front camera = 105; a mobile visit 28.2 miles away adds 2 × 28.2 / 35 hours and 15 minutes: 225. */
export function appointmentMinutes({ kind, workMinutes, distanceMiles }: Visit): number {
  const work = workMinutes.reduce((sum, minutes) => sum + minutes, setUpMinutes);
  const road = kind === "mobile" ? (2 * (distanceMiles ?? 0) * 60) / milesPerHour + unloadMinutes : 0;
  return Math.ceil((work + road) / step) * step;
}
