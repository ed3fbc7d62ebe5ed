import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { save } from "#db/rows/factories.ts";
import { buildPayer, buildPayerRule } from "#db/rows/payer-factories.ts";
import { temporaryDataFolder } from "../../../test/data-folder.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../test/document-desk.ts";
import { startJobs } from "../../../test/jobs.ts";
import { testConfig } from "../../../test/server.ts";
import type { Person } from "../../../test/shop.ts";

let desk: DocumentDesk;
let folder: string;
let orderId: string;
let jobs: AsyncDisposable;
beforeAll(async () => {
  folder = await temporaryDataFolder();
  desk = await openDocumentDesk({ mail: { ...testConfig.mail, folder } });
  orderId = await desk.finishedOrder({ status: "released" });
  jobs = await startJobs(desk.server);
});
beforeEach(() => desk.rows("delete from app.messages"));
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** What was sent of this template, as mail programs get it. */
async function mailed(template: string, to?: string): Promise<string> {
  const find = () =>
    desk.row(
      "select id, status from app.messages where template = $1 and channel = 'email' and recipient = coalesce($2, recipient)",
      template,
      to,
    );
  await expect.poll(async () => (await find())?.status).toBe("kept");
  const { id } = await find();
  const names = await readdir(folder);
  return readFile(join(folder, names.find((name) => name.includes(id)) ?? ""), "utf8");
}
const choose = async (documentDelivery: string, by: Person = desk.shop.carla) => {
  const { customerId: id } = desk.shop.carla;
  const { version } = await desk.row("select version from app.customers where id = $1", id);
  return desk.ask("updateCustomer", { id, version, documentDelivery }, by);
};

test("a customer who chose nothing gets a link to the invoice", async () => {
  await desk.issuedInvoice(orderId, { send: true });

  const mail = await mailed("invoice-sent");

  expect(mail).toMatch(/client\.test\/invoice#/);
  expect(mail).not.toMatch(/application\/pdf/);
});

test("who chose attachments gets the very PDF of the document, and the link beside it", async () => {
  expect(await choose("attachment")).toMatchObject({ customer: { documentDelivery: "attachment" } });
  const invoiceId = await desk.issuedInvoice(orderId, { send: true });

  const mail = await mailed("invoice-sent");

  const { number } = await desk.row("select number from app.invoices where id = $1", invoiceId);
  const { bytes } = await desk.get(`documents/invoice/${invoiceId}.pdf`);
  expect(mail).toMatch(/client\.test\/invoice#/);
  expect(mail).toContain(`filename=${number}.pdf`);
  expect(mail.replaceAll(/\s/g, "")).toContain(bytes.toString("base64"));
});

test("the mail about a sent estimate brings the estimate, the one about released documents the certificate", async () => {
  await choose("attachment");
  const order = await desk.finishedOrder({ status: "estimating" });
  const estimateId = await desk.sentEstimate(order);
  const { number } = await desk.row("select number from app.estimates where id = $1", estimateId);
  expect(await mailed("estimate-sent")).toContain(`filename=${number}.pdf`);
  await desk.rows("update app.service_orders set released_at = now() where id = $1", order);

  const { document } = await desk.ask("issueCertificate", { serviceOrderId: order });

  expect(await mailed("documents-ready")).toContain(`filename=${document.number}.pdf`);
});

test("a PDF that is too large for a mail is left to the link", async () => {
  await choose("attachment");
  const invoiceId = await desk.issuedInvoice(orderId);
  await desk.get(`documents/invoice/${invoiceId}.pdf`);
  await desk.rows(
    "update app.files set size = 5000001 where id = (select file_id from app.documents where invoice_id = $1)",
    invoiceId,
  );
  const { version } = await desk.row("select version from app.invoices where id = $1", invoiceId);

  await desk.ask("sendInvoice", { id: invoiceId, version });

  const mail = await mailed("invoice-sent");
  expect(mail).toMatch(/client\.test\/invoice#/);
  expect(mail).not.toMatch(/application\/pdf/);
});

test("a PDF that is hidden from customers is left out", async () => {
  await choose("attachment");
  const invoiceId = await desk.issuedInvoice(orderId);
  await desk.get(`documents/invoice/${invoiceId}.pdf`);
  await desk.rows(
    "update app.files set customer_visible = false where id = (select file_id from app.documents where invoice_id = $1)",
    invoiceId,
  );
  const { version } = await desk.row("select version from app.invoices where id = $1", invoiceId);

  await desk.ask("sendInvoice", { id: invoiceId, version });

  const mail = await mailed("invoice-sent");
  expect(mail).toMatch(/client\.test\/invoice#/);
  expect(mail).not.toMatch(/application\/pdf/);
});

/** The same mail, sent once more. */
async function mailedAgain(template: string): Promise<string> {
  expect(await mailed(template)).toMatch(/application\/pdf/);
  const { id } = await desk.row("select id from app.messages where template = $1 and channel = 'email'", template);
  expect((await desk.ask("retryMessage", { id })).code).toBeUndefined();
  return mailed(template);
}

test("a document that is not valid any more when its mail goes out is left out", async () => {
  await choose("attachment");
  const order = await desk.finishedOrder({ status: "estimating" });
  const estimateId = await desk.sentEstimate(order);
  const invoiceId = await desk.issuedInvoice(orderId, { send: true });
  await Promise.all(["estimate-sent", "invoice-sent"].map((template) => mailed(template)));
  await desk.rows("update app.estimates set status = 'superseded' where id = $1", estimateId);
  await desk.rows(
    "update app.invoices set status = 'void', voided_at = now(), void_reason = 'Twice' where id = $1",
    invoiceId,
  );

  for (const template of ["estimate-sent", "invoice-sent"])
    expect(await mailedAgain(template), template).not.toMatch(/application\/pdf/);
});

test("a revoked certificate is left out", async () => {
  await choose("attachment");
  const order = await desk.finishedOrder({ status: "estimating" });
  await desk.rows("update app.service_orders set released_at = now() where id = $1", order);
  const { document } = await desk.ask("issueCertificate", { serviceOrderId: order });
  await mailed("documents-ready");
  await desk.ask("revokeDocument", { id: document.id, reason: "The wrong target was used" });

  expect(await mailedAgain("documents-ready")).not.toMatch(/application\/pdf/);
});

test("a PDF that cannot be made holds its mail back, until the last attempt goes out with the link alone", async () => {
  await choose("attachment");
  await desk.rows(
    `create function pg_temp.fail() returns trigger language plpgsql as 'begin raise exception ''disk full''; end'`,
  );
  await desk.rows("create trigger fail before insert on app.files for each row execute function pg_temp.fail()");
  await desk.issuedInvoice(orderId, { send: true });
  const waiting = () => desk.row("select status, error from app.messages where template = 'invoice-sent'");
  await expect.poll(waiting).toMatchObject({ status: "queued", error: expect.stringContaining("disk full") });

  await jobs[Symbol.asyncDispose]();
  await desk.rows("update graphile_worker._private_jobs set max_attempts = attempts + 1, run_at = now()");
  jobs = await startJobs(desk.server);

  const mail = await mailed("invoice-sent");
  await desk.rows("drop trigger fail on app.files");
  expect(mail).toMatch(/client\.test\/invoice#/);
  expect(mail).not.toMatch(/application\/pdf/);
});

test("how documents arrive is the customer's and the office's to choose", async () => {
  expect((await choose("link", desk.shop.tom)).code).toBeUndefined();
  expect((await choose("pigeon")).code).toBe("validation-failed");
  expect((await choose("link", desk.shop.cyd)).code).toBe("not-found");
});

describe("a payer that wants its documents by email", () => {
  const byEmail = { sending_channel: "email", sending_to: "Claims@insurer.test", verified_at: "2026-01-01T18:00:00Z" };
  const ofPayer = async (values: object = {}) => {
    const { owner } = desk.server.db;
    const payer = buildPayer({ name: `Payer ${crypto.randomUUID()}` });
    await save(owner, "app.payers", [payer]);
    await save(owner, "app.payer_rules", [buildPayerRule({ payer_id: payer.id, ...byEmail, ...values })]);
    const order = await desk.finishedOrder({ status: "released" });
    await desk.rows("update app.service_orders set payer_id = $2 where id = $1", order, payer.id);
    return order;
  };
  const written = "select recipient from app.messages where template = 'payer-packet' order by recipient";

  test("gets a link to the packet with the invoice, once", async () => {
    const order = await ofPayer();
    const invoiceId = await desk.issuedInvoice(order, { send: true });

    const mail = (await mailed("payer-packet", "claims@insurer.test")).replaceAll(/=\r?\n/g, "");

    const token = /packet#([\w-]+)/.exec(mail)?.[1];
    const shown = await desk.server.post("/v1/functions/packet-link", { token });
    expect([shown.status, (await desk.server.post("/v1/functions/packet-link", { token: "a" })).status]).toEqual([
      200, 404,
    ]);
    expect(await desk.rows("select recipient from app.document_links where service_order_id = $1", order)).toEqual([
      { recipient: "claims@insurer.test" },
    ]);
    const { version } = await desk.row("select version from app.invoices where id = $1", invoiceId);
    await desk.rows("update app.messages set created_at = created_at - interval '1 hour'");
    await desk.ask("sendInvoice", { id: invoiceId, version });
    expect((await desk.rows(written)).filter(({ recipient }) => recipient === "claims@insurer.test")).toHaveLength(1);
  });

  test("that no longer pays for the order opens nothing of it, and is sent nothing that waits", async () => {
    const order = await ofPayer();
    await desk.issuedInvoice(order, { send: true });
    const mail = (await mailed("payer-packet", "claims@insurer.test")).replaceAll(/=\r?\n/g, "");
    const token = /packet#([\w-]+)/.exec(mail)?.[1];
    await desk.rows(
      "insert into app.messages (channel, template, recipient, locale, service_order_id, body) values ('email', 'payer-packet', 'late@insurer.test', 'en', $1, '')",
      order,
    );
    const { version } = await desk.row("select version from app.service_orders where id = $1", order);

    expect((await desk.ask("setOrderPayer", { id: order, version, payerId: null })).code).toBeUndefined();

    const opened = await desk.server.post("/v1/functions/packet-link", { token });
    expect([opened.status, opened.body]).toEqual([410, expect.objectContaining({ error: "link-revoked" })]);
    expect(await desk.rows("select from app.messages where recipient = 'late@insurer.test'")).toEqual([]);
  });

  test("with the invoice, gets it through the customer, whose invoice mail has a link to the packet", async () => {
    const order = await ofPayer({ sending_channel: "withInvoice", sending_to: "" });
    await desk.issuedInvoice(order, { send: true });

    const mail = (await mailed("invoice-sent")).replaceAll(/=\r?\n/g, "");

    const token = /packet#([\w-]+)/.exec(mail)?.[1];
    expect(mail).toMatch(/client\.test\/invoice#/);
    expect((await desk.server.post("/v1/functions/packet-link", { token })).status).toBe(200);
    expect(await desk.rows(written)).toEqual([]);
    expect(JSON.stringify(await desk.rows("select body from app.messages"))).not.toContain(token);

    const { version } = await desk.row("select version from app.service_orders where id = $1", order);
    await desk.rows(
      `insert into app.messages (channel, template, recipient, locale, service_order_id, body, context)
        values ('email', 'invoice-sent', 'late@acme.test', 'en', $1, '', '{"packet": {}, "note": "kept"}')`,
      order,
    );
    expect((await desk.ask("setOrderPayer", { id: order, version, payerId: null })).code).toBeUndefined();

    expect((await desk.server.post("/v1/functions/packet-link", { token })).status).toBe(410);
    expect(await desk.rows("select context from app.messages where recipient = 'late@acme.test'")).toEqual([
      { context: { note: "kept" } },
    ]);
  });

  test.each([
    ["nobody confirmed it", { verified_at: null }],
    ["it wants another way", { sending_channel: "portal" }],
  ])("goes with no invoice by a rule where %s", async (_why, values) => {
    const order = await ofPayer({ sending_channel: "withInvoice", ...values });
    await desk.issuedInvoice(order, { send: true });

    expect(await mailed("invoice-sent")).not.toContain("packet#");
  });

  test.each([
    ["a rule that nobody confirmed", { verified_at: null }],
    ["a rule that wants another way", { sending_channel: "portal" }],
    ["a rule whose address is none", { sending_to: "the portal" }],
  ])("gets nothing by %s", async (_why, values) => {
    await desk.issuedInvoice(await ofPayer(values), { send: true });

    expect(await desk.rows(written)).toEqual([]);
  });
});
