// The mailbox cannot be read for a day, in every way in which a server fails.
import { getEventListeners } from "node:events";
import dns from "node:dns";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { raiseDueAlerts } from "#modules/alerts/raise-due-alerts.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { randomIds } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import { startImapServer } from "../../../../test/fakes/imap-server.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { followMailbox } from "./follow-mailbox.ts";
import { mailboxSealing } from "./mailbox-settings.ts";
import { placeWaitingMails } from "./place-waiting-mails.ts";

const imap = await startImapServer();
let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => Promise.all([server, imap].map((part) => part[Symbol.asyncDispose]())));
beforeEach(async () => {
  await server.db.owner.query(
    "truncate app.conversations, app_private.received_mails, app_private.mailbox_settings, app.admin_notifications cascade",
  );
  await server.db.owner.query(
    "insert into app_private.mailbox_settings (host, port, security, user_name, sealed_password) values ('imap.acme.test', $1, 'none', 'shop', $2)",
    [imap.port, mailboxSealing(server.config).seal("open sesame")],
  );
});

const [minute, hour] = [60_000, 3_600_000];
const mail = (subject: string) =>
  `From: bob@example.com\r\nMessage-ID: <${subject}@e.test>\r\nSubject: ${subject}\r\n\r\nHi`;
const mails = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `mail ${from + at}`);

/** The name leads to the test server, or nowhere. */
function nameServer() {
  const names = { isFound: true };
  vi.spyOn(dns, "lookup").mockImplementation(((
    _host: string,
    _options: object,
    done: (...found: unknown[]) => void,
  ) => {
    if (names.isFound) done(null, [{ address: "127.0.0.1", family: 4 }]);
    else done(Object.assign(new Error("getaddrinfo ENOTFOUND imap.acme.test"), { code: "ENOTFOUND" }));
  }) as typeof dns.lookup);
  return names;
}

const stored = async () =>
  (
    await server.db.owner.query(
      "select uid::int, uid_validity::int as validity from app_private.received_mails order by uid",
    )
  ).rows;
const placed = async () =>
  (await server.db.owner.query("select subject from app.conversation_messages order by created_at")).rows.map(
    ({ subject }) => subject,
  );
const alerts = async (later: number) => {
  await asSystem(server.db.server, (system) => raiseDueAlerts(system, new Date(Date.now() + later)));
  const { rows } = await server.db.owner.query(
    "select kind, status, message from app.admin_notifications order by created_at",
  );
  return rows;
};

async function placeAll() {
  let now = Date.now();
  const log = createLog("silent");
  const files = openFileDeps({ config: server.config, log });
  const { signal } = new AbortController();
  await placeWaitingMails({
    ...files,
    config: server.config,
    ids: randomIds,
    pool: server.db.server,
    log,
    signal,
    clock: () => new Date(now++),
  });
}

interface Warned {
  problem: string;
}

/** Follows the mailbox; pauses pass at once, and `onPause` hears how long they would have been in all. */
function follow(onPause: (passed: number, signal: AbortSignal) => Promise<void>) {
  const [pauses, warned] = [[] as number[], [] as Warned[]];
  const log = Object.assign(createLog("silent"), { warn: (about: Warned) => void warned.push(about) });
  let passed = 0;
  const following = followMailbox({
    ...openFileDeps({ config: server.config, log }),
    config: server.config,
    pool: server.db.server,
    serverUrl: server.db.serverUrl,
    log,
    every: 20,
    patience: 100,
    async passPause(time, signal) {
      pauses.push(time);
      passed += time;
      await onPause(passed, signal);
    },
  });
  return { pauses, warned, passed: () => passed, [Symbol.asyncDispose]: following.release };
}

test("a mailbox that fails for a day in every way alerts once, and what came meanwhile comes in once and in order", async () => {
  const names = nameServer();
  const troubles = [
    () => imap.down(),
    () => {
      imap.up();
      names.isFound = false;
    },
    () => {
      names.isFound = true;
      imap.lock();
    },
    () => imap.silence(),
  ];
  const seen = { sockets: 0, listeners: 0, alerts: [] as unknown[], warned: [] as Warned[] };
  let begun = 0;
  let isOver = false;
  await using following = follow(async (passed, signal) => {
    seen.sockets = Math.max(seen.sockets, imap.connected());
    seen.listeners = Math.max(seen.listeners, getEventListeners(signal, "abort").length);
    if (isOver || begun === 0) return;
    if (passed > 24 * hour) {
      isOver = true;
      seen.alerts = await alerts(passed);
      seen.warned = [...following.warned];
      imap.add(...mails(3, 40).map(mail));
      imap.renumber();
      imap.up();
    } else if (passed > begun * 6 * hour) {
      await alerts(passed);
      troubles[begun++]?.();
    }
  });
  imap.add(...mails(1, 2).map(mail));
  await expect.poll(stored).toHaveLength(2);
  expect(await alerts(0)).toEqual([]);

  begun = 1;
  imap.down();
  await expect.poll(stored).toHaveLength(40);
  await expect.poll(stored).toEqual(Array.from({ length: 40 }, (_, at) => ({ uid: at + 1, validity: 8 })));
  await placeAll();

  expect(await placed()).toEqual(mails(1, 40));
  expect(seen.alerts).toEqual([
    { kind: "mailboxUnread", status: "unhandled", message: expect.stringContaining("imap.acme.test") },
  ]);
  await expect.poll(() => alerts(0)).toMatchObject([{ status: "handled" }]);
  expect(Math.max(...following.pauses)).toBe(5 * minute);
  expect(following.pauses.length).toBeLessThan(310);
  const problems = seen.warned.map(({ problem }) => problem);
  expect(problems.length).toBe(new Set(problems).size);
  for (const said of [/closed/, /ECONNREFUSED/, /ENOTFOUND/, /^wrong$/, /greeting/])
    expect(problems).toContainEqual(expect.stringMatching(said));
  expect(seen.sockets).toBeLessThanOrEqual(1);
  expect(seen.listeners).toBeLessThanOrEqual(2);
});

test("a server that falls silent after it signed us in is left soon, and read again", async () => {
  nameServer();
  imap.up();
  imap.clear();
  await using following = follow(async () => imap.up());
  imap.add(mail("before"));
  await expect.poll(stored).toHaveLength(1);

  imap.mute();
  imap.add(mail("meanwhile"));

  await expect.poll(stored).toHaveLength(2);
  expect(following.warned).toMatchObject([{ problem: "the mail server says nothing" }]);
});

test("a server that hangs up again and again fills no log", async () => {
  nameServer();
  let ends = 0;
  await using following = follow(async () => {
    ends++;
    await sleep(1);
  });
  imap.clear();
  imap.add(mail("only"));
  await expect.poll(stored).toHaveLength(1);

  const hangingUp = setInterval(() => imap.up(), 30); // At whatever step a connection is.
  await expect.poll(() => ends).toBeGreaterThan(50);
  clearInterval(hangingUp);

  const problems = following.warned.map(({ problem }) => problem);
  expect(problems.length).toBe(new Set(problems).size);
  expect(Math.max(...following.pauses)).toBeLessThanOrEqual(5 * minute);
});
