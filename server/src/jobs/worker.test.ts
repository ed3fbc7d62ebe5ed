import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { cloneDatabase } from "../../test/database.ts";
import { startFakeSmsGateway } from "../../test/fakes/fake-sms-gateway.ts";
import { startMailCatcher } from "../../test/fakes/mail-catcher.ts";
import { readMail } from "../../test/mailbox.ts";
import { buildAccount } from "../../test/people.ts";
import { testConfig } from "../../test/server.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import { connectOnce } from "#platform/database/db.ts";
import { createLog } from "#platform/log.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { findAbsent, freeForgotten, freeJobsOf, showSignOfLife, watchAbandonedJobs } from "./queue/abandoned-jobs.ts";
import { startWorker } from "#worker.ts";

const db = await cloneDatabase();
const catcher = await startMailCatcher();
const gateway = await startFakeSmsGateway();
afterAll(async () => {
  await Promise.all([db, catcher, gateway].map((part) => part[Symbol.asyncDispose]()));
});
beforeEach(() => db.owner.query("truncate app.messages cascade"));

const everything = { mail: { ...testConfig.mail, smtpUrl: catcher.smtpUrl }, twilio: gateway.settings };
const nothing = { mail: testConfig.mail, twilio: null };
const secretMail = {
  channel: "email",
  template: "email-verify",
  recipient: "carla@example.com",
  subject: "Verify your e-mail address",
  body: "<p>the link</p>",
  headers: { "X-Ticket": "verifyEmail:1", "X-Link": "http://shop.test", "X-Redirect-To": "http://client.test" },
} as const;

test("a queued mail goes out, and the outbox forgets the ticket that is now in its mailbox", async () => {
  await using worker = await work(everything);

  await worker.queue(secretMail);

  await worker.idle();
  expect(catcher.caught.at(-1)).toMatchObject({
    subject: secretMail.subject,
    html: expect.stringContaining("the link"),
  });
  expect(await readMail({ db }, "carla@example.com")).toMatchObject({
    status: "sent",
    body: "",
    headers: { "X-Redirect-To": "http://client.test" },
    error: "",
  });
});

test("a mail without a ticket stays readable after it has gone out", async () => {
  await using worker = await work(everything);

  await worker.queue({ ...secretMail, headers: {} });

  await worker.idle();
  expect(await readMail({ db }, "carla@example.com")).toMatchObject({ status: "sent", body: secretMail.body });
});

test("a text message goes out by the gateway", async () => {
  await using worker = await work(everything);

  await worker.queue({ channel: "sms", template: "signin-sms", recipient: "+41441234567", body: "123456" });

  await worker.idle();
  expect(gateway.taken.at(-1)?.Body).toBe("123456");
});

test("with nothing configured messages are kept, readable as they are", async () => {
  await using worker = await work(nothing);

  await worker.queue(secretMail);
  await worker.queue({ ...secretMail, channel: "sms", recipient: "+41441234567" });

  await worker.idle();
  expect((await readMail({ db }, "+41441234567")).status).toBe("kept");
  expect(await readMail({ db }, "carla@example.com")).toMatchObject({
    status: "kept",
    body: secretMail.body,
    headers: secretMail.headers,
  });
});

test("a job that comes again does not send again", async () => {
  const before = catcher.caught.length;
  await using worker = await work(everything);
  const id = await worker.queue(secretMail);
  await worker.idle();

  await db.owner.query({
    text: "select graphile_worker.add_job('deliver-message', json_build_object('id', $1::uuid))",
    values: [id],
  });

  await worker.idle();
  expect(catcher.caught.length - before).toBe(1);
});

test("a job that is under way when the server stops is finished, and noted as done", async () => {
  const before = catcher.caught.length;
  for (const round of [1, 2, 3]) {
    await using worker = await work(everything);
    await worker.queue(secretMail);
    await expect.poll(jobsUnderWay, { interval: 1 }).toBe(1);
    await worker.stop();

    expect(catcher.caught.length - before).toBe(round);
    expect(await jobsToDo()).toBe(0);
  }
});

test("the jobs of a process that was killed are done by another, not those of one that lives", async () => {
  const log = createLog("silent");
  const living = await showSignOfLife({ serverUrl: db.serverUrl, log });
  await living.add("pool-living");
  await living.add("pool-ended");
  await insertLockedJob("pool-killed");
  await insertLockedJob("pool-living");
  await insertLockedJob("pool-ended");

  const watch = watchAbandonedJobs({ pgPool: db.owner, log, keyedTasks: [], every: 1 });

  await expect.poll(lockHolders).toEqual(["pool-ended", "pool-living"]);
  await living.remove("pool-ended");
  await expect.poll(lockHolders).toEqual(["pool-living"]);
  await living.release();
  await expect.poll(lockHolders).toEqual([]);
  await watch.release();
  await db.owner.query("delete from graphile_worker._private_jobs");
});

test("the sign of life comes back after its connection broke", async () => {
  const log = createLog("silent");
  const living = await showSignOfLife({ serverUrl: db.serverUrl, log });
  await living.add("pool-living");
  await insertLockedJob("pool-living");
  await db.owner.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid() and ${isOfThisDatabase}`,
  );
  await expect.poll(() => findAbsent(db.owner)).toEqual(["pool-living"]);

  await expect.poll(() => findAbsent(db.owner)).toEqual([]);

  await living.release();
  await db.owner.query("delete from graphile_worker._private_jobs");
});

test("a job that is locked by a process which is not at it any more is free again, and one that it is at is not", async () => {
  await insertLockedJob("pool-own");
  await insertLockedJob("pool-own");
  await db.owner.query("update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'");
  const { rows } = await db.owner.query<{ id: string }>("select id from graphile_worker._private_jobs order by id");
  const [atIt, forgotten] = rows.map(({ id }) => id);

  await freeForgotten({ names: ["pool-own"], running: [atIt ?? ""] }, db.owner);

  const free = "select id from graphile_worker._private_jobs where locked_by is null";
  expect((await db.owner.query(free)).rows).toEqual([{ id: forgotten }]);
  await db.owner.query("delete from graphile_worker._private_jobs");
});

test("a job whose place was taken while a killed process was at it does not stay as one that has failed", async () => {
  const queueByKey =
    "select graphile_worker.add_job('remove-old-keys', job_key => 'own', run_at => now() + interval '1 hour')";
  await db.owner.query(queueByKey);
  await db.owner.query(
    "update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now(), attempts = 1",
  );
  await db.owner.query(queueByKey);
  expect((await db.owner.query("select from graphile_worker._private_jobs")).rowCount).toBe(2);

  const watch = watchAbandonedJobs({
    pgPool: db.owner,
    log: createLog("silent"),
    keyedTasks: ["remove-old-keys"],
    every: 1,
  });

  const left = "select key, attempts from graphile_worker._private_jobs";
  await expect.poll(async () => (await db.owner.query(left)).rows).toEqual([{ key: "own", attempts: 0 }]);
  await watch.release();
  await db.owner.query("delete from graphile_worker._private_jobs");
});

test("a mail that was refused waits with the reason, and goes out at the next try", async () => {
  catcher.refuse(1);
  await using worker = await work(everything);
  await worker.queue(secretMail);
  await expect.poll(async () => (await readMail({ db }, "carla@example.com")).error).toContain("Mailbox unavailable");
  expect((await readMail({ db }, "carla@example.com")).status).toBe("queued");

  await db.owner.query("update graphile_worker._private_jobs set run_at = now()");

  await worker.idle();
  expect(await readMail({ db }, "carla@example.com")).toMatchObject({ status: "sent", error: "" });
});

test("why a job failed is stored in English words", async () => {
  await using worker = await work(nothing);
  await db.owner.query("select graphile_worker.add_job('set-document', json_build_object('id', gen_random_uuid()))");
  const whyItFailed = async () =>
    (await db.owner.query("select last_error from graphile_worker._private_jobs where last_error is not null")).rows[0];

  await expect.poll(whyItFailed).toEqual({ last_error: "Not found" });
  await worker.stop();
  await db.owner.query("delete from graphile_worker._private_jobs");
});

test("after the last try it has failed, and stays readable", async () => {
  catcher.refuse(1);
  await queue(secretMail);
  await db.owner.query("update graphile_worker._private_jobs set max_attempts = 1");
  await using worker = await work(everything);

  await worker.idle();

  expect(await readMail({ db }, "carla@example.com")).toMatchObject({
    status: "failed",
    error: expect.stringContaining("Mailbox unavailable"),
    body: secretMail.body,
  });
});

test("once an hour everything that has expired is forgotten, and nothing else", async () => {
  const { id } = await buildAccount(db);
  await insertProofs(id, "verifyEmail", "-1 minute");
  await insertProofs(id, "passwordReset", "1 minute");
  await using worker = await work(nothing);

  await db.owner.query("select graphile_worker.add_job('remove-expired-proofs')");

  await worker.idle();
  const { rows } = await db.owner.query<{ left: number[] }>(
    `select array[(select count(*) from app_private.tickets), (select count(*) from app_private.refresh_tokens),
      (select count(*) from app_private.provider_sign_ins), (select count(*) from app_private.security_key_challenges)]::int[] as left`,
  );
  expect(rows).toEqual([{ left: [1, 1, 1, 1] }]);
});

test("a database that goes away while a job is under way ends no process, and the job is done all the same", async () => {
  await using slow = await startMailCatcher();
  const letThrough = slow.hold();
  await using worker = await work({ ...everything, mail: { ...everything.mail, smtpUrl: slow.smtpUrl } });
  await worker.queue({ ...secretMail, headers: {} });
  await expect.poll(jobsUnderWay).toBe(1);

  await withoutDatabase(async () => {
    letThrough();
    await expect.poll(() => slow.caught.length).toBe(1);
    await sleep(500); // The queue tries in vain to note what became of the job.
  });

  await expect.poll(async () => (await freeAbandonedJobs(), jobsToDo())).toBe(0);
  expect((await readMail({ db }, "carla@example.com")).status).toBe("sent");
});

test("a database that goes away while the queue stops is a matter of the log: nothing is printed past it", async () => {
  const printed = vi.spyOn(console, "trace");
  const worker = await work(nothing);
  const locking = await connectOnce(db.ownerUrl);
  locking.on("error", () => {}); // It is cut off with the others.
  await locking.query("begin; lock table graphile_worker._private_jobs");
  await expect.poll(slotsThatWait).toBeGreaterThan(0);

  const stopped = worker.stop();
  await withoutDatabase(() => stopped);

  expect(printed).not.toHaveBeenCalled();
});

/** Other tests share the server, and their tables have the same ids. */
const isOfThisDatabase = "database = (select oid from pg_database where datname = current_database())";

async function slotsThatWait(): Promise<number | null> {
  const text = `select from pg_locks where relation = 'graphile_worker._private_jobs'::regclass and not granted and ${isOfThisDatabase}`;
  return (await db.owner.query(text)).rowCount;
}

/** Without the patience that the queue has. */
async function freeAbandonedJobs(): Promise<void> {
  await freeJobsOf(await findAbsent(db.owner), db.owner);
}

/** As a database that restarts: all connections break, and no new one is let in meanwhile. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const url = new URL(db.ownerUrl);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const elsewhere = await connectOnce(url.href);
  try {
    await elsewhere.query(`alter database ${name} with allow_connections false`);
    await elsewhere.query({
      text: "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
      values: [name],
    });
    await work();
  } finally {
    await elsewhere.query(`alter database ${name} with allow_connections true`);
    await elsewhere.end();
  }
}

/** One of everything that can expire. */
async function insertProofs(userId: string, purpose: string, life: string): Promise<void> {
  await db.owner.query({
    text: `with proof as (select $1::uuid as user_id, $2::text as purpose, $2::bytea as hash, now() + $3::interval as ends),
      ticket as (insert into app_private.tickets (user_id, purpose, ticket_hash, expires_at)
        select user_id, purpose, hash, ends from proof),
      token as (insert into app_private.refresh_tokens (user_id, token_hash, expires_at) select user_id, hash, ends from proof),
      appointment as (insert into app_private.provider_sign_ins (state_hash, provider, sealed_sign_in, expires_at)
        select hash, 'google', '', ends from proof)
      insert into app_private.security_key_challenges (challenge_hash, purpose, expires_at) select hash, 'signIn', ends from proof`,
    values: [userId, purpose, life],
  });
}

/** A worker, the way to give it work, and to know that it has done it all. */
async function work({ mail, twilio }: Pick<Config, "mail" | "twilio">) {
  const deps = { config: { ...testConfig, mail, twilio }, serverUrl: db.serverUrl, pool: db.server };
  const worker = await startWorker({ ...deps, clock: systemClock, log: createLog("silent") });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= worker.release());
  return {
    queue,
    idle: () => expect.poll(jobsToDo).toBe(0),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

const queue = (message: Parameters<typeof queueMessage>[0]): Promise<string> =>
  asSystem(db.server, (system) => queueMessage(message, system));

async function jobsUnderWay(): Promise<number | null> {
  return (await db.owner.query("select from graphile_worker._private_jobs where locked_at is not null")).rowCount;
}

/** A job that this process took up. */
async function insertLockedJob(holder: string): Promise<void> {
  const text = "select id from graphile_worker.add_job('remove-expired-proofs', run_at => now() + interval '1 hour')";
  const { rows } = await db.owner.query<{ id: string }>(text);
  await db.owner.query({
    text: "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where id = $2",
    values: [holder, rows[0]?.id],
  });
}

async function lockHolders(): Promise<string[]> {
  const text = "select locked_by from graphile_worker._private_jobs where locked_by = any($1) order by locked_by";
  const values = [["pool-killed", "pool-living", "pool-ended"]];
  return (await db.owner.query<{ locked_by: string }>({ text, values })).rows.map((row) => row.locked_by);
}

async function jobsToDo(): Promise<number | null> {
  const text = "select from graphile_worker._private_jobs where locked_at is not null or attempts < max_attempts";
  return (await db.owner.query(text)).rowCount;
}
