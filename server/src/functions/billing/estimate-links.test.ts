import { afterAll, beforeAll, expect, test } from "vitest";
import { expireEstimates } from "#modules/billing/estimates/follow-up/expire-estimates.ts";
import { remindOfEstimates } from "#modules/billing/estimates/follow-up/remind-of-estimates.ts";
import { reviseEstimate } from "#modules/billing/estimates/revise-estimate.ts";
import { sendEstimate } from "#modules/billing/estimates/send-estimate.ts";
import { readMessage } from "../../../test/mailbox.ts";
import { deliverMessage } from "#modules/mail/queue/deliver-message.ts";
import { writeOrderMail } from "#modules/mail/writing/write-order-mail.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { openBilling } from "../../../test/estimates.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let billing: ReturnType<typeof openBilling>;
const now = new Date("2026-05-04T18:00:00Z");
const clock = () => now;
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);

beforeAll(async () => {
  server = await startServer({ clock });
  shop = await openShop(server.db.owner);
  billing = openBilling({ db: server.db, shop, now });
});
afterAll(() => server[Symbol.asyncDispose]());

const path = "/v1/functions/estimate-link";
const open = (token: unknown) => server.post(path, { token });
const query = (text: string, values: unknown[]) => server.db.owner.query(text, values);

/** The token in the latest mail about an order. */
async function mailedToken(orderId: string, template = "estimate-sent"): Promise<string> {
  const text = `select id from app.messages where service_order_id = $1 and template = $2 and channel = 'email'
    order by created_at desc limit 1`;
  const { rows } = await query(text, [orderId, template]);
  await writeOrderMail(rows[0].id, { pool: server.db.server, clock, config: server.config });
  const { body } = await readMessage(server, rows[0].id);
  return /client\.test\/estimate#([A-Za-z0-9_-]{43})/.exec(body)?.[1] ?? "";
}

const approvalOf = (token: string, { body }: Awaited<ReturnType<typeof open>>) => ({
  token,
  fullName: "Carla Ortiz",
  signatureMethod: "typed",
  acceptedTermsVersion: body.termsVersion,
  contentHash: body.estimate.contentHash,
});

const remind = (day: number) =>
  asSystem({ pool: server.db.server, clock: () => days(day) }, (_system, work) => remindOfEstimates(work));
const expire = (day: number) => expireEstimates({ pool: server.db.server, clock: () => days(day) });

test("the link in the mail shows the estimate without costs or reasons, and approves it", async () => {
  const { sent, line, read, statusOf } = billing;
  const estimate = await sent({ lines: [line("CAL-FRAD", { reason: "Bumper off" })] });
  const token = await mailedToken(estimate.order.id);

  const shown = await open(token);
  const approved = await server.post(`${path}/approve`, approvalOf(token, shown));

  expect(shown.status).toBe(200);
  expect(shown.body.estimate).toMatchObject({ number: estimate.number, totalCents: 32_500, canDecide: true });
  expect(JSON.stringify(shown.body)).not.toMatch(/purchaseCost|Bumper off|reason"/);
  expect([approved.status, approved.body]).toEqual([200, { status: "approved" }]);
  expect(await read(estimate.id)).toMatchObject({ status: "approved", decided_by: null });
  expect(await statusOf(estimate.order.id)).toBe("approved");
  const { rows } = await query("select * from app.billing_links where estimate_id = $1", [estimate.id]);
  expect(rows[0]).toMatchObject({ email: "carla@example.com" });
  expect(rows[0].token_hash).not.toContain(token);
  const again = await server.post(`${path}/approve`, approvalOf(token, shown));
  expect([again.status, again.body.error]).toEqual([409, "estimate-not-open"]);
});

test("it declines with a reason; what is sent is checked field by field", async () => {
  const estimate = await billing.sent();
  const token = await mailedToken(estimate.order.id);

  const wrong = await server.post(`${path}/decline`, { token, reasonKey: "other" });
  const declined = await server.post(`${path}/decline`, { token, reasonKey: "price" });

  expect([wrong.status, wrong.body.error]).toEqual([400, "invalid-input"]);
  expect(declined.body).toEqual({ status: "declined" });
  expect((await billing.read(estimate.id)).status).toBe("declined");
});

test("unknown tokens and things that are none get the same answer; ended links say why", async () => {
  const estimate = await billing.sent();
  const token = await mailedToken(estimate.order.id);
  const answers = await Promise.all(["x".repeat(43), "short", 7, null, { a: 1 }, undefined].map(open));

  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, body: { error: "not-found" } });
  await query("update app.billing_links set expires_at = '2026-05-01' where estimate_id = $1", [estimate.id]);
  expect((await open(token)).body.error).toBe("link-expired");
  await query("update app.billing_links set revoked_at = now() where estimate_id = $1", [estimate.id]);
  expect((await open(token)).body.error).toBe("link-revoked");
  expect((await server.post(`${path}/approve`, { token })).body.error).toBe("link-revoked");
});

test("a superseded estimate leads on to the newer one only who was sent that too", async () => {
  const { sent, call, read } = billing;
  const first = await sent();
  const token = await mailedToken(first.order.id);
  const { estimate } = await call(shop.ada, reviseEstimate, { id: first.id, version: first.version });
  await call(shop.ada, sendEstimate, { id: estimate, version: (await read(String(estimate))).version });

  const before = await open(token);
  await mailedToken(first.order.id);
  const after = await open(token);
  const refused = await server.post(`${path}/approve`, approvalOf(token, before));

  expect(before.body.estimate).toMatchObject({ status: "superseded", canDecide: false });
  expect(before.body.newer).toEqual({ number: (await read(String(estimate))).number, token: null });
  expect((await open(after.body.newer.token)).body.estimate.status).toBe("viewed");
  expect(refused.body.error).toBe("estimate-superseded");
});

test("a delivered mail keeps its text without the token", async () => {
  const estimate = await billing.sent();
  const token = await mailedToken(estimate.order.id);
  const { id } = (await query("select id from app.messages where service_order_id = $1", [estimate.order.id])).rows[0];
  const delivered: string[] = [];
  const email = async ({ body }: { body: string }) => {
    delivered.push(body);
    return "sent" as const;
  };

  const delivery = { email, sms: () => Promise.resolve("sent" as const) };
  const { config } = server;
  await deliverMessage(id, { pool: server.db.server, clock, config, delivery, isLastAttempt: true });

  const { body } = (await query("select body from app.messages where id = $1", [id])).rows[0];
  expect(delivered[0]).toContain(token);
  expect(body).not.toContain(token);
  expect(body).toContain(estimate.number);
});

test("admins copy a link and end one", async () => {
  const estimate = await billing.sent();
  const create = `mutation ($id: UUID!) { createBillingLink(input: { estimateId: $id }) { url billingLink { id email } } }`;
  const ask = async (person: Shop["ada"]) =>
    server.graphql(create, { id: estimate.id }, { token: await tokenFor(person, server) });

  const { createBillingLink: link } = (await ask(shop.ada)).data;
  const refused = await ask(shop.tom);
  const token = link.url.split("#").at(-1);
  const opened = await open(token);
  const revoke = `mutation ($id: UUID!) { revokeBillingLink(input: { id: $id }) { billingLink { revokedAt } } }`;
  await server.graphql(revoke, { id: link.billingLink.id }, { token: await tokenFor(shop.ada, server) });

  expect(opened.status).toBe(200);
  expect(refused.errors[0].extensions.code).toBe("permission-error");
  expect((await open(token)).body.error).toBe("link-revoked");
});

test("an address that tries many links is limited", async () => {
  const linkLimits = { link: { count: 5, within: 60_000 }, unknownLink: { count: 2, within: 60_000 } };
  await using limited = await startServer({ clock, linkLimits });

  const answers = [];
  for (let tries = 0; tries < 3; tries++) answers.push(await limited.post(path, { token: "x".repeat(43) }));

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 429]);
});

test("what is not answered is reminded of on its days, and expires with an alert and a mail", async () => {
  const estimate = await billing.sent();

  await remind(2);
  await remind(3);
  await remind(3);
  await remind(8);
  const early = await expire(30);
  await expire(31);

  expect(early).toBe(0);
  expect((await billing.read(estimate.id)).status).toBe("expired");
  const mails = await billing.mailsOf(estimate.order.id);
  expect(mails.toSorted()).toEqual(["estimate-expired", "estimate-reminder", "estimate-reminder", "estimate-sent"]);
  const { rows } = await query("select kind from app.admin_notifications where service_order_id = $1", [
    estimate.order.id,
  ]);
  expect(rows).toEqual([{ kind: "estimateExpired" }]);
});
