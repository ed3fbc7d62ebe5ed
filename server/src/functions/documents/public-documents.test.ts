import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPdfText } from "#integrations/pdf/pdf-text.ts";
import { formOf } from "../../../test/files/storage.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../test/document-desk.ts";
import type { Person } from "../../../test/shop.ts";

let now = new Date();
let desk: DocumentDesk;
let orderId: string;
let certificate: { id: string; number: string };
beforeAll(async () => {
  desk = await openDocumentDesk({ clock: () => now });
  orderId = await desk.finishedOrder({ status: "released" });
  certificate = await certificateOf(orderId);
});
afterAll(() => desk[Symbol.asyncDispose]());

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const verify = async (code: string) => {
  const { status, bytes } = await desk.get(`verify/${code}`, null);
  return { status, body: JSON.parse(bytes.toString()) };
};
const codeOf = async (id: string) =>
  (await desk.row("select verification_code as code from app.documents where id = $1", id)).code as string;
const certificateOf = async (id: string) => (await desk.ask("issueCertificate", { serviceOrderId: id })).document;

describe("verifying a document", () => {
  test("says what it is, who issued it and for which vehicle, and nothing of the customer", async () => {
    const { id, number } = certificate;
    const { bytes } = await desk.get(`documents/${id}.pdf`);

    const { status, body } = await verify(await codeOf(id));

    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: "certificate",
      number,
      revision: 1,
      state: "valid",
      shop: "Boresight",
      issuer: "Ada Admin",
      vehicle: { year: 2022, make: "Honda", model: "Accord" },
      supersededBy: null,
      revokedAt: null,
    });
    expect(body.vehicle.vinEnd).toMatch(/^\d{6}$/);
    expect(body.sha256).toBe(hashOf(bytes));
    expect(JSON.stringify(body)).not.toMatch(/carla|collision|@example|1HGCM/i);
  });

  test("says that it was replaced, and by which; or revoked, but not why", async () => {
    const order = await desk.finishedOrder();
    const first = await certificateOf(order);
    const { document: second } = await desk.ask("reissueDocument", {
      id: first.id,
      reason: "The odometer was misread",
    });

    const replaced = (await verify(await codeOf(first.id))).body;
    await desk.ask("revokeDocument", { id: second.id, reason: "The wrong target was used" });
    const revoked = (await verify(await codeOf(second.id))).body;

    expect(replaced).toMatchObject({ state: "superseded", supersededBy: { number: second.number, revision: 2 } });
    expect(revoked).toMatchObject({ state: "revoked" });
    expect(Date.parse(revoked.revokedAt)).toBeGreaterThan(0);
    expect(JSON.stringify([replaced, revoked])).not.toMatch(/misread|target/);
  });

  test("of a void invoice says revoked", async () => {
    const invoiceId = await desk.issuedInvoice(orderId);
    const { id } = await desk.row("select id from app.documents where invoice_id = $1", invoiceId);
    await desk.rows(
      "update app.invoices set status = 'void', voided_at = now(), void_reason = 'Twice' where id = $1",
      invoiceId,
    );

    expect((await verify(await codeOf(id))).body).toMatchObject({ type: "invoice", state: "revoked" });
  });

  test("of an unknown code, a document's id, nonsense and a code with a letter changed is the same: not found", async () => {
    const { id } = await certificateOf(await desk.finishedOrder());
    const code = await codeOf(id);
    const changed = (code.startsWith("A") ? "B" : "A") + code.slice(1);

    const answers = await Promise.all(
      ["x".repeat(22), id, "%00", "a".repeat(300), changed, "%F0%9F%9A%97", "a/b"].map(verify),
    );

    const [first] = answers;
    expect(first).toMatchObject({ status: 404, body: { error: "not-found" } });
    for (const answer of answers) expect(answer).toEqual(first);
  });
});

test("who guesses codes or tokens is stopped, and learns nothing more", async () => {
  const linkLimits = { link: { count: 100, within: 60_000 }, unknownLink: { count: 3, within: 60_000 } };
  await using strict = await openDocumentDesk({ linkLimits });
  const { document } = await strict.ask("issueCertificate", { serviceOrderId: await strict.finishedOrder() });
  const { code } = await strict.row("select verification_code as code from app.documents where id = $1", document.id);

  const statuses = [];
  for (let guess = 0; guess < 5; guess++)
    statuses.push((await strict.get(`verify/${"g".repeat(21)}${guess}`, null)).status);

  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  expect((await strict.get(`verify/${code}`, null)).status).toBe(429);
});

const createLink = async (by: Person = desk.shop.carla, values: object = {}) => {
  const input = { serviceOrderId: orderId, recipient: "Front Range Mutual", ...values };
  const { url, documentLink, code } = await desk.ask("createPacketLink", input, by);
  return { token: String(url).split("#").at(-1), url, id: documentLink?.id, code };
};
const download = async (token: unknown, link = "packet-link") => {
  const response = await fetch(`${desk.server.url}/v1/functions/${link}/pdf`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, bytes, error: response.ok ? null : JSON.parse(bytes.toString()).error };
};

test("an estimate's document carries its approval once it is approved, and the packet holds that one", async () => {
  const order = await desk.finishedOrder({ status: "estimating" });
  const id = await desk.sentEstimate(order);
  const before = await desk.row("select id from app.documents where estimate_id = $1", id);

  const { hash, terms } = await desk.row(
    "select content_hash as hash, terms_version as terms from app.estimates where id = $1",
    id,
  );
  const approval = {
    id,
    contentHash: hash,
    acceptedTermsVersion: terms ?? "1",
    fullName: "Carla Ortiz",
    signatureMethod: "typed",
  };
  const { code } = await desk.ask("approveEstimate", { ...approval, poNumber: "PO-7" }, desk.shop.carla);

  expect(code).toBeUndefined();

  const documents = await desk.rows(
    "select id, supersedes_id, content::text as content from app.documents where estimate_id = $1 order by revision desc",
    id,
  );
  expect(documents[0]).toMatchObject({ supersedes_id: before.id });
  expect(documents[0].content).toMatch(/Carla Ortiz/);
  expect(documents[0].content).toMatch(/Signed in/);
  expect(documents).toHaveLength(2);
});

describe("a link to a packet", () => {
  test("gives the packet to whoever has it, and counts", async () => {
    const { token, url, id } = await createLink();

    const shown = await desk.server.post("/v1/functions/packet-link", { token });
    const { status, bytes } = await download(token);

    expect(url).toBe(`http://client.test/packet#${token}`);
    expect(shown.body).toMatchObject({ recipient: "Front Range Mutual", shop: "Boresight" });
    expect(JSON.stringify(shown.body)).not.toMatch(/carla|collision|1HGCM/i);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    const row = await desk.row("select opened_count, token_hash from app.document_links where id = $1", id);
    expect(row.opened_count).toBe(1);
    expect(row.token_hash).not.toContain(token);
  });

  test("gives a packet whose file the page of each document in it knows", async () => {
    const code = await codeOf(certificate.id);
    const { token } = await createLink();

    const { bytes } = await download(token);
    const { bytes: byLogin } = await desk.get(`documents/packet/${orderId}.pdf`);

    const { packetHashes } = (await verify(code)).body;
    expect(packetHashes).toEqual(expect.arrayContaining([hashOf(bytes), hashOf(byLogin)]));
    expect(packetHashes).not.toContain(hashOf(Buffer.concat([bytes, Buffer.from(" ")])));
  });

  test("shows what an HTML report says, and runs nothing of it", async () => {
    const order = await desk.finishedOrder({ status: "released" });
    const html = `<h1>Pre-scan</h1><table><tr><td>Front camera</td><td>C1A67</td></tr></table>
      <script>document.write("forged")</script>`;
    const metadata = { metadata: { serviceOrderId: order, kind: "preScan" } };
    const body = formOf([{ content: html, fileName: "prescan.html", type: "text/html", metadata }]);
    const headers = await desk.bearer(desk.shop.tom);
    const sent = await fetch(`${desk.server.url}/v1/storage/files`, { method: "POST", headers, body });
    expect(sent.status).toBe(201);

    const { bytes, status } = await desk.get(`documents/packet/${order}.pdf`);

    expect(status).toBe(200);
    const text = JSON.stringify(await readPdfText(Uint8Array.from(bytes)));
    expect(text).toMatch(/Front camera · C1A67/);
    expect(text).not.toMatch(/forged|cannot be printed/);
  });

  test("says before the download which claim it is and whom to call", async () => {
    await desk.rows(
      "update app.service_orders set claim_number = 'CL-77', repair_order_number = 'RO-9' where id = $1",
      orderId,
    );
    await desk.rows("update app.facilities set phone = '+13035550100'");
    await desk.rows(
      `update app.vehicles set owner_first_name = 'Jane', owner_last_name = 'Doe'
        where id = (select vehicle_id from app.service_orders where id = $1)`,
      orderId,
    );
    const { token } = await createLink();

    const { body } = await desk.server.post("/v1/functions/packet-link", { token });

    expect(body).toMatchObject({
      phone: "(303) 555-0100",
      order: { claimNumber: "CL-77", repairOrderNumber: "RO-9", insured: "Jane Doe" },
    });
  });

  test("ends after seven days, and when it is revoked", async () => {
    const [timed, ended] = [await createLink(), await createLink(desk.shop.ada)];

    expect((await desk.ask("revokeDocumentLink", { id: ended.id }, desk.shop.cyd)).code).toBe("not-found");
    expect((await desk.ask("revokeDocumentLink", { id: ended.id })).code).toBeUndefined();
    expect((await download(ended.token)).error).toBe("link-revoked");
    now = new Date(now.getTime() + 7 * 24 * 3_600_000 - 1000);
    expect((await download(timed.token)).status).toBe(200);
    now = new Date(now.getTime() + 2000);
    expect((await download(timed.token)).error).toBe("link-expired");
    now = new Date();
  });

  test("is made by the office and the order's customer alone, for 1 to 30 days", async () => {
    expect((await createLink(desk.shop.cyd)).code).toBe("not-found");
    expect((await createLink(desk.shop.tom)).code).toBe("permission-error");
    expect((await createLink(desk.shop.ada, { days: 31 })).code).toBe("invalid-input");
    expect((await createLink(desk.shop.ada, { recipient: " " })).code).toBe("invalid-input");
  });

  test("that is unknown, wrong or missing is not found", async () => {
    const answers = await Promise.all(["x".repeat(43), "short", 7, null].map((token) => download(token)));

    for (const { status, error } of answers) expect([status, error]).toEqual([404, "not-found"]);
  });
});

test("who opens an invoice or estimate by the link of a mail downloads its document there, and nothing else", async () => {
  const invoiceId = await desk.issuedInvoice(orderId);
  const estimateId = await desk.sentEstimate(await desk.finishedOrder({ status: "estimating" }));
  const links = [{ invoiceId }, { estimateId }].map((target) => desk.ask("createBillingLink", target));
  const [invoice, estimate] = (await Promise.all(links)).map(({ url }) => String(url).split("#").at(-1));

  const answers = await Promise.all([invoice, estimate].map((token) => download(token, "billing-link")));

  for (const { status, bytes } of answers) expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  const { sha256 } = await desk.row("select sha256 from app.documents where invoice_id = $1", invoiceId);
  expect(hashOf(answers[0]!.bytes)).toBe(sha256);
  expect((await download(invoice)).error).toBe("not-found");
  expect((await download("x".repeat(43), "billing-link")).error).toBe("not-found");
});

test("a document whose PDF is hidden from customers is not found by the link of a mail", async () => {
  const invoiceId = await desk.issuedInvoice(orderId);
  const token = String((await desk.ask("createBillingLink", { invoiceId })).url)
    .split("#")
    .at(-1);
  expect((await download(token, "billing-link")).status).toBe(200);
  const hide =
    "update app.files set customer_visible = $2 where id = (select file_id from app.documents where invoice_id = $1)";

  await desk.rows(hide, invoiceId, false);
  const hidden = await download(token, "billing-link");
  await desk.rows(hide, invoiceId, true);

  expect([hidden.status, hidden.error]).toEqual([404, "not-found"]);
  expect((await download(token, "billing-link")).status).toBe(200);
});
