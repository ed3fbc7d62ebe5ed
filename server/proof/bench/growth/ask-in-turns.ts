import { Agent } from "node:http";
import { ask, type Target } from "../load.ts";
import { adminSecret } from "../reads/askers.ts";
import type { OpenShop } from "./open-shop.ts";
import { headersOf, type Asker, type Question } from "./questions.ts";

export interface Figure {
  what: string;
  asker: Asker;
  /** How much longer the largest may take than the smallest. */
  most: number;
  /** In milliseconds, by shop; none where a question failed. */
  times: readonly { fewest: number; median: number }[];
  failure: string | null;
}

const agent = new Agent({ keepAlive: true });
const warmUps = 7;
/** Slow questions are asked less often, but at least thrice. */
const patience = 20_000;

interface Turns {
  shops: readonly OpenShop[];
  rounds: number;
}

/** Asks each shop in turns, so that a slow moment of the machine hits all of them. */
export async function askInTurns(
  { what, most, ask: asked }: Question,
  asker: Asker,
  { shops, rounds }: Turns,
): Promise<Figure> {
  const targets = shops.map(({ shop, size, url }) => ({
    url: `${url}/graphql`,
    headers: { "x-hasura-admin-secret": adminSecret, ...headersOf(asker, shop) },
    body: JSON.stringify(asked({ shop, size, asker })),
  }));
  const times = targets.map((): number[] => []);
  const began = performance.now();
  try {
    for (let round = -warmUps; round < rounds; round++) {
      const isLate = performance.now() - began > patience;
      const taken = await timesOf(targets);
      if (round < 0 && !isLate) continue;
      times.forEach((known, place) => known.push(taken[place] ?? Number.NaN));
      if (isLate && (times[0]?.length ?? 0) >= 3) break;
    }
  } catch (error) {
    return { what, asker, most, times: [], failure: error instanceof Error ? error.message : String(error) };
  }
  return { what, asker, most, times: times.map(summary), failure: null };
}

async function timesOf(targets: readonly Target[]): Promise<number[]> {
  const taken: number[] = [];
  for (const target of targets) taken.push(await timeOf(target));
  return taken;
}

function summary(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  return { fewest: sorted[0] ?? Number.NaN, median: sorted[sorted.length >> 1] ?? Number.NaN };
}

async function timeOf(target: Target): Promise<number> {
  const started = performance.now();
  const answer = await ask(target, agent);
  const taken = performance.now() - started;
  // What is too long is refused by its rule, which is an answer too.
  if (answer.includes('"errors"') && !answer.includes("invalid-input")) throw new Error(answer.slice(0, 300));
  return taken;
}
