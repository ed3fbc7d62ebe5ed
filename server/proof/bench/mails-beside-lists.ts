/** What the office notices while a thousand mails with files come into the inbox. */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { startImapServer } from "../../test/fakes/imap-server.ts";
import { ask, type Target } from "./load.ts";
import { askUntil, median } from "./reading/beside-list.ts";
import { listQuery } from "./reads/queries.ts";

const [mails, fileSize, warming] = [1000, 150_000, 100];
/** How many times as long the list may take. */
const most = 1.3;

export interface BesideMails {
  /** Milliseconds, medians. */
  idle: number;
  busy: number;
  seconds: number;
}

interface Office {
  url: string;
  headers: Record<string, string>;
  owner: Pool;
}

export async function mailsBesideLists({ url, headers, owner }: Office): Promise<BesideMails> {
  await using imap = await startImapServer();
  const mailbox = await saveMailbox({ url, headers }, imap.port);
  const list = { url, headers, body: JSON.stringify({ query: listQuery }) };
  for (let turn = 0; turn < warming; turn++) await ask(list);
  const [idle, busy]: [number[], number[]] = [[], []];
  await askUntil(sleep(5000), list, idle);
  const began = performance.now();
  imap.add(...Array.from({ length: mails }, (_, number) => mailOf(number)));
  await askUntil(placed(owner), list, busy);
  const seconds = (performance.now() - began) / 1000;
  await removeMailbox({ url, headers }, mailbox);
  return { idle: median(idle), busy: median(busy), seconds };
}

type Api = Omit<Target, "body">;

async function saveMailbox(api: Api, port: number): Promise<number> {
  const input = {
    version: 0,
    host: "127.0.0.1",
    port,
    security: "none",
    userName: "shop",
    password: "open sesame",
    folder: "INBOX",
  };
  return versionOf(
    api,
    "mutation ($input: SaveMailboxInput!) { saved: saveMailbox(input: $input) { version } }",
    input,
  );
}

const removeMailbox = (api: Api, version: number) =>
  versionOf(api, "mutation ($input: RemoveMailboxInput!) { saved: removeMailbox(input: $input) { version } }", {
    version,
  });

async function versionOf(api: Api, query: string, input: object): Promise<number> {
  const text = await ask({ ...api, body: JSON.stringify({ query, variables: { input } }) });
  const { data } = JSON.parse(text) as { data: { saved: { version: number } } | null };
  if (!data) throw new Error(text);
  return data.saved.version;
}

function mailOf(number: number): string {
  const file = randomBytes(fileSize).toString("base64");
  const head = `From: bench-${number % 50}@example.com\r\nMessage-ID: <${number}@bench.example>\r\nSubject: mail ${number}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n`;
  return `${head}--b\r\n\r\nHello\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}\r\n--b--`;
}

async function placed(owner: Pool): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::int as count from app_private.received_mails where state = 'placed'",
    );
    if ((rows[0]?.count ?? 0) >= mails) return;
    await sleep(200);
  }
}

export const presentBesideMails = ({ idle, busy, seconds }: BesideMails): string => `
| What | Measured | Target |
|---|---|---|
| The list of orders, p50 while ${mails} mails with files come in (${seconds.toFixed(0)} s) | ${busy.toFixed(1)} ms beside ${idle.toFixed(1)} ms without, ${(busy / idle).toFixed(2)} | < ${most} ${busy < most * idle ? "✓" : "✗"} |
`;
