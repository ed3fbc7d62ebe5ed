/** As many as it takes until what is asked is plain, and no more than these. */
const [leastRounds, mostRounds] = [2, 6];

/**
 * What some work costs in multiples of other work, in processor time and by the best of several rounds: a slow or busy
 * machine changes neither. What is found to cost no more than `enough` is not measured more exactly.
 */
export function timesAsMuch(work: () => unknown, other: () => unknown, enough = 0): number {
  let [ofWork, ofOther] = [Infinity, Infinity];
  for (let round = 1; round <= mostRounds; round++) {
    ofWork = Math.min(ofWork, processorTime(work));
    ofOther = Math.min(ofOther, processorTime(other));
    if (round >= leastRounds && ofWork <= enough * ofOther) break;
  }
  return ofWork / ofOther;
}

/** What one input four times as large costs, in multiples of four small ones: about 1 is linear, 4 is quadratic. */
export const growth = (work: (size: number) => unknown, size: number): number =>
  timesAsMuch(
    () => work(4 * size),
    () => Array.from({ length: 4 }, () => work(size)),
    1.5,
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
