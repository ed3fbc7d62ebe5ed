import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildCalibrationAttempt, buildEquipment, buildFile, buildOrderCalibration, save } from "#db/rows/factories.ts";
import { buildPayer, buildPayerRule } from "#db/rows/payer-factories.ts";
import { readDocument, blocksOf, rowsOf } from "../../../../test/read-documents.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addEstimate, addOrder, type Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

const now = new Date("2026-05-20T18:00:00Z");
let desk: InvoiceDesk;
let orderId: string;
let payerId: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(now);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  const { owner } = desk.server.db;
  await owner.query(
    "update app.service_orders set payer_id = null; delete from app.payer_rules; delete from app.payers",
  );
  const payer = buildPayer({ name: "Granite Mutual", aliases: ["Granite"] });
  await save(owner, "app.payers", [payer]);
  payerId = payer.id;
  const { customerId, shop } = desk;
  const order = await addOrder(owner, shop, {
    customerId,
    status: "released",
    payer_id: payerId,
    created_at: "2026-05-04T18:00:00Z",
  });
  orderId = order.id;
});

const verified = { verified_at: "2026-04-01T18:00:00Z" };
const addRule = async (values: object = {}) => {
  const rule = buildPayerRule({ payer_id: payerId, ...values });
  await save(desk.server.db.owner, "app.payer_rules", [rule]);
  return rule.id;
};
const asks = (...keys: readonly string[]) => ({ demands: keys.map((key) => ({ key })) });

async function ask(by: Person, query: string, variables: object = {}) {
  const { data, errors } = await desk.server.graphql(query, variables, { token: await tokenFor(by, desk.server) });
  return { data, code: errors?.[0].extensions.code };
}

const checkFields = `payerName offeredName day isComplete rule { number isVerified sourceTitle otherNumbers }
  missing { demand lack place } evidence { demand fileId fileName page value }`;
const checkOf = async (by: Person, id = orderId) =>
  (await ask(by, `query ($id: UUID!) { serviceOrder(id: $id) { payerCheck { ${checkFields} } } }`, { id })).data
    .serviceOrder?.payerCheck;

async function run(by: Person, verb: string, input: object, type = `${verb[0]!.toUpperCase()}${verb.slice(1)}Input`) {
  const returned =
    verb === "setOrderPayer"
      ? "serviceOrder { id }"
      : verb.endsWith("Rule")
        ? "payerRule { id version }"
        : "payer { id version }";
  const { data, errors } = await desk.server.graphql(
    `mutation ($input: ${type}!) { answer: ${verb}(input: $input) { ${returned} } }`,
    { input },
    { token: await tokenFor(by, desk.server) },
  );
  const { code, fields } = errors?.[0].extensions ?? {};
  return {
    row: data?.answer && Object.values<{ id: string; version: number }>(data.answer)[0],
    code,
    fields: fields?.map((one: { field: string }) => one.field),
  };
}
const ofRule = (verb: string, id: string, version = 1, by = desk.shop.ada) =>
  run(by, verb, { id, version }, "PayerRuleVersionInput");

test("an invoice waits for what a verified rule asks for, and is issued once it is there", async () => {
  await addRule({ content: asks("claimNumber", "vinPhoto"), ...verified });
  const draft = await desk.draftOf(orderId);
  const blocked = await desk.issue(draft.id, { send: false });
  const missing = (await checkOf(desk.shop.tom)).missing;

  await desk.rows("update app.service_orders set claim_number = 'C-7' where id = $1", orderId);
  const photo = buildFile({
    service_order_id: orderId,
    customer_id: desk.customerId,
    document_kind: "vinPhoto",
    mime_type: "image/jpeg",
    name: "vin.jpg",
    is_uploaded: true,
  });
  await save(desk.server.db.owner, "app.files", [photo]);
  const check = await checkOf(desk.shop.tom);
  const issued = await desk.issue(draft.id, { send: false });

  expect(blocked.code).toBe("payer-incomplete");
  expect(missing).toEqual([
    { demand: "claimNumber", lack: "empty", place: "numbers" },
    { demand: "vinPhoto", lack: "notThere", place: "documents" },
  ]);
  expect(check).toMatchObject({ isComplete: true, missing: [], day: "2026-05-04" });
  expect(check.evidence).toEqual([
    { demand: "claimNumber", fileId: null, fileName: null, page: null, value: "C-7" },
    { demand: "vinPhoto", fileId: photo.id, fileName: "vin.jpg", page: 1, value: null },
  ]);
  expect(issued.data.invoice.status).toBe("issued");
});

test("the signature of an estimate's approval is none of the handover", async () => {
  await addRule({ content: asks("handover"), ...verified });
  const { owner } = desk.server.db;
  const drawn = { document_kind: "signature", signer_name: "Carla", signature_method: "drawn", signed_at: now };
  const file = () =>
    buildFile({ ...drawn, service_order_id: orderId, customer_id: desk.customerId, is_uploaded: true });
  const [approval, handover] = [file(), file()];
  await save(owner, "app.files", [approval]);
  const estimate = await addEstimate(owner, desk.shop, { service_order_id: orderId });
  const decision = { customer_id: desk.customerId, is_approved: true, channel: "link", total_cents: 100 };
  await save(owner, "app.estimate_decisions", [
    { ...decision, estimate_id: estimate.id, signature_file_id: approval.id },
  ]);
  const approved = await checkOf(desk.shop.tom);
  await save(owner, "app.files", [handover]);

  expect(approved.missing).toEqual([{ demand: "handover", lack: "notThere", place: "tasks" }]);
  expect((await checkOf(desk.shop.tom)).evidence).toMatchObject([{ demand: "handover", fileId: handover.id }]);
});

test("an admin issues it anyway with a note, which is audited", async () => {
  await addRule({ content: asks("claimNumber"), ...verified });
  const draft = await desk.draftOf(orderId);

  await desk.issue(draft.id, { send: false, overrideNote: "The adjuster has waived the claim number" });

  expect(
    await desk.rows("select reason from app.audit_entries where entity_id = $1 and action = 'override'", draft.id),
  ).toEqual([{ reason: "The adjuster has waived the claim number" }]);
});

test("a rule that nobody here has verified informs and stops nothing", async () => {
  await addRule({ content: asks("claimNumber") });
  const draft = await desk.draftOf(orderId);

  expect(await checkOf(desk.shop.ada)).toMatchObject({ isComplete: false, rule: { isVerified: false } });
  expect((await desk.issue(draft.id, { send: false })).code).toBeUndefined();
});

test("an insurer's name offers its payer and chooses none", async () => {
  await desk.rows("update app.service_orders set payer_id = null, insurer_name = 'GRANITE' where id = $1", orderId);
  await addRule({ content: asks("claimNumber"), ...verified });

  expect(await checkOf(desk.shop.tom)).toMatchObject({ payerName: null, offeredName: "Granite Mutual", rule: null });
  const { version } = await desk.row("select version from app.service_orders where id = $1", orderId);
  expect((await run(desk.shop.carla, "setOrderPayer", { id: orderId, version, payerId })).code).toBe(
    "permission-error",
  );
  expect((await run(desk.shop.tom, "setOrderPayer", { id: orderId, version: version + 1, payerId })).code).toBe(
    "order-changed",
  );
  expect(
    (await run(desk.shop.tom, "setOrderPayer", { id: orderId, version, payerId: crypto.randomUUID() })).fields,
  ).toEqual(["payerId"]);
  await run(desk.shop.tom, "setOrderPayer", { id: orderId, version, payerId });
  expect(await checkOf(desk.shop.tom)).toMatchObject({ payerName: "Granite Mutual", rule: { isVerified: true } });
  expect(
    await desk.rows("select payload -> 'fields' as fields from app_private.events where entity_id = $1", orderId),
  ).toEqual([{ fields: ["payerId"] }]);
});

test("customers learn nothing of payers, and technicians nothing of their caps", async () => {
  const content = { caps: [{ typeKeys: [], unitPriceCents: 1, count: null, currency: "USD" }] };
  await addRule({ content, ...verified });
  const estimate = await addEstimate(desk.server.db.owner, desk.shop, { service_order_id: orderId, status: "sent" });
  const caps = async (by: Person) =>
    (
      await ask(
        by,
        `query ($id: UUID!) { estimate(id: $id) { payerCaps { kind unitPriceCents capCents isVerified } } }`,
        { id: estimate.id },
      )
    ).data?.estimate?.payerCaps;

  expect(await checkOf(desk.shop.carla)).toBeNull();
  expect([await caps(desk.shop.carla), await caps(desk.shop.tom)]).toEqual([null, null]);
  expect(await caps(desk.shop.ada)).toEqual([{ kind: "price", unitPriceCents: 32_500, capCents: 1, isVerified: true }]);
});

const rule = {
  sendingChannel: "portal",
  sourceTitle: "Provider manual",
  sourceOn: "2026-05-01",
  validFrom: "2026-05-10",
};

test("a new version is a draft until it is verified; then the one before ends the day before it", async () => {
  const before = await addRule({ content: asks("claimNumber"), ...verified });
  const { row } = await run(desk.shop.ada, "savePayerRule", { ...rule, payerId, content: asks("vin") });
  const draft = row!;
  const changed = await run(desk.shop.ada, "savePayerRule", {
    ...rule,
    id: draft.id,
    version: 1,
    payerId,
    content: asks("vin", "poNumber"),
  });
  const days = () =>
    desk.rows(
      "select number, valid_from::text, valid_to::text, verified_by is not null as by_us from app.payer_rules order by number",
    );

  expect((await days())[0]).toMatchObject({ valid_to: null });
  expect((await ofRule("verifyPayerRule", draft.id, 1)).code).toBe("definition-changed");
  expect((await ofRule("verifyPayerRule", draft.id, changed.row!.version, desk.shop.tom)).code).toBe(
    "permission-error",
  );
  await ofRule("verifyPayerRule", draft.id, changed.row!.version);

  expect(await days()).toEqual([
    { number: 1, valid_from: "2026-01-01", valid_to: "2026-05-09", by_us: false },
    { number: 2, valid_from: "2026-05-10", valid_to: null, by_us: true },
  ]);
  expect((await run(desk.shop.ada, "savePayerRule", { ...rule, id: before, version: 2, payerId })).code).toBe(
    "payer-rule-verified",
  );
});

test("two verified rules of one day are refused, by the verb and by the database", async () => {
  await addRule({ ...verified });
  const other = await addRule({ number: 2 });

  expect((await ofRule("verifyPayerRule", other)).code).toBe("payer-rule-overlaps");
  await expect(desk.rows("update app.payer_rules set verified_at = now() where id = $1", other)).rejects.toMatchObject({
    constraint: "payer_rules_one_in_force_excl",
  });
});

test("a rule that was verified in error only informs again", async () => {
  const id = await addRule({ content: asks("claimNumber"), ...verified });

  expect((await ofRule("withdrawPayerRule", id, 1, desk.shop.tom)).code).toBe("permission-error");
  await ofRule("withdrawPayerRule", id);

  expect(await checkOf(desk.shop.ada)).toMatchObject({ rule: { isVerified: false } });
  expect((await ofRule("withdrawPayerRule", id, 2)).code).toBe("definition-changed");
});

test("a payer that is merged leaves its orders and rules to the other, whose own rule comes first", async () => {
  await addRule({ content: asks("claimNumber"), ...verified });
  const added = await run(desk.shop.ada, "savePayer", { name: "Granite Group", kind: "insurer" });
  const staying = added.row!;
  await run(desk.shop.ada, "mergePayers", { id: payerId, version: 1, intoId: staying.id });
  const merged = await checkOf(desk.shop.ada);
  await save(desk.server.db.owner, "app.payer_rules", [
    buildPayerRule({ payer_id: staying.id, number: 7, content: asks("vin"), valid_from: "2026-02-01", ...verified }),
  ]);

  expect(merged).toMatchObject({ payerName: "Granite Group", rule: { number: 1, otherNumbers: [] } });
  expect(await checkOf(desk.shop.ada)).toMatchObject({ rule: { number: 7, otherNumbers: [1] } });
  expect((await run(desk.shop.ada, "mergePayers", { id: staying.id, version: 1, intoId: payerId })).fields).toEqual([
    "intoId",
  ]);
  expect((await run(desk.shop.ada, "savePayerRule", { ...rule, payerId })).fields).toEqual(["payerId"]);
});

test("a payer's name is its own, and rules name what the catalog has", async () => {
  expect((await run(desk.shop.ada, "savePayer", { name: "granite mutual", kind: "insurer" })).fields).toEqual(["name"]);
  expect((await run(desk.shop.tom, "savePayer", { name: "Acme", kind: "insurer" })).code).toBe("permission-error");
  expect((await run(desk.shop.ada, "savePayer", { id: payerId, version: 2, name: "Acme", kind: "insurer" })).code).toBe(
    "definition-changed",
  );
  expect(
    (await run(desk.shop.ada, "savePayerRule", { ...rule, payerId, content: { included: ["NO-SUCH"] } })).fields,
  ).toEqual(["content"]);
  expect((await run(desk.shop.ada, "savePayerRule", { ...rule, payerId, sourceTitle: " " })).fields).toEqual([
    "sourceTitle",
  ]);
});

test("the open orders that a rule touches are listed by pages: of its payer, of its days, not invoiced", async () => {
  const { owner } = desk.server.db;
  const add = (values: object) =>
    addOrder(owner, desk.shop, { customerId: desk.customerId, status: "released", payer_id: payerId, ...values });
  const second = await add({ created_at: "2026-05-01T18:00:00Z", checked_in_at: "2026-05-12T18:00:00Z" });
  await add({ created_at: "2026-04-01T18:00:00Z" });
  await add({ created_at: "2026-05-05T18:00:00Z", status: "closed" });
  await add({ created_at: "2026-05-05T18:00:00Z", payer_id: null });
  const invoiced = await add({ created_at: "2026-05-06T18:00:00Z" });
  await desk.issue((await desk.draftOf(invoiced.id)).id, { send: false });
  const id = await addRule({ valid_from: "2026-05-04", valid_to: "2026-05-12" });
  const page = (by: Person, first: number, offset = 0) =>
    ask(
      by,
      `query ($id: UUID!, $first: Int, $offset: Int) { ordersOfPayerRule(rule: $id, first: $first, offset: $offset) {
      totalCount isMore serviceOrders { id } } }`,
      { id, first, offset },
    );

  expect((await page(desk.shop.ada, 1)).data.ordersOfPayerRule).toEqual({
    totalCount: 2,
    isMore: false,
    serviceOrders: [{ id: second.id }],
  });
  expect((await page(desk.shop.ada, 1, 1)).data.ordersOfPayerRule.serviceOrders).toEqual([{ id: orderId }]);
  expect((await page(desk.shop.tom, 1)).code).toBe("permission-error");
});

test("the packet follows a verified rule, and no other", async () => {
  const { owner } = desk.server.db;
  const files = (["preScan", "vinPhoto"] as const).map((kind) =>
    buildFile({
      service_order_id: orderId,
      customer_id: desk.customerId,
      document_kind: kind,
      mime_type: kind === "preScan" ? "application/pdf" : "image/jpeg",
      is_uploaded: true,
    }),
  );
  await save(owner, "app.files", files);
  const id = await addRule({ content: { packet: ["photos", "reports"] } });
  const order = async () => {
    const { content } = await readDocument(desk.server.db, "packet", orderId, { language: "en" });
    return [...blocksOf(content, "photos"), ...blocksOf(content, "pages")].length === 2
      ? content.blocks.flatMap(({ kind }) => (kind === "photos" || kind === "pages" ? [kind] : []))
      : [];
  };

  expect(await order()).toEqual(["pages", "photos"]);
  await ofRule("verifyPayerRule", id);
  expect(await order()).toEqual(["photos", "pages"]);
});

test("estimate and invoice bear the codes of a verified rule, and of no other", async () => {
  const { owner } = desk.server.db;
  const { id: estimateId } = await addEstimate(owner, desk.shop, { service_order_id: orderId });
  const lineCodes = [{ typeKey: "CAL-FCAM-S", code: "08.3" }];
  const id = await addRule({ content: { lineCodes } });
  const notes = async () => {
    const { content } = await readDocument(desk.server.db, "estimate", estimateId, { language: "en" });
    return rowsOf(content, "Lines").map((cells) => cells[4]);
  };

  expect(await notes()).toEqual([undefined]);
  await ofRule("verifyPayerRule", id);
  expect(await notes()).toEqual(["Payer’s code 08.3"]);
  await owner.query("update app.service_orders set payer_id = null where id = $1", [orderId]);
  expect(await notes()).toEqual([undefined]);
});

test("a tool that is renamed and a technician who left change no answer", async () => {
  const { owner } = desk.server.db;
  await addRule({ content: asks("credential", "technicianName", "toolCertificate", "procedure"), ...verified });
  const type = { service_order_id: orderId, line_item_type_id: desk.shop.lineItemType("CAL-FRAD") };
  const calibration = buildOrderCalibration({ ...type, customer_id: desk.customerId, result: "passed" });
  const tool = buildEquipment({ facility_id: desk.shop.facilityId });
  await save(owner, "app.order_calibrations", [calibration]);
  await save(owner, "app.equipment", [tool]);
  const madeWith = {
    tool: { name: "Autel MS909", certifiedOn: null, expiresOn: "2026-12-31", certificateFileId: null },
    technician: { name: "Tom", firstName: "Tom", lastName: "Ramirez", credential: { id: "c", title: "L4" } },
    procedure: { source: "Toyota TIS 2021-44", rule: null },
  };
  const attempt = { ...type, order_calibration_id: calibration.id, tool_id: tool.id, made_with: madeWith };
  const { line_item_type_id: _type, ...recorded } = { ...attempt, customer_id: desk.customerId };
  await save(owner, "app.calibration_attempts", [
    buildCalibrationAttempt({ ...recorded, ended_at: "2026-05-05T18:00:00Z" }),
  ]);
  const before = await checkOf(desk.shop.ada);

  await desk.rows("update app.equipment set name = 'Other', expires_on = '2020-01-01' where id = $1", tool.id);
  await desk.rows("update app.users set first_name = '', last_name = '' where id = $1", desk.shop.tom.userId);

  expect(before).toMatchObject({ isComplete: true });
  expect(before.evidence.map(({ value }: { value: string }) => value)).toEqual([
    "L4",
    "Tom Ramirez",
    "Autel MS909 · 2026-12-31",
    "Toyota TIS 2021-44",
  ]);
  expect(await checkOf(desk.shop.ada)).toEqual(before);
});
