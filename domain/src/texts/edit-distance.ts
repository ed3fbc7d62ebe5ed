/** How many letters must be added, removed or replaced, whether capital or not; of long words the first 80 count. */
export function editDistance(typed: string, known: string): number {
  const [from, to] = [typed.slice(0, 80).toLowerCase(), known.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let index = 0; index < from.length; index++) {
    const next = [index + 1];
    for (let column = 0; column < to.length; column++) {
      const replaced = (row[column] ?? 0) + (from[index] === to[column] ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
