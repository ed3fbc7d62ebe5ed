/** Whether a value read from JSON holds more values, or lies deeper, than allowed. Without recursion: it may be thousands deep. */
export function isLargerThan(value: unknown, { depth, values }: { depth: number; values: number }): boolean {
  let level: unknown[] = [value];
  let count = 0;
  for (let at = 0; level.length > 0; at++) {
    count += level.length;
    if (at > depth || count > values) return true;
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  return false;
}
