/** Chance that can be repeated: numbers from 0 to below 1, the same for the same seed (mulberry32). */
export type SeededRandom = () => number;

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to below `count`. */
export const pickBelow = (random: SeededRandom, count: number): number => Math.floor(random() * count);
