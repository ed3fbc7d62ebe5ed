/** The promises about the life of an order: live moves, free times, and lists that do not slow down as the shop grows. */
import { openPool } from "#platform/database/db.ts";
import { moverOf, openScreens, type Watched } from "./reads/screens.ts";
import { invoiceLists } from "./invoice-lists.ts";
import { orderLists } from "./order-lists.ts";
import { peopleLists } from "./people-lists.ts";
import { slotSearch, type SlotFigures } from "./slots.ts";
import type { ListFigure } from "./two-shops.ts";

export interface OrderLifeFigures {
  live: LiveFigures;
  slots: SlotFigures;
  lists: ListFigure[];
}

interface Shop {
  /** Of our server. */
  url: string;
  headers: Record<string, string>;
  /** Of its database, as its owner and as the server. */
  ownerUrl: string;
  serverUrl: string;
  dataDir: string;
}

export async function orderLifeFigures({
  url,
  headers,
  ownerUrl,
  serverUrl,
  dataDir,
}: Shop): Promise<OrderLifeFigures> {
  const [owner, server] = [openPool(ownerUrl), openPool(serverUrl)];
  try {
    const { rows } = await owner.query<{ id: string }>(
      `select o.id from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where s.key = 'new' limit 1`,
    );
    const live = await liveOrderFigures({ url: `${url}/v1/graphql`, headers, orderId: rows[0]?.id ?? "" });
    const slots = await slotSearch(owner, server);
    const lists = [
      ...(await orderLists(ownerUrl, dataDir)),
      ...(await peopleLists(ownerUrl, dataDir)),
      ...(await invoiceLists(ownerUrl, dataDir)),
    ];
    return { live, slots, lists };
  } finally {
    await Promise.all([owner.end(), server.end()]);
  }
}

export const presentLists = (lists: readonly ListFigure[]): string => `
| What | Measured | Target |
|---|---|---|
${lines(lists).join("\n")}
`;

const mark = (kept: boolean) => (kept ? "✓" : "✗");

const lines = (lists: readonly ListFigure[]): string[] =>
  lists.map(({ what, small, large, most }) => {
    if (most) return `| ${what} | ${large.toFixed(1)} ms | < ${most} ms ${mark(large < most)} |`;
    const ratio = large / small;
    return `| ${what} | ${large.toFixed(1)} ms beside ${small.toFixed(1)} ms with 1,000, ${ratio.toFixed(2)} | < 1.5 ${mark(ratio < 1.5)} |`;
  });

export const presentOrderLife = ({ live, slots, lists }: OrderLifeFigures): string => `
Orders, medians:

| What | Measured | Target |
|---|---|---|
| Move to visible elsewhere, ${live.subscribers} open subscriptions | ${live.median.toFixed(1)} ms, the last after ${live.last.toFixed(1)} ms | < 50 ms ${mark(live.median < 50)} |
| Free times, 60 days, 3 facilities, 8 bays, a year of appointments | ${slots.brought.toFixed(1)} ms | < 50 ms ${mark(slots.brought < 50)} |
| The same where each bay has a tool and a target that all its appointments use | ${slots.equipped.toFixed(1)} ms, ${(slots.equipped / slots.brought).toFixed(2)} times | ≤ 2 times ${mark(slots.equipped <= 2 * slots.brought)} |
| The same for mobile work that no van gets to beside its three stops a day | ${slots.mobile.toFixed(1)} ms | < 50 ms ${mark(slots.mobile < 50)} |
${lines(lists).join("\n")}
`;

const subscribers = 500;
const rounds = 30;

interface LiveFigures {
  subscribers: number;
  /** Milliseconds from the start of the move to its event at a subscriber: the median over all subscribers and rounds. */
  median: number;
  /** The same for the last of the subscribers, the median over rounds. */
  last: number;
}

/** An order is moved to and fro while as many screens as the product promises are open, each on a socket of its own. */
async function liveOrderFigures(watched: Watched): Promise<LiveFigures> {
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
