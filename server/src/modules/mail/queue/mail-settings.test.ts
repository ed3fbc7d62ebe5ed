import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { tryServerNow } from "#modules/mail/queue/waiting-mails.ts";
import { startMailCatcher } from "../../../../test/fakes/mail-catcher.ts";
import { startJobs } from "../../../../test/jobs.ts";
import { startServer, testConfig, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let jobs: AsyncDisposable;
const door = { password: "open sesame" };
const catcher = await startMailCatcher(door);

beforeAll(async () => {
  server = await startServer({ mail: { ...testConfig.mail, from: null } });
  shop = await openShop(server.db.owner);
  jobs = await startJobs(server);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await Promise.all([server, catcher].map((part) => part[Symbol.asyncDispose]()));
});
beforeEach(async () => {
  await vi.waitUntil(async () => (await countRunning()) === 0, { timeout: 90_000 }); // What is taken away from under its worker would keep the queue locked.
  catcher.caught.length = 0;
  await server.db.owner.query(
    "truncate app.messages, app_private.mail_settings, app.admin_notifications, graphile_worker._private_jobs cascade",
  );
});

const count = async (rows: string) => (await server.db.owner.query(`select from ${rows}`)).rowCount;
const countRunning = () => count("graphile_worker._private_jobs where locked_at is not null");
const jobsEnd = () =>
  vi.waitUntil(async () => (await count("graphile_worker._private_jobs")) === 0, { timeout: 90_000 });

const blocked =
  "pg_locks where not granted and database = (select oid from pg_database where datname = current_database())";

const settings = {
  host: "127.0.0.1",
  port: Number(new URL(catcher.smtpUrl).port),
  security: "none",
  userName: "acme",
  password: "open sesame",
  senderName: "Acme ADAS",
  senderAddress: "mail@acme.test",
  replyTo: "hello@acme.test",
};

async function ask(verb: string, input: object, { as = shop.ada, elevated = true, at = server } = {}) {
  const name = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
  const returned = verb === "decideWaitingMails" ? "count" : "version";
  const query = `mutation V($input: ${name}Input!) { ${verb}(input: $input) { ${returned} } }`;
  const body = await at.graphql(query, { input }, { token: await tokenFor(as, at, { elevated }) });
  return body.data?.[verb]?.[returned] ?? body.errors[0].extensions.code;
}

async function call(path: string, as: Person = shop.ada) {
  const { body } = await server.post(
    `/v1/functions/${path}`,
    {},
    { authorization: `Bearer ${await tokenFor(as, server)}` },
  );
  return body;
}

const queue = (template = "account-invite", recipient = "carla@example.com"): Promise<string> =>
  asSystem(server.db.server, (system) =>
    queueMessage({ channel: "email", template, recipient, subject: template, body: "<p>Hello</p>" }, system),
  );

const statuses = async () => {
  const text = "select template, status from app.messages order by created_at, template";
  return (await server.db.owner.query(text)).rows.map(({ template, status }) => `${template} ${status}`);
};
const alerts = async () =>
  (await server.db.owner.query("select status from app.admin_notifications where kind = 'mailServer'")).rows.map(
    ({ status }) => status,
  );
const resume = () => asSystem(server.db.server, (system) => system.run(tryServerNow()));

test("a mail server that an admin sets up is used at once by every process, under the shop's name", async () => {
  await queue("account-invite");
  await expect.poll(statuses).toEqual(["account-invite kept"]);

  expect(await ask("saveMailSettings", { version: 0, ...settings })).toBe(1);
  await queue("password-changed");

  await expect.poll(() => catcher.caught.length).toBe(1);
  expect(catcher.caught[0]).toMatchObject({
    subject: "password-changed",
    from: { name: "Acme ADAS", address: "mail@acme.test" },
    replyTo: [{ address: "hello@acme.test" }],
  });
  expect(await call("mail-settings")).toMatchObject({ source: "shop", waiting: 1, held: 0 });
});

test("what waited for a mail server leaves when an admin says so, but neither old mails nor codes that have ended", async () => {
  await Promise.all(["account-invite", "signin-otp", "password-changed"].map((template) => queue(template)));
  await expect.poll(async () => (await statuses()).filter((one) => one.endsWith("kept")).length).toBe(3);
  await server.db.owner.query(
    "update app.messages set created_at = now() - interval '4 days' where template = 'password-changed'",
  );
  await server.db.owner.query(
    "update app.messages set created_at = now() - interval '1 hour' where template = 'signin-otp'",
  );
  await ask("saveMailSettings", { version: 0, ...settings });

  expect(await ask("decideWaitingMails", { isSent: true })).toBe(1);

  await expect.poll(() => catcher.caught.map(({ subject }) => subject)).toEqual(["account-invite"]);
  expect(await ask("decideWaitingMails", { isSent: true })).toBe(0);
});

test("what an admin leaves unsent is never sent, and the log says why", async () => {
  await queue();
  await expect.poll(statuses).toEqual(["account-invite kept"]);

  await ask("decideWaitingMails", { isSent: false });

  expect(await statuses()).toEqual(["account-invite failed"]);
  expect(await call("mail-settings")).toMatchObject({ waiting: 0 });
});

test("a wrong password loses no mail and raises one alert; the right one sends them all once", async () => {
  await ask("saveMailSettings", { version: 0, ...settings, password: "wrong" });
  await Promise.all([1, 2, 3].map((count) => queue("account-invite", `person${count}@example.com`)));
  await expect.poll(async () => (await call("mail-settings")).held).toBe(3);
  await resume();
  await expect.poll(alerts).toEqual(["unhandled"]);

  await ask("saveMailSettings", { version: 1, ...settings });

  await expect.poll(() => catcher.caught.length).toBe(3);
  await expect.poll(alerts).toEqual(["handled"]);
  await expect.poll(statuses).toEqual(Array(3).fill("account-invite sent"));
});

test("a mail server that works again by itself gets what it did not take", async () => {
  door.password = "changed there";
  await ask("saveMailSettings", { version: 0, ...settings });
  await queue();
  await expect.poll(async () => (await call("mail-settings")).held).toBe(1);

  door.password = "open sesame";
  await resume();

  await expect.poll(statuses).toEqual(["account-invite sent"]);
});

test("an email that fails while a try found none waiting keeps its alert", async () => {
  await ask("saveMailSettings", { version: 0, ...settings, password: "wrong" });
  await jobsEnd();
  const failing = await server.db.owner.connect();
  await failing.query("begin; select pg_advisory_xact_lock(hashtext('mail-server')); lock app.admin_notifications");

  await resume();
  await vi.waitUntil(async () => (await count(blocked)) === 1, { timeout: 90_000 });
  await failing.query(`insert into app.messages (channel, template, recipient, subject, body, status, error)
      values ('email', 'account-invite', 'carla@example.com', 'failed', '<p>Hello</p>', 'kept', 'Invalid login');
    insert into app.admin_notifications (kind, severity, message, dedupe_key) values ('mailServer', 'critical', 'down', 'mailServer');
    commit`);
  failing.release();

  await expect.poll(async () => (await call("mail-settings")).held).toBe(1);
  await jobsEnd();
  expect(await alerts()).toEqual(["unhandled"]);
});

test("an email that is not sent any more says nothing about the server", async () => {
  await ask("saveMailSettings", { version: 0, ...settings, password: "wrong" });
  await queue("account-invite", "gone@example.com");
  await expect.poll(async () => (await call("mail-settings")).held).toBe(1);
  await queue("account-invite", "waits@example.com");
  await expect.poll(async () => (await call("mail-settings")).held).toBe(2);
  await server.db.owner.query(
    "insert into app.undeliverable_addresses (address, reason) values ('gone@example.com', 'bounced')",
  );

  await resume();

  await expect.poll(statuses).toEqual(["account-invite failed", "account-invite kept"]);
  await jobsEnd();
  expect(await alerts()).toEqual(["unhandled"]);
});

test("an email that a killed process was trying the mail server with is sent by the next try", async () => {
  await ask("saveMailSettings", { version: 0, ...settings });
  await server.db.owner.query(
    `insert into app.messages (channel, template, recipient, subject, body, status)
    values ('email', 'account-invite', 'carla@example.com', 'left behind', '<p>Hello</p>', 'queued')`,
  );

  await resume();

  await expect.poll(() => catcher.caught.map(({ subject }) => subject)).toEqual(["left behind"]);
  await expect.poll(statuses).toEqual(["account-invite sent"]);
});

test("a test says what is wrong and stays out of the alerts", async () => {
  await ask("saveMailSettings", { version: 0, ...settings, password: "wrong" });

  const refused = await call("test-mail");

  expect(refused).toMatchObject({
    status: "failed",
    problem: "signIn",
    error: expect.stringContaining("Invalid login"),
  });
  expect(await alerts()).toEqual([]);
  expect(await call("mail-settings")).toMatchObject({ held: 0, waiting: 0 });
});

test("the password is stored encrypted, never answered, and goes to no other server", async () => {
  await ask("saveMailSettings", { version: 0, ...settings });

  const told = await call("mail-settings");
  const { rows } = await server.db.owner.query(
    "select s.*, (select json_agg(a) from app.audit_entries a) as audit from app_private.mail_settings s",
  );
  await ask("saveMailSettings", { version: 1, ...settings, password: null, senderName: "Acme" });
  const same = await call("mail-settings");
  await ask("saveMailSettings", { version: 2, ...settings, password: null, host: "elsewhere.example.com" });

  expect(JSON.stringify(told)).not.toContain("sesame");
  expect(told).toMatchObject({ version: 1, host: "127.0.0.1", hasPassword: true, userName: "acme" });
  expect(told).not.toHaveProperty("sealedPassword");
  expect(`${JSON.stringify(rows)}${rows[0].sealed_password.toString("latin1")}`).not.toContain("sesame");
  expect(JSON.stringify(rows[0].audit)).toContain("mail@acme.test");
  expect(same).toMatchObject({ hasPassword: true, senderName: "Acme" });
  expect(await call("mail-settings")).toMatchObject({ hasPassword: false });
});

test("only an admin with a fresh proof and the version that holds changes the mail server", async () => {
  const input = { version: 0, ...settings };

  expect(await ask("saveMailSettings", input, { elevated: false })).toBe("elevated-claim-required");
  expect(await ask("saveMailSettings", input, { as: shop.tom })).toBe("permission-error");
  expect(await ask("saveMailSettings", input, { as: shop.carla })).toBe("permission-error");
  expect(await ask("saveMailSettings", input)).toBe(1);
  expect(await ask("saveMailSettings", input)).toBe("definition-changed");
  expect(await ask("saveMailSettings", { ...input, version: 1, host: "https://mail.example.com/" })).toBe(
    "invalid-input",
  );
  expect(await ask("removeMailSettings", { version: 1 })).toBe(0);
  expect(await call("mail-settings")).toMatchObject({ source: "none", version: 0 });
});

test("the operator's mail server goes before the shop's, and cannot be changed here", async () => {
  const mail = { ...testConfig.mail, smtpUrl: "smtp://user:secret@mail.example.com:2525" };
  await using operated = await startServer({ mail, db: server.db });
  const authorization = `Bearer ${await tokenFor(shop.ada, operated)}`;

  const { body } = await operated.post("/v1/functions/mail-settings", {}, { authorization });

  expect(body).toMatchObject({ source: "operator", host: "mail.example.com", port: 2525, isSenderFixed: true });
  expect(JSON.stringify(body)).not.toContain("secret");
  expect(await ask("saveMailSettings", { version: 0, ...settings }, { at: operated })).toBe("mail-set-by-operator");
});
