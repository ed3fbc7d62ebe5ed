/** Open screens, each on a socket of its own, and the moves of an order that they hear of. */
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { ask } from "../load.ts";

interface Event {
  orderChanges: { statusId: string | null };
}

export interface Watched {
  /** Of GraphQL. */
  url: string;
  headers: Record<string, string>;
  orderId: string;
}

export interface Screen {
  /** Resolves when it has received a change to this status; null stands for the first event. */
  isSeen: (statusId: string | null) => Promise<void>;
  close: () => Promise<void>;
}

export async function openScreens(count: number, { url, headers }: Watched): Promise<Screen[]> {
  const screens = Array.from({ length: count }, () => openScreen(url, headers));
  await Promise.all(screens.map(({ isSeen }) => isSeen(null)));
  return screens;
}

function openScreen(url: string, headers: Record<string, string>): Screen {
  const connectionParams = { headers };
  const client = createClient({ url: url.replace("http", "ws"), webSocketImpl: WebSocket, connectionParams });
  const events = client.iterate<Event>({ query: "subscription { orderChanges { id statusId changedAt } }" });
  return {
    // Mails and alerts of an earlier change may arrive in between.
    async isSeen(statusId) {
      for (;;) {
        const { done, value } = await events.next();
        if (done || value?.data?.orderChanges.statusId === statusId) return;
      }
    },
    close: async () => client.dispose(),
  };
}

/** Moves the order to and fro. */
export interface Mover {
  /** The status that the next move leads to. */
  next: () => string;
  move: () => Promise<void>;
}

export async function moverOf({ url, headers, orderId }: Watched): Promise<Mover> {
  const asked = async (query: string, variables = {}) =>
    JSON.parse(await ask({ url, headers, body: JSON.stringify({ query, variables }) })).data;
  const statuses: { id: string; key: string }[] = (await asked("{ serviceOrderStatuses { nodes { id key } } }"))
    .serviceOrderStatuses.nodes;
  const idOf = (key: string) => statuses.find((status) => status.key === key)?.id ?? "";
  const order = "query ($id: UUID!) { serviceOrder(id: $id) { version status { key } } }";
  let { version, status } = (await asked(order, { id: orderId })).serviceOrder;
  const target = () => (status.key === "new" ? "info" : "new");
  return {
    next: () => idOf(target()),
    async move() {
      const input = { id: orderId, version, statusKey: target(), note: "Measured", override: true };
      ({ version, status } = (await asked(change, { input })).changeServiceOrderStatus.serviceOrder);
    },
  };
}

const change = `mutation ($input: ChangeServiceOrderStatusInput!) {
  changeServiceOrderStatus(input: $input) { serviceOrder { version status { key } } }
}`;
