/**
 * How long an appointment takes at the vehicle: setup and scans and the work; and what the office's own planning says about
 * it. The drives beside it depend on what else the van does.
 */
import type { IntakeMethod } from "#intake/intake-method.ts";

const setUpMinutes = 30;
const unloadMinutes = 15;
const step = 15;

interface Appointment {
  kind: IntakeMethod;
  /** The minutes of the order's line item types. */
  workMinutes: readonly number[];
}

/** 30 minutes + 75 for a front camera = 105; a mobile appointment adds 15 minutes to unload: 120. */
export const appointmentMinutes = (appointment: Appointment): number => roundedUp(exactMinutes(appointment));

function exactMinutes({ kind, workMinutes }: Appointment): number {
  const work = workMinutes.reduce((sum, minutes) => sum + minutes, setUpMinutes);
  return kind === "mobile" ? work + unloadMinutes : work;
}

const roundedUp = (minutes: number): number => Math.ceil(minutes / step) * step;

/**
 * Returns the minutes that a planned appointment leaves for its only calibration: 120 minutes with a scan of 20 leave
 * 70.
 */
export const minutesLeft = (plannedMinutes: number, besides: Appointment): number =>
  Math.max(0, Math.round(plannedMinutes - exactMinutes(besides)));

export const latestOverrides = 20;
const fewestOverrides = 5;

/**
 * Returns the usual length of a calibration: the median of the latest 20 that the office planned itself, given latest
 * first; null for fewer than 5.
 */
export function learnedMinutes(planned: readonly number[]): number | null {
  const latest = planned.slice(0, latestOverrides).toSorted((a, b) => a - b);
  if (latest.length < fewestOverrides) return null;
  const middle = latest.length / 2;
  const [below = 0, above = 0] = [latest[Math.ceil(middle) - 1], latest[Math.floor(middle)]];
  return roundedUp((below + above) / 2);
}
