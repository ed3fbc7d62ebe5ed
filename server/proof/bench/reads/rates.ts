/** How many answers a second several questions get, asked in turns so that a slow moment of the machine hits all of them. */
import { Agent } from "node:http";
import { ask, type Target } from "../load.ts";

export interface Asked {
  name: string;
  /** One for each client. */
  targets: readonly Target[];
}

const rounds = 7;
const warmUp = { atFirst: 1500, later: 200 };
const measuredFor = 1200;

/** Answers a second by name, one for each round; the order of the questions turns with every round. */
export async function ratesInTurns(asked: readonly Asked[]): Promise<ReadonlyMap<string, readonly number[]>> {
  const rates = new Map(asked.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, targets } of round % 2 ? asked.toReversed() : asked) {
      const agent = new Agent({ keepAlive: true, maxSockets: targets.length });
      await answersWithin(targets, agent, round === 0 ? warmUp.atFirst : warmUp.later);
      rates.get(name)?.push((await answersWithin(targets, agent, measuredFor)) / (measuredFor / 1000));
      agent.destroy();
    }
  }
  return rates;
}

/** Every client asks again as soon as it has its answer. */
async function answersWithin(targets: readonly Target[], agent: Agent, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let answered = 0;
  const client = async (target: Target) => {
    while (performance.now() < end) {
      await ask(target, agent);
      answered++;
    }
  };
  await Promise.all(targets.map(client));
  return answered;
}

/** A middle value, and how far from it half of the values lie. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** Round by round, because both sides of one round met the same machine. */
export const ratiosOf = (ours: readonly number[], beside: readonly number[]): number[] =>
  ours.map((rate, round) => rate / (beside[round] ?? Number.NaN));
