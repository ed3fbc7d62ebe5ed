/**
 * Whether a value read from JSON contains more values, or is nested deeper, than allowed. Without recursion, because
 * it may be thousands deep.
 */
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
