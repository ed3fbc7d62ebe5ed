// A mailbox at somebody else's server, read as it fills. It is opened for reading only: nothing is marked, moved or deleted there.
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { MailSecurity } from "@boresight/domain/mail/mail-settings";
import type { ImapFlow, ImapFlowOptions } from "imapflow";

export interface ImapServer {
  host: string;
  port: number;
  security: MailSecurity;
  userName: string;
  password: string;
  folder: string;
  /** Milliseconds until a server that says nothing is given up. */
  patience?: number;
}

interface FoundMail {
  uid: number;
  uidValidity: bigint;
  receivedAt: Date;
}

export interface MailboxReader {
  /** The last UID that is stored of those that count from this UIDVALIDITY. */
  lastStored: (uidValidity: bigint) => Promise<number>;
  /** Stores a mail; the next one is fetched afterwards. */
  store: (content: Readable, mail: FoundMail) => Promise<unknown>;
  /** Everything that was there is stored. */
  onRead: () => Promise<unknown>;
}

const batch = 200;
/** In bytes: what of a mail is in memory at a time. */
const chunkSize = 1_000_000;
/** Milliseconds after which it looks by itself: a server may not say that mail came. */
const longestWait = 300_000;

/** Reads until the signal ends it. Throws when the connection breaks or the server refuses something. */
export async function readMailbox(server: ImapServer, reader: MailboxReader, signal: AbortSignal): Promise<void> {
  const client = await clientOf(server);
  const ended = new AbortController();
  const stop = () => client.close();
  client.on("close", () => ended.abort());
  signal.addEventListener("abort", stop, { once: true });
  try {
    await client.connect();
    await client.mailboxOpen(server.folder, { readOnly: true });
    while (!signal.aborted && !ended.signal.aborted) {
      // Asked for before reading: what comes meanwhile is not missed.
      const woken = nextMail(client, ended.signal);
      await readNew(client, reader);
      await reader.onRead();
      await woken;
    }
    if (!signal.aborted) throw new Error("the mail server closed the connection");
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    client.close();
  }
}

/** Connects, opens the folder, and returns how many mails it holds. */
export async function tryMailbox(server: ImapServer): Promise<number> {
  const client = await clientOf(server);
  try {
    await client.connect();
    return (await client.mailboxOpen(server.folder, { readOnly: true })).exists;
  } finally {
    client.close();
  }
}

async function clientOf(server: ImapServer): Promise<ImapFlow> {
  // Loaded for the first mailbox: many shops have none.
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow(optionsOf(server));
  client.on("error", () => {}); // The command that is under way fails with it, or the connection closes.
  return client;
}

const optionsOf = ({ host, port, security, userName, password, patience }: ImapServer): ImapFlowOptions => ({
  host,
  port,
  secure: security === "tls",
  ...(security !== "tls" && { doSTARTTLS: security === "starttls" }),
  auth: { user: userName, pass: password },
  logger: false,
  autoIdleDelay: 200,
  maxIdleTime: 240_000,
  connectionTimeout: patience ?? 20_000,
  greetingTimeout: patience ?? 20_000,
  socketTimeout: 360_000,
});

async function nextMail(client: ImapFlow, ended: AbortSignal): Promise<void> {
  const waiting = AbortSignal.any([ended, AbortSignal.timeout(longestWait)]);
  await once(client, "exists", { signal: waiting }).catch(() => {});
}

async function readNew(client: ImapFlow, reader: MailboxReader): Promise<void> {
  const { mailbox } = client;
  if (!mailbox) throw new Error("no folder is open");
  const { uidValidity } = mailbox;
  const last = await reader.lastStored(uidValidity);
  const found = await client.search({ uid: `${last + 1}:*` }, { uid: true });
  // A range that ends with the last mail always holds it.
  const uids = (found || []).filter((uid) => uid > last).sort((one, other) => one - other);
  for (let start = 0; start < uids.length; start += batch) {
    const range = uids.slice(start, start + batch).join(",");
    const mails = await client.fetchAll(range, { uid: true, internalDate: true }, { uid: true });
    for (const { uid, internalDate } of mails.sort((one, other) => one.uid - other.uid)) {
      const { content } = await client.download(String(uid), undefined, { uid: true, chunkSize });
      if (!content) continue; // Somebody deleted it meanwhile.
      await reader.store(content, { uid, uidValidity, receivedAt: momentOf(internalDate) });
    }
  }
}

/** A mailbox may have been filled from elsewhere, with any date. */
function momentOf(date: Date | string | undefined): Date {
  const [moment, now] = [new Date(date ?? Number.NaN), new Date()];
  return moment.getTime() <= now.getTime() ? moment : now;
}
