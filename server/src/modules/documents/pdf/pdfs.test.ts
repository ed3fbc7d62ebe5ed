import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBlobStore } from "#integrations/blobs/blob-store.ts";
import { startJobs } from "../../../../test/jobs.ts";
import { startServer } from "../../../../test/server.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../../test/document-desk.ts";

let desk: DocumentDesk;
let orderId: string;
beforeAll(async () => {
  desk = await openDocumentDesk();
  orderId = await desk.finishedOrder({ status: "released" });
});
afterAll(() => desk[Symbol.asyncDispose]());

async function storedPdfs(): Promise<number> {
  let count = 0;
  for await (const { size } of openBlobStore(desk.server.config).list("files/")) if (size > 0) count++;
  return count;
}
const certificateOf = async (id: string) => (await desk.ask("issueCertificate", { serviceOrderId: id })).document.id;
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** An admin replaces or deletes a file. */
async function toStorage(path: string, method: "DELETE" | "PUT") {
  const form = new FormData();
  form.append("file", new Blob(["other"], { type: "text/plain" }), "other.txt");
  const response = await fetch(`${desk.server.url}/v1/storage/files/${path}`, {
    method,
    headers: await desk.bearer(desk.shop.ada),
    ...(method === "PUT" && { body: form }),
  });
  return (await response.json()) as { error: unknown };
}

test("five hundred requests at once for an issued document make one PDF", async () => {
  const id = await certificateOf(orderId);
  const before = await storedPdfs();

  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      desk.get(index % 2 ? `documents/${id}.pdf` : `documents/certificate/${orderId}.pdf`),
    ),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ bytes }) => hashOf(bytes))).size).toBe(1);
  const { sha256, files } = await desk.row(
    `select d.sha256, (select count(*)::integer from app.files f where f.service_order_id = $2) as files
      from app.documents d where id = $1`,
    id,
    orderId,
  );
  expect(sha256).toBe(hashOf(answers[0]!.bytes));
  expect(files).toBe(1);
  expect((await storedPdfs()) - before).toBe(1);
});

test("two servers that are asked for the same document at once store it once", async () => {
  const order = await desk.finishedOrder();
  const id = await certificateOf(order);
  const { db, config } = desk.server;
  await using other = await startServer({ db, dataDir: config.dataDir });
  const headers = await desk.bearer(desk.shop.ada);
  const before = await storedPdfs();

  const answers = await Promise.all(
    [desk.server, other].map(({ url }) => fetch(`${url}/v1/functions/documents/${id}.pdf`, { headers })),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await storedPdfs()) - before).toBe(1);
});

test("a document whose PDF could not be stored is set when it is asked for again", async () => {
  const order = await desk.finishedOrder();
  const id = await certificateOf(order);
  await desk.rows(
    `create function pg_temp.fail() returns trigger language plpgsql as 'begin raise exception ''disk full''; end'`,
  );
  await desk.rows("create trigger fail before insert on app.files for each row execute function pg_temp.fail()");

  const refused = await desk.get(`documents/${id}.pdf`);
  await desk.rows("drop trigger fail on app.files");

  expect(refused.status).toBe(500);
  expect(await desk.row("select file_id, sha256 from app.documents where id = $1", id)).toEqual({
    file_id: null,
    sha256: null,
  });
  expect((await desk.get(`documents/${id}.pdf`)).status).toBe(200);
  expect(await desk.rows("select 1 from app.files where service_order_id = $1", order)).toHaveLength(1);
});

test("a certificate is replaced while its PDF is set", async () => {
  const order = await desk.finishedOrder();
  const id = await certificateOf(order);

  const [{ status }, { document }] = await Promise.all([
    desk.get(`documents/${id}.pdf`),
    desk.ask("reissueDocument", { id, reason: "The odometer was misread" }),
  ]);

  expect([status, document.revision]).toEqual([200, 2]);
});

describe("the PDF of an issued document", () => {
  test("has its number as name, and is confirmed to who has it", async () => {
    const invoiceId = await desk.issuedInvoice(orderId);
    const { number } = await desk.row("select number from app.invoices where id = $1", invoiceId);

    const { status, headers, bytes } = await desk.get(`documents/invoice/${invoiceId}.pdf?download=1`);
    const etag = headers.get("etag") ?? "";
    const again = await desk.get(`documents/invoice/${invoiceId}.pdf`, desk.shop.ada, { "if-none-match": etag });

    expect(status).toBe(200);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${number}.pdf"`);
    expect(headers.get("cache-control")).toMatch(/^private/);
    expect(etag).toBe(`"${hashOf(bytes)}"`);
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test("is set by the job, fills the slot of its task, and is a file of the order that nobody replaces", async () => {
    const order = await desk.finishedOrder();
    const { version } = await desk.row("select version from app.service_orders where id = $1", order);
    const move = { id: order, version, statusKey: "readyOut", note: "All of the work is done", override: true };
    await desk.ask("changeServiceOrderStatus", move);
    const slot = await desk.row(
      "select id from app.order_task_files where service_order_id = $1 and document_kind = 'certificate'",
      order,
    );

    const jobs = await startJobs(desk.server);
    const file = () =>
      desk.row("select id, order_task_file_id as slot, name, sha256 from app.files where service_order_id = $1", order);
    await expect.poll(file).toMatchObject({ slot: slot.id });
    await jobs[Symbol.asyncDispose]();

    const { id, name } = await file();
    const { number } = await desk.row("select number from app.documents where file_id = $1", id);
    expect(name).toBe(`${number}.pdf`);
    for (const change of ["name = 'other.pdf'", "blob_id = gen_random_uuid()", "document_kind = 'other'"]) {
      const changed = desk.asRole("app_admin", `update app.files set ${change} where id = '${id}'`);
      await expect(changed, change).rejects.toThrow(/does not change/);
    }
    expect(await toStorage(id, "PUT")).toMatchObject({ error: { message: expect.stringMatching(/does not change/) } });
    expect(await toStorage(`${id}?reason=Wrong%20one`, "DELETE")).toMatchObject({
      error: { message: expect.stringMatching(/in use/) },
    });
  });

  test("is for those who may see it", async () => {
    const { ada, tom, carla, cyd, uma } = desk.shop;
    const invoiceId = await desk.issuedInvoice(orderId);
    const statusFor = async (path: string) =>
      Promise.all([ada, tom, carla, cyd, uma, null].map(async (by) => (await desk.get(path, by)).status));

    expect(await statusFor(`documents/invoice/${invoiceId}.pdf`)).toEqual([200, 403, 200, 404, 404, 401]);
    expect(await statusFor(`documents/certificate/${orderId}.pdf`)).toEqual([200, 200, 200, 404, 404, 401]);
    expect(await statusFor(`documents/workOrder/${orderId}.pdf`)).toEqual([200, 200, 403, 403, 403, 401]);
    expect(await statusFor(`documents/estimateReview/${orderId}.pdf`)).toEqual([200, 200, 403, 403, 403, 401]);
    const { id, file_id: file } = await desk.row(
      "select id, file_id from app.documents where invoice_id = $1",
      invoiceId,
    );
    expect(await statusFor(`documents/${id}.pdf`)).toEqual([200, 404, 200, 404, 404, 401]);
    await desk.rows("update app.files set customer_visible = false where id = $1", file);
    expect((await desk.get(`documents/${id}.pdf`, carla)).status).toBe(404);
    for (const wrong of [
      `documents/${desk.unknownId}.pdf`,
      "documents/1.pdf",
      "documents/car/1.pdf",
      `documents/statement/${orderId}.pdf`,
    ])
      expect((await desk.get(wrong)).status, wrong).toBe(404);
  });

  test("of an invoice from before documents were kept is made when it is asked for, dated as it was", async () => {
    const invoiceId = await desk.issuedInvoice(orderId);
    await desk.rows("delete from app.documents where invoice_id = $1", invoiceId);
    await desk.rows("update app.invoices set issue_date = '2026-01-15', sent_at = null where id = $1", invoiceId);
    await desk.rows("delete from app_private.events");

    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.get(`documents/invoice/${invoiceId}.pdf`, desk.shop.carla)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const documents = await desk.rows(
      "select issued_at::date::text as day from app.documents where invoice_id = $1",
      invoiceId,
    );
    expect(documents).toEqual([{ day: "2026-01-15" }]);
    expect(await desk.rows("select 1 from app_private.events where type = 'document.issued'")).toEqual([]);
  });
});

describe("a document that is not issued", () => {
  test.each(["workOrder", "handover", "estimateReview", "packet"])(
    "%s is made on request, in the language of choice",
    async (type) => {
      const [english, french] = [
        await desk.get(`documents/${type}/${orderId}.pdf`),
        await desk.get(`documents/${type}/${orderId}.pdf?language=fr`),
      ];

      expect([english.status, french.status]).toEqual([200, 200]);
      expect(english.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(english.headers.get("etag")).not.toBe(french.headers.get("etag"));
      expect(
        await desk.rows("select 1 from app.documents where type not in ('estimate', 'invoice', 'certificate')"),
      ).toEqual([]);
    },
  );

  test("a packet sets the PDFs that it names, and not one of a void invoice", async () => {
    const order = await desk.finishedOrder();
    const certificate = await certificateOf(order);
    const invoiceId = await desk.issuedInvoice(order);
    await desk.rows("update app.invoices set status = 'void', voided_at = now() where id = $1", invoiceId);

    expect((await desk.get(`documents/packet/${order}.pdf`)).status).toBe(200);

    const set = await desk.rows(
      "select id from app.documents where service_order_id = $1 and sha256 is not null",
      order,
    );
    expect(set).toEqual([{ id: certificate }]);
  });

  test("a statement is the customer's own or the office's, of a day", async () => {
    const { ada, tom, carla, cyd } = desk.shop;
    const path = `documents/statement/${carla.customerId}.pdf?day=2026-06-30`;
    const statuses = await Promise.all([ada, tom, carla, cyd].map(async (by) => (await desk.get(path, by)).status));

    expect(statuses).toEqual([200, 403, 200, 404]);
    expect((await desk.get(`documents/statement/${carla.customerId}.pdf?day=tomorrow`)).status).toBe(400);
  });
});
