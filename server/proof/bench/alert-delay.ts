import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { ask } from "./load.ts";

const rounds = 100;

/** Milliseconds from the start of the mutation that adds an alert to the event at a subscriber: the median. */
export async function alertDelay(url: string, headers: Record<string, string>): Promise<number> {
  const client = createClient({
    url: url.replace("http", "ws"),
    webSocketImpl: WebSocket,
    connectionParams: { headers },
  });
  const events = client.iterate({ query: "subscription { unhandledNotifications { totalCount } }" });
  await events.next();
  const delays: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const added = ask({
      url,
      headers,
      body: JSON.stringify({ query: addAlert, variables: { message: `Alert ${round}` } }),
    });
    await events.next();
    delays.push(performance.now() - started);
    await added;
  }
  await client.dispose();
  return delays.toSorted((one, other) => one - other)[rounds / 2] ?? Number.NaN;
}

const addAlert = `mutation ($message: String!) {
  createAdminNotification(input: { adminNotification: { message: $message, status: "unhandled" } }) { adminNotification { id } }
}`;

export const presentAlertDelay = (delay: number): string => `
| What | Measured | Target |
|---|---|---|
| Alert: from the mutation's start to the event at a subscriber | ${delay.toFixed(1)} ms | < 30 ms ${delay < 30 ? "✓" : "✗"} |
`;
