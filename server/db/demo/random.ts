import { seededRandom } from "@boresight/domain/base/chance/seeded-random";

/** Chance with a fixed start, so that the demo shop is the same every time. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  happens(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
}

export function createChance(seed: number): Chance {
  const fraction = seededRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  const weighted = <T>(choices: readonly (readonly [T, number])[]): T => {
    let left = fraction() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) if ((left -= weight) < 0) return choice;
    return last(choices)[0];
  };
  return {
    fraction,
    whole,
    weighted,
    happens: (probability) => fraction() < probability,
    pick: (choices) => weighted(choices.map((choice) => [choice, 1] as const)),
  };
}

export function last<T>(list: readonly T[]): T {
  const found = list.at(-1);
  if (found === undefined) throw new Error("an empty list has no last entry");
  return found;
}

let made = 0;

/** Ids of demo rows: they all begin alike, which is how the demo finds its own rows again. */
const demoIdPrefix = "d3300000-";
/** SQL behind the name of a column: whether the id is one of these. */
export const demo = `::text like '${demoIdPrefix}%'`;
/** SQL: the moment as of which the demo is judged. */
export const asOf = "coalesce(nullif(current_setting('demo.now', true), '')::timestamptz, now())";
export const demoId = (): string => `${demoIdPrefix}0000-4000-8000-${(++made).toString(16).padStart(12, "0")}`;
export const startDemoIds = (): void => {
  made = 0;
};
