import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { randomIds } from "#platform/ids.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { repairFiles } from "#modules/files/upkeep/repair-files.ts";
import { openSmtpDoor, type SmtpDoor } from "#integrations/mail-in/smtp-door.ts";
import { startImapServer } from "../../../../test/fakes/imap-server.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { followMailbox } from "./follow-mailbox.ts";
import { placeWaitingMails } from "./place-waiting-mails.ts";
import { storeMail } from "./store-mail.ts";

const log = createLog("silent");
const imap = await startImapServer();
let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => Promise.all([server, imap].map((part) => part[Symbol.asyncDispose]())));
beforeEach(() =>
  server.db.owner.query(
    "truncate app.conversations, app_private.received_mails, app_private.mailbox_settings, app.messages cascade",
  ),
);

const deps = () => ({
  ids: randomIds,
  ...openFileDeps({ config: server.config, log }),
  config: server.config,
  pool: server.db.server,
  log,
});
const mail = (subject: string, body = "Hello") =>
  `From: Bob <bob@example.com>\r\nTo: shop@acme.test\r\nMessage-ID: <m@example.com>\r\nSubject: ${subject}\r\n\r\n${body}`;

const subjects = async (): Promise<string[]> => {
  const text = "select subject from app.conversation_messages order by created_at, id";
  return (await server.db.owner.query<{ subject: string }>(text)).rows.map(({ subject }) => subject);
};
const stored = async () =>
  (
    await server.db.owner.query(
      "select uid::int, uid_validity::int, state from app_private.received_mails order by received_at, uid",
    )
  ).rows;
const placeAll = (signal = new AbortController().signal, more: Partial<Parameters<typeof placeWaitingMails>[0]> = {}) =>
  placeWaitingMails({ ...deps(), ...more, clock: server.clock, signal });

function follow(limits: { largestMail?: number } = {}) {
  const { release } = followMailbox({
    ...deps(),
    ...limits,
    serverUrl: server.db.serverUrl,
    every: 20,
    firstPause: 20,
  });
  return { [Symbol.asyncDispose]: release };
}

async function ask(verb: string, input: object, { as = shop.ada, elevated = true } = {}) {
  const name = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
  const query = `mutation V($input: ${name}Input!) { ${verb}(input: $input) { version } }`;
  const body = await server.graphql(query, { input }, { token: await tokenFor(as, server, { elevated }) });
  return body.data?.[verb]?.version ?? body.errors[0].extensions.code;
}
async function call(path: string, as: Person = shop.ada) {
  const authorization = `Bearer ${await tokenFor(as, server)}`;
  return server.post(`/v1/functions/${path}`, {}, { authorization });
}

const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);

const mailbox = {
  host: "127.0.0.1",
  port: imap.port,
  security: "none",
  userName: "shop",
  password: "open sesame",
  folder: "INBOX",
};

test("an admin sets up the mailbox, and tries it; nobody sees its password", async () => {
  expect(await ask("saveMailbox", { version: 0, ...mailbox }, { elevated: false })).toBe("elevated-claim-required");
  expect(await ask("saveMailbox", { version: 0, ...mailbox }, { as: shop.tom })).toBe("permission-error");
  expect(await ask("saveMailbox", { version: 0, ...mailbox })).toBe(1);
  expect(await ask("saveMailbox", { version: 0, ...mailbox })).toBe("definition-changed");

  const { body: shown } = await call("mailbox-settings");
  const { body: tried } = await call("test-mailbox");

  expect(shown).toMatchObject({ version: 1, host: "127.0.0.1", userName: "shop", hasPassword: true });
  expect(JSON.stringify(shown)).not.toContain("sesame");
  expect(tried).toMatchObject({ problem: null, error: "" });
  expect((await call("mailbox-settings", shop.tom)).status).toBe(403);
});

test("a stored password is sent to no other server, and what it refuses is said", async () => {
  await ask("saveMailbox", { version: 0, ...mailbox });

  await ask("saveMailbox", { version: 1, ...mailbox, userName: "eve", password: null });
  const { body } = await call("test-mailbox");

  expect(body).toMatchObject({ problem: "signIn", mails: 0 });
  expect(await ask("removeMailbox", { version: 2 })).toBe(0);
  expect((await call("test-mailbox")).status).toBe(404);
});

test("what is in the mailbox and what comes is stored once and in order, over lost connections and new numbers", async () => {
  await using reading = follow();
  await ask("saveMailbox", { version: 0, ...mailbox });
  imap.add(mail("first"), mail("second", "same Message-ID, other content"));
  await expect.poll(stored).toMatchObject([{ uid: 1 }, { uid: 2 }]);

  imap.add(mail("third"));
  await expect.poll(async () => (await stored()).length).toBe(3);
  imap.down();
  imap.add(mail("fourth"));
  await expect.poll(async () => (await call("mailbox-settings")).body.problem).not.toBe("");
  imap.up();
  await expect.poll(async () => (await stored()).length).toBe(4);
  imap.renumber();
  await expect.poll(stored).toMatchObject([1, 2, 3, 4].map((uid) => ({ uid, uid_validity: 8 })));
  imap.add(mail("fifth"), mail("first"));
  await expect.poll(async () => (await stored()).length).toBe(5);
  await expect.poll(async () => (await call("mailbox-settings")).body.problem).toBe("");
  await placeAll();

  expect(reading).toBeDefined();
  expect(new Set(await subjects())).toEqual(new Set(["first", "second", "third", "fourth", "fifth"]));
  expect((await subjects()).length).toBe(5);
});

test("one process at a time reads the mailbox, and another goes on in its place", async () => {
  await ask("saveMailbox", { version: 0, ...mailbox });
  const before = imap.signIns();
  const first = follow();
  await expect.poll(imap.signIns).toBe(before + 1);
  await using second = follow();
  await sleep(200); // Several of its looks.
  expect(imap.signIns()).toBe(before + 1);

  await first[Symbol.asyncDispose]();

  await expect.poll(imap.signIns).toBe(before + 2);
  expect(second).toBeDefined();
});

test("mails are placed in the order in which they came, each once, by whichever server", async () => {
  for (const [index, subject] of ["third", "first", "second"].entries())
    await store(mail(subject), new Date(Date.UTC(2026, 4, 4, [12, 10, 11][index])));

  await Promise.all([placeAll(), placeAll()]);
  await placeAll();

  expect((await subjects()).toSorted()).toEqual(["first", "second", "third"]);
  expect((await stored()).map(({ state }) => state)).toEqual(["placed", "placed", "placed"]);
});

const store = async (raw: string, receivedAt = new Date()) => {
  const way = { source: "smtp", mailbox: "", uidValidity: null, uid: null, returnPath: null, deliveredTo: [] } as const;
  return storeMail(Readable.from([Buffer.from(raw)]), { ...way, receivedAt }, deps());
};

test("a mail that fails is tried again and holds up no other; in the end it is placed without its content", async () => {
  await store(mail("broken"), new Date(Date.UTC(2026, 4, 4)));
  await store(mail("good"));
  await server.db.owner.query(`create or replace function public.refuse_broken() returns trigger language plpgsql as
    $$ begin if new.subject = 'broken' and new.body <> '' then raise exception 'cannot be placed'; end if; return new; end $$;
    create trigger refuse_broken before insert on app.conversation_messages for each row execute function public.refuse_broken()`);

  await placeAll();
  expect(await subjects()).toEqual(["good"]);
  for (let attempt = 0; attempt < 5; attempt++) await placeAll();
  await server.db.owner.query("drop function public.refuse_broken() cascade");

  expect((await subjects()).toSorted()).toEqual(["broken", "good"]);
  expect((await stored()).map(({ state }) => state)).toEqual(["placed", "placed"]);
});

test("stored mails are no orphans among the files", async () => {
  await store(mail("kept"));

  const repaired = await repairFiles({ ...deps(), clock: inTwoHours });

  expect(repaired.orphans).toBe(0);
});

const report = (messageId: string, recipient: string) =>
  `From: MAILER-DAEMON@mx.example.com\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <${messageId}@acme.test>\r\n\r\nHi\r\n--b--`;

test("a report that a mail of ours did not arrive is its delivery report; one of somebody else's is not", async () => {
  const id = await asSystem(server.db.server, (system) =>
    queueMessage(
      {
        channel: "email",
        template: "estimate",
        recipient: "carla@example.com",
        subject: "Estimate",
        body: "<p>Hi</p>",
      },
      system,
    ),
  );
  await store(report(id, "cyd@example.com"));
  await store(report("0f8fad5b-d9cb-469f-a165-70867728950e", "carla@example.com"));
  await placeAll();
  const blocked = async () => (await server.db.owner.query("select address from app.undeliverable_addresses")).rows;
  expect(await blocked()).toEqual([]);

  await store(report(id, "carla@example.com"));
  await placeAll();

  expect(await blocked()).toEqual([{ address: "carla@example.com" }]);
  expect((await server.db.owner.query("select status from app.messages")).rows).toEqual([{ status: "bounced" }]);
});

const settings = {
  port: 0,
  host: "127.0.0.1",
  name: "acme.test",
  addresses: ["inbox@acme.test"],
  from: [],
  mostBytes: 20_000,
  mailsPerMinute: 5,
  tls: null,
};

async function openDoor(more: object = {}, taken?: string[]): Promise<SmtpDoor> {
  return openSmtpDoor({
    settings: { ...settings, ...more },
    async store(content, { deliveredTo, returnPath }) {
      const way = { source: "smtp", mailbox: "", uidValidity: null, uid: null, receivedAt: new Date() } as const;
      await storeMail(content, { ...way, returnPath, deliveredTo }, deps());
      taken?.push(...deliveredTo);
    },
    onError: () => {},
  });
}
const send = (port: number, to: string, text = "Hello", headers = "") =>
  createTransport({ host: "127.0.0.1", port, ignoreTLS: true })
    .sendMail({ envelope: { from: "bob@example.com", to }, raw: `${headers}${mail(text.slice(0, 9), text)}` })
    .then(
      () => 250,
      (error: { responseCode: number }) => error.responseCode,
    );

test("our own SMTP server stores what is for the shop before it says so, and passes nothing on", async () => {
  const door = await openDoor();

  const answers = [
    await send(door.port, "inbox+t1@acme.test"),
    await send(door.port, "inbox@elsewhere.test"),
    await send(door.port, "carla@example.com"),
    await send(door.port, "INBOX@acme.test", "x".repeat(30_000)),
  ];
  await door.release();

  expect(answers).toEqual([250, 550, 550, 552]);
  const { rows } = await server.db.owner.query(
    "select return_path, delivered_to, state from app_private.received_mails",
  );
  expect(rows).toEqual([{ return_path: "bob@example.com", delivered_to: ["inbox+t1@acme.test"], state: "waiting" }]);
});

test("one network sends so many mails a minute, and is asked to come again", async () => {
  const door = await openDoor();

  const answers = [];
  for (let count = 0; count < 6; count++) answers.push(await send(door.port, "inbox@acme.test", `mail ${count}`));
  await door.release();

  expect(answers).toEqual([250, 250, 250, 250, 250, 451]);
});

test("where the hosts that bring mail are named, no other may", async () => {
  const answers = [];
  for (const from of [["127.0.0.0/8"], ["192.0.2.1", "2001:db8::/32"]]) {
    const door = await openDoor({ from });
    answers.push(await send(door.port, "inbox@acme.test", `from ${from.length}`));
    await door.release();
  }

  expect(answers).toEqual([250, 554]);
});

test("what a mail says of its sender counts only from hosts that are named", async () => {
  const found = [];
  for (const from of [[], ["127.0.0.1"]]) {
    const door = await openDoor();
    await send(
      door.port,
      "inbox@acme.test",
      `brought ${from.length}`,
      "Authentication-Results: mx.test; dmarc=pass\r\n",
    );
    await door.release();
    await placeAll(undefined, { config: { ...server.config, mailIn: { ...settings, from } } });
    const { rows } = await server.db.owner.query(
      "select authentication from app.conversation_messages order by created_at desc",
    );
    found.push(rows[0].authentication?.dmarc ?? null);
  }

  expect(found).toEqual([null, "pass"]);
});

test("a mail that cannot be stored is not acknowledged", async () => {
  const anyOfOurs = { ...settings, addresses: ["@acme.test"] };
  const door = await openSmtpDoor({
    settings: anyOfOurs,
    store: () => Promise.reject(new Error("full")),
    onError: () => {},
  });

  const answer = await send(door.port, "any@acme.test");
  await door.release();

  expect(answer).toBe(451);
});

test("what is attached to a mail is stored with its conversation", async () => {
  const boundary = "part";
  const part = (head: string, body: string) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
  const parts = [
    part("Content-Type: text/plain", "See attached"),
    part(
      'Content-Type: text/plain; name="notes.txt"\r\nContent-Disposition: attachment; filename="notes.txt"',
      "Camry",
    ),
    part(
      'Content-Type: application/pdf; name="a.pdf"\r\nContent-Disposition: attachment; filename="a.pdf"',
      "%PDF-1.4",
    ),
  ].join("");
  const raw = mail("Files", `${parts}--${boundary}--`).replace(
    "Subject:",
    `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\nSubject:`,
  );
  await store(raw);
  await placeAll();

  const { rows } = await server.db.owner.query(
    "select f.name from app.conversation_files c join app.files f on f.id = c.file_id order by c.position",
  );
  expect(rows.map(({ name }) => name)).toContain("a.pdf");
});

test("a mail that can never be placed is kept, tells the office, and holds up no other", async () => {
  await store(mail("lost"));
  await server.db.owner.query(
    "update app_private.received_mails set blob_id = gen_random_uuid(), attempts = 5, received_at = received_at - interval '1 hour'",
  );
  await store(mail("next"));

  await placeAll();

  expect(await subjects()).toEqual(["next"]);
  expect((await stored()).map(({ state }) => state)).toEqual(["refused", "placed"]);
  const alerts = await server.db.owner.query(
    "select message from app.admin_notifications where message like 'A mail that came in%'",
  );
  expect(alerts.rows).toEqual([{ message: expect.stringContaining("the stored mail is missing") }]);
});

test("of a mail that is too large the beginning is kept, and its reader and the office are told what is missing", async () => {
  const file = `--b\r\nContent-Type: application/pdf; name="scan.pdf"\r\nContent-Disposition: attachment\r\n\r\n%PDF-1.4`;
  const large = mail("Scan", `--b\r\n\r\nSee the scan\r\n${file}\r\n${"x".repeat(3_000_000)}`).replace(
    "Subject:",
    "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\nSubject:",
  );
  await ask("saveMailbox", { version: 0, ...mailbox });
  imap.clear();
  imap.add(large);
  const limits = { largestMail: 2_000_000 };
  const following = follow(limits);
  await expect.poll(stored).toHaveLength(1);
  await following[Symbol.asyncDispose]();

  await placeAll(undefined, limits);

  const { rows } = await server.db.owner.query("select subject, body, remarks from app.conversation_messages");
  expect(rows).toMatchObject([{ subject: "Scan", body: "See the scan" }]);
  expect(rows[0].remarks[0]).toMatchObject({ key: "mail.cutOff", params: { size: 4, max: 2 } });
  expect(JSON.stringify(rows[0].remarks)).not.toContain("mail.fileLeftOut");
  const { rows: alerts } = await server.db.owner.query(
    "select message, status from app.admin_notifications where kind = 'mailTooLarge'",
  );
  expect(alerts).toEqual([
    { message: expect.stringMatching(/^A mail of bob@example\.com is too large: of its 4 MB/), status: "unhandled" },
  ]);
});
