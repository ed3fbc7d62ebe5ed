// A thousand mails wait in the mailbox, and the server that reads them is killed again and again.
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, expect, test } from "vitest";
import { freePort } from "#platform/free-port.ts";
import { cloneDatabase } from "../../../../test/database.ts";
import { temporaryDataFolder } from "../../../../test/data-folder.ts";
import { startImapServer } from "../../../../test/fakes/imap-server.ts";
import { mailboxSealing } from "./mailbox-settings.ts";

const entry = join(import.meta.dirname, "../../../../start.mjs");
const sealSecret = "the seal secret of this test, long enough for all";
const [mails, kills, fileSize] = [1000, 20, 150_000];
/** In megabytes: beyond what the server holds that has nothing to read. */
const mostMore = 50;
/** Milliseconds until a server that has started does nothing more. */
const settling = 10_000;
const db = await cloneDatabase();
const dataDir = await temporaryDataFolder();
const imap = await startImapServer();
const processes: ChildProcess[] = [];

afterEach(async () => {
  for (const child of processes.splice(0)) await kill(child);
});
afterAll(async () => {
  await Promise.all([db, imap].map((part) => part[Symbol.asyncDispose]()));
  await rm(dataDir, { recursive: true });
});

test(
  "a thousand mails with files are stored once and placed in order over twenty kills",
  { timeout: 1_500_000 },
  async () => {
    await fillMailbox();
    for (let round = 1; round <= kills; round++) {
      const child = await start();
      await reached("received_mails", Math.floor((round * mails) / (kills + 2)));
      await kill(child);
    }
    await start();
    await reached("received_mails where state = 'placed'", mails);

    const { rows } = await db.owner.query("select subject from app.conversation_messages order by created_at, id");
    expect(rows.map(({ subject }) => subject)).toEqual(Array.from({ length: mails }, (_, number) => `mail ${number}`));
    expect(await count("received_mails")).toBe(mails);
  },
);

test("one server takes them all in little memory", { timeout: 1_500_000 }, async () => {
  await emptyMailbox();
  const child = await start();
  await sleep(settling);
  await forgetPeak(child); // The start takes more than reading.
  const before = await peakOf(child);
  await fillMailbox();

  await reached("received_mails where state = 'placed'", mails);
  const peak = await peakOf(child);

  console.log(`Peak memory: ${before} MB before, ${peak} MB while it read.`);
  expect(peak - before).toBeLessThanOrEqual(mostMore);
});

/** Anew, with other mails than before. */
async function fillMailbox(): Promise<void> {
  await emptyMailbox();
  imap.add(...Array.from({ length: mails }, (_, number) => mailOf(number)));
  await setUpMailbox();
}

async function emptyMailbox(): Promise<void> {
  await db.owner.query("delete from app.conversations");
  await db.owner.query("delete from app_private.received_mails");
  await db.owner.query("delete from app_private.mailbox_settings");
  imap.clear();
}

function mailOf(number: number): string {
  const file = randomBytes(fileSize).toString("base64");
  const head = `From: bob@example.com\r\nMessage-ID: <${number}@example.com>\r\nSubject: mail ${number}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n`;
  return `${head}--b\r\n\r\nHello\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}\r\n--b--`;
}

const setUpMailbox = () =>
  db.owner.query(
    "insert into app_private.mailbox_settings (host, port, security, user_name, sealed_password) values ('127.0.0.1', $1, 'none', 'shop', $2)",
    [imap.port, mailboxSealing({ sealSecret }).seal("open sesame")],
  );

const count = async (rows: string): Promise<number> =>
  Number((await db.owner.query(`select count(*) from app_private.${rows}`)).rows[0].count);

async function reached(rows: string, least: number): Promise<void> {
  while ((await count(rows)) < least) await sleep(20);
}

/** In megabytes; 0 where the system does not say it. */
async function peakOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Counts the peak from now on, where the system can. */
const forgetPeak = ({ pid }: ChildProcess): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});

async function start(): Promise<ChildProcess> {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATABASE_URL: db.ownerUrl,
    DATA_DIR: dataDir,
    SEAL_SECRET: sealSecret,
    DEMO: "off",
  };
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  processes.push(child);
  await once(child.stdout, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
