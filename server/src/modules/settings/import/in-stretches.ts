import { setImmediate as turnOfOthers } from "node:timers/promises";

/** Rows worked on before others have their turn. */
const stretch = 250;

/** Returns what comes of each, in order. A long file takes a while: others work in between. */
export async function inStretches<One, Result>(
  all: readonly One[],
  each: (one: One, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, one] of all.entries()) {
    if (index % stretch === stretch - 1) await turnOfOthers();
    results.push(each(one, index));
  }
  return results;
}
