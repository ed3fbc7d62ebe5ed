/** Counts per key within windows of time; what is counted never outlives one. */
export function countingWindow(most: number, within: number, now: () => number = Date.now) {
  let began = now();
  let counts = new Map<string, number>();
  return {
    /** False when the key has had its share of this window. */
    count(key: string): boolean {
      if (now() - began >= within) {
        began = now();
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= most;
    },
  };
}
