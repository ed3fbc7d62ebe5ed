/** Closed days as a form holds them: a line for each, "2026-12-25 Christmas", its reason optional. */

export interface ClosedDay {
  day: string;
  reason: string;
}

const dayLength = 10;

export const readClosures = (lines: string): ClosedDay[] =>
  lines
    .split("\n")
    .filter((one) => one !== "")
    .map((one) => ({ day: one.slice(0, dayLength), reason: one.slice(dayLength).trim() }));

/** In order, each day once: what is said last of a day holds. */
export const writeClosures = (days: readonly ClosedDay[]): string =>
  [...new Map(days.map(({ day, reason }) => [day, `${day} ${reason}`.trim()])).values()].toSorted().join("\n");

/** As the server takes them. */
export function closureInput(lines: string) {
  const days = readClosures(lines);
  return {
    closures: days.map(({ day }) => day),
    closureReasons: Object.fromEntries(
      days.filter(({ reason }) => reason !== "").map(({ day, reason }) => [day, reason]),
    ),
  };
}
