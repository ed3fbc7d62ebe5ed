import { createHmac } from "node:crypto";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { ask } from "./load.ts";
import { textGateway } from "./reads/servers.ts";

const rounds = 100;
const target = 300;

interface Office {
  url: string;
  headers: Record<string, string>;
}

/** Milliseconds from the gateway's post of a text until the office's list, asked for once the live field said so, has it: median and longest. */
export async function textDelay({ url, headers }: Office): Promise<{ median: number; longest: number }> {
  const graphql = `${url}/v1/graphql`;
  const client = createClient({
    url: graphql.replace("http", "ws"),
    webSocketImpl: WebSocket,
    connectionParams: { headers },
  });
  const events = client.iterate({ query: "subscription { inboxState { unread changedAt } }" });
  await events.next();
  const delays: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const posted = post(url, round);
    await events.next();
    await ask({ url: graphql, headers, body: JSON.stringify({ query: list }) });
    delays.push(performance.now() - started);
    await posted;
  }
  await client.dispose();
  const sorted = delays.toSorted((one, other) => one - other);
  return { median: sorted[rounds / 2] ?? Number.NaN, longest: sorted.at(-1) ?? Number.NaN };
}

const list = `{ conversations(first: 25, orderBy: LAST_SAID_AT_DESC, filter: { status: { equalTo: "open" }, snoozedUntil: { isNull: true } }) {
  nodes { id contactName address lastWords isUnread serviceOrder { id internalOrderNumber } } } }`;

/** Each from a telephone of its own, as the gateway signs it. */
async function post(url: string, round: number): Promise<void> {
  const address = `${url}/v1/functions/webhooks/twilio/text`;
  const fields = { Body: "Is it ready?", From: `+1303555${1000 + round}`, MessageSid: `SM${round}` };
  const names = (Object.keys(fields) as (keyof typeof fields)[]).toSorted();
  const signed = address + names.map((name) => name + fields[name]).join("");
  const signature = createHmac("sha1", textGateway.TWILIO_AUTH_TOKEN).update(signed).digest("base64");
  const body = new URLSearchParams(fields);
  const response = await fetch(address, { method: "POST", headers: { "x-twilio-signature": signature }, body });
  if (!response.ok) throw new Error(`The text was answered ${response.status}`);
}

export const presentTextDelay = ({ median, longest }: Awaited<ReturnType<typeof textDelay>>): string => `
| What | Median | Longest | Target |
|---|---|---|---|
| Text: from the gateway's post until the office's list has it | ${median.toFixed(1)} ms | ${longest.toFixed(1)} ms | < ${target} ms ${longest < target ? "✓" : "✗"} |
`;
