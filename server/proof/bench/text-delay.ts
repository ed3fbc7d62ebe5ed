import { createHmac } from "node:crypto";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { ask } from "./load.ts";
import { textGateway } from "./reads/servers.ts";

const rounds = 50;
/** Not counted: the first requests of a server compile its statements. */
const warmUp = 10;
const target = 300;
/** Milliseconds after which an event is taken for lost, which fails the measurement rather than leave it waiting. */
const patience = 10_000;

interface Office {
  url: string;
  headers: Record<string, string>;
}

interface Delay {
  median: number;
  longest: number;
}

export interface TextDelay {
  /** Until the event is at a subscriber. */
  event: Delay;
  /** Until the office's list, asked for once the event said so, has it. */
  list: Delay;
}

/** Milliseconds from the gateway's post of a text. */
export async function textDelay({ url, headers }: Office): Promise<TextDelay> {
  const graphql = `${url}/v1/graphql`;
  const client = createClient({
    url: graphql.replace("http", "ws"),
    webSocketImpl: WebSocket,
    connectionParams: { headers },
  });
  const events = client.iterate({ query: "subscription { inboxState { unread changedAt } }" });
  try {
    await inTime(events.next());
    const delays: { event: number; list: number }[] = [];
    for (let round = 0; round < warmUp + rounds; round++) {
      const started = performance.now();
      let event = Number.NaN;
      const told = events.next().then(() => (event = performance.now() - started));
      await inTime(Promise.all([told, post(url, round)]));
      await ask({ url: graphql, headers, body: JSON.stringify({ query: list }) });
      delays.push({ event, list: performance.now() - started });
    }
    const measured = delays.slice(warmUp);
    return { event: delayOf(measured.map(({ event }) => event)), list: delayOf(measured.map((delay) => delay.list)) };
  } finally {
    await client.dispose();
  }
}

function delayOf(delays: readonly number[]): Delay {
  const sorted = delays.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, longest: sorted.at(-1) ?? Number.NaN };
}

/** A post that is refused brings no event. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The text did not reach the subscriber")), patience);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
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

export const presentTextDelay = ({ event, list: shown }: TextDelay): string => `
| What | Median | Longest of ${rounds} | Target |
|---|---|---|---|
${rowOf("until the event is at a subscriber", event)}
${rowOf("until the office's list has it", shown)}
`;

const rowOf = (what: string, { median, longest }: Delay): string =>
  `| Text: from the gateway's post ${what} | ${median.toFixed(1)} ms | ${longest.toFixed(1)} ms | < ${target} ms ${longest < target ? "✓" : "✗"} |`;
