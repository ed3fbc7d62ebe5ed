// A mailbox at somebody else's server, read as it fills. It is opened for reading only: nothing is marked, moved or deleted there.
import { once } from "node:events";
import { Readable } from "node:stream";
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
/** Milliseconds until a server that says nothing is given up, whatever it was asked. */
const usualPatience = 20_000;
/** After so many times as long it looks by itself: a server may not say that mail came, or be gone without a word. */
const looksEvery = 3;

/** Reads until the signal ends it. Throws when the connection breaks or the server refuses something. */
export async function readMailbox(server: ImapServer, reader: MailboxReader, signal: AbortSignal): Promise<void> {
  const client = await clientOf(server);
  const { patience = usualPatience } = server;
  const ended = new AbortController();
  const stop = () => client.close();
  client.on("close", () => ended.abort());
  signal.addEventListener("abort", stop, { once: true });
  try {
    await open(client, server);
    while (!signal.aborted && !ended.signal.aborted) {
      // Asked for before reading: what comes meanwhile is not missed.
      const woken = nextMail(client, ended.signal, looksEvery * patience);
      await readNew(client, reader, listener(client, patience));
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
    return (await open(client, server)).exists;
  } finally {
    client.close();
  }
}

/** Has more patience than the library with what it sees to itself. */
async function open(client: ImapFlow, { folder, patience = usualPatience }: ImapServer) {
  const listen = listener(client, 2 * patience);
  await listen(client.connect());
  return listen(client.mailboxOpen(folder, { readOnly: true }));
}

async function clientOf(server: ImapServer): Promise<ImapFlow> {
  // Loaded for the first mailbox: many shops have none.
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow(optionsOf(server));
  client.on("error", () => {}); // The command that is under way fails with it, or the connection closes.
  return client;
}

const optionsOf = ({
  host,
  port,
  security,
  userName,
  password,
  patience = usualPatience,
}: ImapServer): ImapFlowOptions => ({
  host,
  port,
  secure: security === "tls",
  ...(security !== "tls" && { doSTARTTLS: security === "starttls" }),
  auth: { user: userName, pass: password },
  logger: false,
  autoIdleDelay: 200,
  maxIdleTime: 240_000,
  connectionTimeout: patience,
  greetingTimeout: patience,
  socketTimeout: 360_000,
});

async function nextMail(client: ImapFlow, ended: AbortSignal, longest: number): Promise<void> {
  const waiting = AbortSignal.any([ended, AbortSignal.timeout(longest)]);
  await once(client, "exists", { signal: waiting }).catch(() => {});
}

/** What `imapProblemOf` takes for a server out of reach. */
const silence = "the mail server says nothing";

/** More than one: a moment in which the whole process stood still is no silence. */
const looks = 2;

type Listener = <Heard>(asked: Promise<Heard>) => Promise<Heard>;

/** Returns what the server answers. Closes the connection once nothing at all has come for as long as the patience. */
function listener(client: ImapFlow, patience: number): Listener {
  return async (asked) => {
    let [{ received }, silences] = [client.stats(), 0];
    const timer = setInterval(() => {
      const heard = client.stats().received;
      silences = heard === received ? silences + 1 : 0;
      received = heard;
      if (silences === looks) client.close();
    }, patience / looks);
    try {
      return await asked;
    } catch (error) {
      throw silences >= looks ? new Error(silence) : error;
    } finally {
      clearInterval(timer);
    }
  };
}

async function* heard(content: Readable, listen: Listener) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library sends bytes
  const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const { done, value } = await listen(chunks.next());
    if (done) return;
    yield value;
  }
}

async function readNew(client: ImapFlow, reader: MailboxReader, listen: Listener): Promise<void> {
  const { mailbox } = client;
  if (!mailbox) throw new Error("no folder is open");
  const { uidValidity } = mailbox;
  const last = await reader.lastStored(uidValidity);
  const found = await listen(client.search({ uid: `${last + 1}:*` }, { uid: true }));
  // A range that ends with the last mail always holds it.
  const uids = (found || []).filter((uid) => uid > last).sort((one, other) => one - other);
  for (let start = 0; start < uids.length; start += batch) {
    const range = uids.slice(start, start + batch).join(",");
    const mails = await listen(client.fetchAll(range, { uid: true, internalDate: true }, { uid: true }));
    for (const { uid, internalDate } of mails.sort((one, other) => one.uid - other.uid)) {
      const { content } = await listen(client.download(String(uid), undefined, { uid: true, chunkSize }));
      if (!content) continue; // Somebody deleted it meanwhile.
      await reader.store(Readable.from(heard(content, listen)), {
        uid,
        uidValidity,
        receivedAt: momentOf(internalDate),
      });
    }
  }
}

/** A mailbox may have been filled from elsewhere, with any date. */
function momentOf(date: Date | string | undefined): Date {
  const [moment, now] = [new Date(date ?? Number.NaN), new Date()];
  return moment.getTime() <= now.getTime() ? moment : now;
}
