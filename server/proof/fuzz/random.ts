import { seededRandom } from "@boresight/domain/base/chance/seeded-random";

/** Chance that can be repeated: the same seed, the same choices. */
export interface Random {
  seed: number;
  /** From 0 to below 1. */
  next: () => number;
  isLikely: (share: number) => boolean;
  whole: (from: number, to: number) => number;
  pick: <T>(choices: readonly T[]) => T;
}

export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  return {
    seed,
    next,
    isLikely: (share) => next() < share,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(choices) {
      const chosen = choices[Math.floor(next() * choices.length)];
      if (chosen === undefined) throw new Error("There is nothing to choose from");
      return chosen;
    },
  };
}
