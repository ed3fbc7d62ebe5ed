interface Attempt {
  startedAt: string | null;
  endedAt: string | null;
}

/** The minutes of the attempts that say when they began and ended; two at a time count once. */
export function minutesOf(attempts: readonly Attempt[]): number {
  const spans = attempts
    .flatMap(({ startedAt, endedAt }) =>
      startedAt && endedAt ? [{ start: Date.parse(startedAt), end: Date.parse(endedAt) }] : [],
    )
    .toSorted((one, other) => one.start - other.start);
  let [worked, until] = [0, -Infinity];
  for (const { start, end } of spans) {
    worked += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return Math.round(worked / 60_000);
}
