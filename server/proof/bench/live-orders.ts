import { moverOf, openScreens, type Watched } from "./reads/screens.ts";

const subscribers = 500;
const rounds = 30;

export interface LiveFigures {
  subscribers: number;
  /** Milliseconds from the start of the move to its event at a subscriber: the median over all subscribers and rounds. */
  median: number;
  /** The same for the last of the subscribers, the median over rounds. */
  last: number;
}

/** An order is moved to and fro while as many screens as the product promises are open, each on a socket of its own. */
export async function liveOrderFigures(watched: Watched): Promise<LiveFigures> {
  const screens = await openScreens(subscribers, watched);
  const mover = await moverOf(watched);
  const delays: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const statusId = mover.next();
    const seen = screens.map(async ({ isSeen }) => {
      await isSeen(statusId);
      return performance.now() - started;
    });
    await mover.move();
    delays.push((await Promise.all(seen)).toSorted(ascending));
  }
  for (const { close } of screens) await close();
  return { subscribers, median: median(delays.flat()), last: median(delays.map((each) => each.at(-1) ?? Number.NaN)) };
}

const ascending = (one: number, other: number) => one - other;
const median = (values: readonly number[]) => values.toSorted(ascending)[Math.floor(values.length / 2)] ?? Number.NaN;
