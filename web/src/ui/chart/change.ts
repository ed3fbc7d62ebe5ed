export type Course = "up" | "down" | "level";

/** A figure beside the one of the span before: which way it went, and by how much in whole percent; none from nothing. */
export function changeFrom(before: number, now: number): { course: Course; percent: number | null } {
  const percent = before === now ? 0 : before === 0 ? null : Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return { course: "level", percent };
  return { course: now > before ? "up" : "down", percent };
}
