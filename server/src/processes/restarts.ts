const minute = 60_000;
const longestPause = 10_000;
/** Of one process within a minute. */
const most = 5;

/**
 * Bounds how often processes are started again. The returned function is called for each that ended, and returns the
 * milliseconds to wait before the next is started, or null when they end again and again.
 */
export function countRestarts(processes: number, now: () => number): () => number | null {
  const ends: number[] = [];
  return () => {
    const present = now();
    ends.push(present);
    while ((ends[0] ?? present) <= present - minute) ends.shift();
    if (ends.length > most * processes) return null;
    // All of them may be killed at once; what ends after that waits longer each time.
    const repeated = ends.length - processes;
    return repeated <= 0 ? 0 : Math.min(500 * 2 ** repeated, longestPause);
  };
}
