import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import { ask } from "./load.ts";

interface Event {
  orderChanges: { statusId: string | null };
}

const subscribers = 500;
const rounds = 30;

interface Watched {
  url: string;
  headers: Record<string, string>;
  orderId: string;
}

export interface LiveFigures {
  subscribers: number;
  /** Milliseconds from the start of the move to its event at a subscriber: the median over all subscribers and rounds. */
  median: number;
  /** The same for the last of the subscribers, the median over rounds. */
  last: number;
}

/** An order is moved to and fro while as many screens as the product promises are open, each on a socket of its own. */
export async function liveOrderFigures({ url, headers, orderId }: Watched): Promise<LiveFigures> {
  const screens = Array.from({ length: subscribers }, () => openScreen(url, headers));
  await Promise.all(screens.map(({ isSeen }) => isSeen(null)));
  const delays: number[][] = [];
  const statuses = await statusIds({ url, headers });
  let version = await versionOf({ url, headers, orderId });
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const statusKey = round % 2 ? "new" : "info";
    const seen = screens.map(async ({ isSeen }) => {
      await isSeen(statuses[statusKey]);
      return performance.now() - started;
    });
    const variables = { input: { id: orderId, version, statusKey, ...reasons } };
    const moved = JSON.parse(await ask({ url, headers, body: JSON.stringify({ query: move, variables }) }));
    version = moved.data.changeServiceOrderStatus.serviceOrder.version;
    delays.push((await Promise.all(seen)).toSorted(ascending));
  }
  for (const { client } of screens) await client.dispose();
  return { subscribers, median: median(delays.flat()), last: median(delays.map((each) => each.at(-1) ?? Number.NaN)) };
}

function openScreen(url: string, headers: Record<string, string>) {
  const client: Client = createClient({
    url: url.replace("http", "ws"),
    webSocketImpl: WebSocket,
    connectionParams: { headers },
  });
  const events = client.iterate<Event>({ query: "subscription { orderChanges { id statusId changedAt } }" });
  // Mails and alerts of a move before this one may be told in between.
  const isSeen = async (statusId: string | null | undefined) => {
    for (;;) {
      const { done, value } = await events.next();
      if (done || value?.data?.orderChanges.statusId === statusId) return;
    }
  };
  return { client, isSeen };
}

async function statusIds({ url, headers }: Pick<Watched, "headers" | "url">): Promise<Record<string, string>> {
  const query = "{ serviceOrderStatuses { nodes { id key } } }";
  const { data } = JSON.parse(await ask({ url, headers, body: JSON.stringify({ query }) }));
  return Object.fromEntries(
    data.serviceOrderStatuses.nodes.map((row: { id: string; key: string }) => [row.key, row.id]),
  );
}

async function versionOf({ url, headers, orderId }: Watched): Promise<number> {
  const query = "query ($id: UUID!) { serviceOrder(id: $id) { version } }";
  return JSON.parse(await ask({ url, headers, body: JSON.stringify({ query, variables: { id: orderId } }) })).data
    .serviceOrder.version;
}

const ascending = (one: number, other: number) => one - other;
const median = (values: readonly number[]) => values.toSorted(ascending)[Math.floor(values.length / 2)] ?? Number.NaN;

const reasons = { note: "Measured", override: true };

const move = `mutation ($input: ChangeServiceOrderStatusInput!) {
  changeServiceOrderStatus(input: $input) { serviceOrder { version } }
}`;
