export type Course = "up" | "down" | "level";

/** Compares two shares: the direction and the change in whole percentage points. */
export function pointsFrom(before: number, now: number): { course: Course; points: number } {
  const change = Math.round((now - before) * 100);
  return { course: change === 0 ? "level" : change > 0 ? "up" : "down", points: Math.abs(change) };
}

/**
 * Compares a figure with the previous period's: its direction and its change in whole percent; none when the previous
 * one is zero.
 */
export function changeFrom(before: number, now: number): { course: Course; percent: number | null } {
  const percent = before === now ? 0 : before === 0 ? null : Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return { course: "level", percent };
  return { course: now > before ? "up" : "down", percent };
}
