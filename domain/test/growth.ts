/**
 * What some work costs in multiples of other work, in processor time and by the best of several rounds: a slow or busy
 * machine changes neither.
 */
export function timesAsMuch(work: () => unknown, other: () => unknown): number {
  const rounds = Array.from({ length: 6 }, () => ({ work: processorTime(work), other: processorTime(other) }));
  return Math.min(...rounds.map((round) => round.work)) / Math.min(...rounds.map((round) => round.other));
}

/** What one input four times as large costs, in multiples of four small ones: about 1 is linear, 4 is quadratic. */
export const growth = (work: (size: number) => unknown, size: number): number =>
  timesAsMuch(
    () => work(4 * size),
    () => Array.from({ length: 4 }, () => work(size)),
  );

/** Of less, the measure itself is the larger part. In microseconds. */
const leastMeasured = 3000;

/** In microseconds. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(user + system, leastMeasured);
}
