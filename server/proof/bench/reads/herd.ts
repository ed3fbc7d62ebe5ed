/** A herd: screens that hear of an order's move, and all ask for their list again. */
import { Agent } from "node:http";
import { setTimeout } from "node:timers/promises";
import { ask } from "../load.ts";
import { listQuery } from "./queries.ts";
import { spreadOf, type Spread } from "./rates.ts";
import { moverOf, openScreens, type Mover, type Watched } from "./screens.ts";

export interface HerdFigure {
  screens: number;
  /** Milliseconds from the start of the move until the last screen has the new list. */
  last: Spread;
  /** How many times as long as one screen alone. */
  times: number;
  promise: number;
}

const herds = [
  { screens: 1, promise: 1 },
  { screens: 100, promise: 5 },
  { screens: 500, promise: 10 },
];
const turns = 3;
const movesPerTurn = 7;

/** Each herd in its turn, several times over. */
export async function herdFigures(watched: Watched): Promise<HerdFigure[]> {
  const mover = await moverOf(watched);
  const taken = new Map(herds.map(({ screens }) => [screens, [] as number[]]));
  for (let turn = 0; turn < turns; turn++) {
    for (const { screens } of herds) taken.get(screens)?.push(...(await follow(watched, mover, screens)));
  }
  const alone = spreadOf(taken.get(1) ?? []).median;
  return herds.map(({ screens, promise }) => {
    const last = spreadOf(taken.get(screens) ?? []);
    return { screens, last, times: last.median / alone, promise };
  });
}

async function follow(watched: Watched, mover: Mover, count: number): Promise<number[]> {
  const screens = await openScreens(count, watched);
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const list = { url: watched.url, headers: watched.headers, body: JSON.stringify({ query: listQuery }) };
  const taken: number[] = [];
  for (let move = -2; move < movesPerTurn; move++) {
    const statusId = mover.next();
    const started = performance.now();
    const upToDate = screens.map(async ({ isSeen }) => {
      await isSeen(statusId);
      const answer = await ask(list, agent);
      if (!answer.includes(statusId)) throw new Error("a screen heard of a move and was told what was before it");
      return performance.now() - started;
    });
    await mover.move();
    const last = Math.max(...(await Promise.all(upToDate)));
    if (move >= 0) taken.push(last); // The first ones open the connections.
    await setTimeout(100);
  }
  for (const { close } of screens) await close();
  agent.destroy();
  return taken;
}

export function presentHerd(figures: readonly HerdFigure[]): string {
  const lines = figures.map(({ screens, last, times, promise }) => {
    const held = screens === 1 ? "" : `≤ ${promise} times ${times <= promise ? "✓" : "✗"}`;
    return `| ${screens} | ${last.median.toFixed(0)} ms (${last.low.toFixed(0)} to ${last.high.toFixed(0)}) | ${times.toFixed(1)} | ${held} |`;
  });
  return `
Screens that hear of an order's move and ask for the list again, from the start of the move until the last of them has the new list:

| Screens | Up to date after | Times one screen | Target |
|---|---|---|---|
${lines.join("\n")}
`;
}
