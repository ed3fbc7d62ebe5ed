// The mailbox that an admin set up is read by one process of all servers at a time: the one that holds a lock in the database.
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type Pool } from "pg";
import { readMailbox, type MailboxReader } from "#integrations/mail-in/imap-mailbox.ts";
import { imapWordsOf } from "#integrations/mail-in/imap-problem.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { keptAlive } from "#platform/database/silence.ts";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import { messageOf } from "#platform/startup-error.ts";
import { openMailbox, readStoredMailbox, type StoredMailbox } from "./mailbox-settings.ts";
import { storeMail, type StoreDeps } from "./store-mail.ts";

export interface FollowDeps extends StoreDeps {
  config: Pick<Config, "sealSecret">;
  serverUrl: string;
  log: Log;
  /** Milliseconds between two looks at the settings and the lock. */
  every?: number;
  /** Of the first pause after a failure; each further one is twice as long. */
  firstPause?: number;
  /** Passes a pause after a failure. */
  passPause?: (time: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds until a server that says nothing is given up. */
  patience?: number;
}

const longestPause = 300_000;
const lock = "select pg_try_advisory_lock(hashtextextended('boresight mailbox', 0)) as held";

/** Reads for as long as it is not released, whatever fails meanwhile. */
export function followMailbox(deps: FollowDeps): { release: () => Promise<void> } {
  const released = new AbortController();
  const following = followUntil(released.signal, deps);
  return {
    async release() {
      released.abort();
      await following;
    },
  };
}

async function followUntil(released: AbortSignal, deps: FollowDeps): Promise<void> {
  const { serverUrl, log, every = 5000 } = deps;
  while (!released.aborted) {
    const client = new Client({ connectionString: serverUrl, application_name: "boresight mailbox", ...keptAlive });
    client.on("error", () => {}); // The next question fails.
    try {
      await client.connect();
      while (!released.aborted && !(await holds(client))) await pause(every, released);
      await readWhileHeld(client, released, deps);
    } catch (error) {
      log.warn({ reason: messageOf(error) }, "the mailbox is left to another server");
    } finally {
      await client.end().catch(() => {});
    }
    await pause(every, released);
  }
}

const holds = async (client: Client): Promise<boolean> =>
  (await client.query<{ held: boolean }>(lock)).rows[0]?.held ?? false;

/** Begins anew when the settings change, and ends when the connection that holds the lock is lost. */
async function readWhileHeld(client: Client, released: AbortSignal, deps: FollowDeps): Promise<void> {
  const { pool, every = 5000 } = deps;
  let current: Reading = { version: undefined, end: async () => {} };
  try {
    while (!released.aborted) {
      await client.query("select 1"); // Throws when the lock is gone.
      const stored = await asSystem(pool, readStoredMailbox);
      if (stored?.version !== current.version) {
        await current.end();
        current = begin(stored, deps);
      }
      await pause(every, released);
    }
  } finally {
    await current.end();
  }
}

interface Reading {
  version: number | undefined;
  end: () => Promise<void>;
}

function begin(stored: StoredMailbox | undefined, deps: FollowDeps): Reading {
  const ended = new AbortController();
  const reading = stored ? keepReading(stored, ended.signal, deps) : Promise.resolve();
  return {
    version: stored?.version,
    async end() {
      ended.abort();
      await reading;
    },
  };
}

async function keepReading(stored: StoredMailbox, signal: AbortSignal, deps: FollowDeps): Promise<void> {
  const { log, firstPause = 1000, passPause = pause, patience } = deps;
  const mailbox = { ...openMailbox(stored, deps.config), ...(patience && { patience }) };
  const logged = new Set<string>(); // What fails again and again is said once, until a mail came in.
  let failures = 0;
  const seen = { onRead: () => void (failures = 0), onStored: () => logged.clear() };
  while (!signal.aborted) {
    try {
      await readMailbox(mailbox, readerOf(stored, deps, seen), signal);
    } catch (error) {
      const problem = imapWordsOf(error);
      if (!logged.has(problem)) log.warn({ problem, failures }, "the mailbox cannot be read");
      logged.add(problem);
      await note(stored, problem, deps.pool).catch(() => {}); // The database may be what failed.
      await passPause(Math.min(firstPause * 2 ** failures++, longestPause), signal);
    }
  }
}

interface Seen {
  onRead: () => void;
  onStored: () => void;
}

function readerOf(stored: StoredMailbox, deps: FollowDeps, { onRead, onStored }: Seen): MailboxReader {
  const mailbox = `${stored.userName}@${stored.host}/${stored.folder}`.slice(0, 300);
  return {
    lastStored: (uidValidity: bigint) => lastStored(mailbox, uidValidity, deps.pool),
    async store(content, found) {
      const arrival = { source: "imap", mailbox, returnPath: null, deliveredTo: [], ...found } as const;
      if ((await storeMail(content, arrival, deps)) === "stored") onStored();
    },
    async onRead() {
      onRead();
      await note(stored, "", deps.pool);
    },
  };
}

async function lastStored(mailbox: string, uidValidity: bigint, pool: Pool): Promise<number> {
  const { uid } = await asSystem(pool, (system) =>
    system.one<{ uid: number }>({
      text: `select coalesce(max(uid), 0)::float8 as uid from app_private.received_mails where source = 'imap' and mailbox = $1 and uid_validity = $2`,
      values: [mailbox, uidValidity],
    }),
  );
  return uid;
}

const note = (stored: StoredMailbox, problem: string, pool: Pool): Promise<number> =>
  asSystem(pool, (system) =>
    system.run({
      text: `update app_private.mailbox_settings set problem = $2, read_at = case when $2 = '' then now() else read_at end where version = $1`,
      values: [stored.version, problem],
    }),
  );

const pause = (time: number, signal: AbortSignal): Promise<void> =>
  sleep(time, undefined, { signal, ref: false }).catch(() => {});
