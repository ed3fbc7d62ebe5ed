import { readPayerFacts } from "#modules/billing/payers/read-payer-facts.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEstimate } from "../../../test/shop.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../test/document-desk.ts";

let desk: DocumentDesk;
beforeAll(async () => (desk = await openDocumentDesk()));
afterAll(() => desk[Symbol.asyncDispose]());

const documentsOf = (orderId: string) =>
  desk.rows(
    `select type, number, revision, language, supersedes_id is not null as supersedes, file_id, issue_reason,
      revoked_at is not null as revoked from app.documents where service_order_id = $1 order by issued_at, revision`,
    orderId,
  );
const certificate = async (orderId: string) =>
  (await desk.ask("issueCertificate", { serviceOrderId: orderId })).document;
const enter = async (orderId: string, statusKey: string, extra: object = {}) => {
  const { version } = await desk.row("select version from app.service_orders where id = $1", orderId);
  return desk.ask("changeServiceOrderStatus", {
    id: orderId,
    version,
    statusKey,
    note: "All of the work is done",
    override: true,
    ...extra,
  });
};

describe("a document", () => {
  test("is issued with its invoice, in the customer's language", async () => {
    const orderId = await desk.finishedOrder();
    await desk.rows("update app.customers set locale = 'fr' where id = $1", desk.shop.carla.customerId);

    const invoiceId = await desk.issuedInvoice(orderId);

    await desk.rows("update app.customers set locale = 'en'");
    const { number } = await desk.row("select number from app.invoices where id = $1", invoiceId);
    expect(await documentsOf(orderId)).toMatchObject([{ type: "invoice", number, revision: 1, language: "fr" }]);
  });

  test("of an estimate that is revised names the one it replaces", async () => {
    const orderId = await desk.finishedOrder({ status: "estimating" });
    const first = await desk.sentEstimate(orderId);
    const draft = { service_order_id: orderId, revision: 2, status: "draft", issue_date: null, sent_at: null };
    const { id: second } = await addEstimate(desk.server.db.owner, desk.shop, draft);

    await desk.ask("sendEstimate", { id: second, version: 1 });

    const documents = await desk.rows(
      `select d.estimate_id, old.estimate_id as replaced from app.documents d left join app.documents old on old.id = d.supersedes_id
        where d.service_order_id = $1 order by d.issued_at`,
      orderId,
    );
    expect(documents).toEqual([
      { estimate_id: first, replaced: null },
      { estimate_id: second, replaced: first },
    ]);
  });

  test("does not change any more, whoever asks", async () => {
    const orderId = await desk.finishedOrder();
    const { id } = await certificate(orderId);

    for (const change of [
      "content = '{}'",
      "number = 'C-1'",
      "issued_at = now()",
      "sha256 = repeat('a', 64), number = '2'",
    ]) {
      const changed = desk.asRole("app_system", `update app.documents set ${change} where id = '${id}'`);
      await expect(changed, change).rejects.toThrow(/does not change/);
    }
    const gone = desk.asRole("app_system", `delete from app.documents where id = '${id}'`);
    await expect(gone).rejects.toThrow(/does not change/);
  });
});

describe("a certificate", () => {
  test("is issued when the order becomes ready, once", async () => {
    const orderId = await desk.finishedOrder();

    expect((await enter(orderId, "readyOut")).code).toBeUndefined();
    await enter(orderId, "released");

    expect(await documentsOf(orderId)).toMatchObject([{ type: "certificate", revision: 1, supersedes: false }]);
    const events = await desk.rows(
      "select type, payload ->> 'documentType' as kind from app_private.events where service_order_id = $1 and type = 'document.issued'",
      orderId,
    );
    expect(events).toEqual([{ type: "document.issued", kind: "certificate" }]);
  });

  test.each([
    ["a calibration is open", { result: "pending" }, ["calibrationsResulted", "calibrationPassed"]],
    ["no calibration passed", { result: "failed" }, ["calibrationPassed"]],
    ["a readiness check is open", { checked: false }, ["readinessPassed"]],
  ])("is held back while %s, and the verb says so", async (_why, work, guards) => {
    const orderId = await desk.finishedOrder(work);

    await enter(orderId, "readyOut");
    const { code, blockedBy } = await desk.ask("issueCertificate", { serviceOrderId: orderId }, desk.shop.tom);

    expect(await documentsOf(orderId)).toEqual([]);
    expect(code).toBe("certificate-blocked");
    expect(blockedBy.map(({ guard }: { guard: string }) => guard)).toEqual(guards);
    const { data } = await desk.server.graphql(
      "query ($id: UUID!) { serviceOrder(id: $id) { certificateObstacles { guard message } } }",
      { id: orderId },
      { headers: await desk.bearer(desk.shop.tom) },
    );
    expect(data.serviceOrder.certificateObstacles.map(({ guard }: { guard: string }) => guard)).toEqual(guards);
  });

  test("is not issued again for the same work, but for later work as the next revision", async () => {
    const orderId = await desk.finishedOrder();
    const first = await certificate(orderId);
    expect((await desk.ask("issueCertificate", { serviceOrderId: orderId })).code).toBe("certificate-current");
    await desk.rows("update app.order_calibrations set note = 'Done again' where service_order_id = $1", orderId);

    const second = await certificate(orderId);

    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect(second.number).not.toBe(first.number);
    const { state } = await desk.row("select 1 as state from app.documents where supersedes_id = $1", first.id);
    expect(state).toBe(1);
  });

  test.each([
    ["is changed", "update app.order_calibrations set note = 'Done again' where service_order_id = $1"],
    [
      "is listed besides",
      `insert into app.order_calibrations (service_order_id, line_item_type_id, result, note)
        select $1, id, 'notRequired', 'Not fitted' from app.line_item_types where key = 'CAL-FCAM-S'`,
    ],
  ])("is issued again when a calibration %s after the clock went back", async (_what, change) => {
    const orderId = await desk.finishedOrder();
    await certificate(orderId);
    await desk.rows(
      "update app.documents set issued_at = issued_at + interval '1 hour' where service_order_id = $1",
      orderId,
    );
    const before = await desk.ask("issueCertificate", { serviceOrderId: orderId });

    await desk.rows(change, orderId);

    expect(before.code).toBe("certificate-current");
    expect((await certificate(orderId)).revision).toBe(2);
  });

  test("is shown to a payer only while it vouches for the order's calibrations as they are", async () => {
    const orderId = await desk.finishedOrder();
    const shown = async () => {
      const [order] = await asSystem(desk.server.db.server, (system) => readPayerFacts([orderId], system));
      return order?.facts.certificate?.number ?? null;
    };
    const { number } = await certificate(orderId);
    const before = await shown();
    await desk.rows("update app.order_calibrations set note = 'Done again' where service_order_id = $1", orderId);

    expect([before, await shown()]).toEqual([number, null]);
    const next = await certificate(orderId);
    expect(await shown()).toBe(next.number);
  });

  test("is not for customers to issue, nor of orders that they do not see", async () => {
    const orderId = await desk.finishedOrder();

    expect((await desk.ask("issueCertificate", { serviceOrderId: orderId }, desk.shop.carla)).code).toBe(
      "permission-error",
    );
    expect((await desk.ask("issueCertificate", { serviceOrderId: desk.unknownId })).code).toBe("not-found");
  });
});

describe("a document that is wrong", () => {
  test("is issued again with a reason, which only staff read", async () => {
    const { id } = await certificate(await desk.finishedOrder());
    const input = { id, reason: "The odometer was misread" };

    for (const person of [desk.shop.tom, desk.shop.carla])
      expect((await desk.ask("reissueDocument", input, person)).code).toBe("permission-error");
    const { document } = await desk.ask("reissueDocument", input);

    expect(document).toMatchObject({ revision: 2, state: "valid", issueReason: input.reason });
    expect((await desk.ask("reissueDocument", input)).code).toBe("document-not-current");
    const query =
      "query ($id: UUID!) { document(id: $id) { state issueReason supersedes { state supersededBy { id } } } }";
    const { data } = await desk.server.graphql(
      query,
      { id: document.id },
      { headers: await desk.bearer(desk.shop.carla) },
    );
    expect(data.document).toEqual({
      state: "valid",
      issueReason: null,
      supersedes: { state: "superseded", supersededBy: { id: document.id } },
    });
  });

  test("is not issued again once its invoice is void", async () => {
    const invoiceId = await desk.issuedInvoice(await desk.finishedOrder());
    const { id } = await desk.row("select id from app.documents where invoice_id = $1", invoiceId);
    await desk.rows(
      "update app.invoices set status = 'void', voided_at = now(), void_reason = 'Twice' where id = $1",
      invoiceId,
    );

    expect((await desk.ask("reissueDocument", { id, reason: "A wrong address" })).code).toBe("document-not-current");
  });

  test("is revoked with a reason, by admins, once", async () => {
    const { id } = await certificate(await desk.finishedOrder());
    const input = { id, reason: "The wrong target was used" };

    expect((await desk.ask("revokeDocument", input, desk.shop.tom)).code).toBe("permission-error");
    expect((await desk.ask("revokeDocument", { id, reason: "no" })).code).toBe("invalid-input");
    expect((await desk.ask("revokeDocument", input)).document).toMatchObject({
      state: "revoked",
      revokeReason: input.reason,
    });
    expect((await desk.ask("revokeDocument", input)).code).toBe("document-not-current");
  });
});
