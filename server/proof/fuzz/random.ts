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
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
