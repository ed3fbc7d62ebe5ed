import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MadeWith } from "@boresight/domain/calibrations/made-with";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import {
  buildCalibrationAttempt,
  buildDocument,
  buildEquipment,
  buildFile,
  buildOrderCalibration,
  buildReadinessCheck,
  save,
  type Row,
} from "#db/rows/factories.ts";
import { blocksOf, factsOf, readDocument, rowsOf, wordsOf } from "../../../../test/read-documents.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Shop } from "../../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;
let tool: Row;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  tool = buildEquipment({
    facility_id: shop.facilityId,
    serial_number: "A-77",
    software_version: "5.2",
    certified_on: "2026-01-02",
  });
  await save(db.owner, "app.equipment", [tool]);
});
afterAll(() => db[Symbol.asyncDispose]());

const newOrder = (values: object = {}) =>
  addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "calibrate",
    vehicle: { color: "Silver" },
    ...values,
  });

/** What the second attempt was made with, as it is kept. */
const madeWith = {
  tool: {
    name: "Autel MS909",
    maker: "Autel",
    model: "MaxiSYS 909",
    serialNumber: "A-77",
    softwareVersion: "5.2",
    certifiedOn: "2026-01-02",
    expiresOn: "2026-12-31",
    certificateFileId: null,
    certificateSha256: null,
  },
  target: null,
  technician: {
    name: "Tommy",
    firstName: "Thomas",
    lastName: "Technician",
    credential: { id: "c1", issuer: "ase", title: "L4", number: "ASE-1", validFrom: null, expiresOn: "2026-12-31" },
  },
  procedure: { source: "Toyota TIS 2021-44", rule: null },
  place: { facility: "Denver", address: "1 Main St, Denver, CO 80202", isMobile: false },
} satisfies MadeWith;

/** A camera that passed at the second attempt, with everything that can be recorded of it. */
async function calibrated(orderId: string) {
  const camera = buildOrderCalibration({
    service_order_id: orderId,
    line_item_type_id: shop.lineItemType("CAL-FCAM-S"),
    result: "passed",
    requirement_source: "Toyota TIS 2021-44",
  });
  await save(db.owner, "app.order_calibrations", [camera]);
  const attempt = { service_order_id: orderId, order_calibration_id: camera.id, performed_by: shop.tom.userId };
  await save(db.owner, "app.calibration_attempts", [
    buildCalibrationAttempt({ ...attempt, result: "failed", fault_codes: ["C1A67"], conditions: "Sun in the bay" }),
    buildCalibrationAttempt({
      ...attempt,
      number: 2,
      tool_id: tool.id,
      made_with: madeWith,
      started_at: "2026-05-20T15:00:00Z",
      ended_at: "2026-05-20T15:20:00Z",
    }),
  ]);
  return camera;
}

const read = async (type: Parameters<typeof readDocument>[1], id: string, values: object = {}) =>
  (await readDocument(db, type, id, { language: "en", ...values })).content;

test("a certificate names each attempt, failed ones too, with tool, target, technician and their certification", async () => {
  const order = await newOrder({ odometer_in: 41_250, fuel_level_in: 75, claim_number: "CL-77" });
  await calibrated(order.id);

  const content = await read("certificate", order.id, { revision: 2, verificationPath: "/verify/abc" });

  expect(content.number).toMatch(/^C-\d+-R2$/);
  expect(blocksOf(content, "signature")).toEqual([]);
  expect(content.verification?.url).toBe("/verify/abc");
  expect(rowsOf(content, "Results")).toEqual([["Front camera calibration – static", "Static", "Passed"]]);
  expect(rowsOf(content, "Attempts")).toEqual([
    [
      "1: Failed",
      "Not recorded",
      "Target stand 7",
      "Toyota camera board",
      "Tom Technician\nCertification: not recorded",
      "Fault codes: C1A67 · Sun in the bay",
    ],
    [
      "2: Passed",
      "May 20, 2026, 9:00 – 9:20 AM MDT",
      "Autel MS909\nMaxiSYS 909\nSerial no. A-77\nSoftware 5.2\nCertified on Jan 2, 2026\nCertified until Dec 31, 2026",
      "Toyota camera board",
      "Thomas Technician\nASE · L4 · ASE-1\nCertified until Dec 31, 2026",
    ],
  ]);
  expect(rowsOf(content, "Fault codes")).toEqual([["Front camera calibration – static", "C1A67", "Not recorded"]]);
  expect(factsOf(content)).toMatchObject({
    "Odometer in": "41,250 mi",
    "Fuel level": "75%",
    Claim: "CL-77",
    Procedure: "Toyota TIS 2021-44",
    Technician: "Tom Technician · May 20, 2026, 9:20 AM MDT · Signed in",
    Reason: "Windshield replaced",
  });
});

test("a certificate in French or Arabic calls the product's own names in that language", async () => {
  const order = await newOrder();
  await calibrated(order.id);
  await save(db.owner, "app.readiness_checks", [buildReadinessCheck({ service_order_id: order.id, key: "battery" })]);

  const [french, arabic] = [
    await read("certificate", order.id, { language: "fr" }),
    await read("certificate", order.id, { language: "ar" }),
  ];

  expect(rowsOf(french, "Résultats")).toEqual([["Calibrage de la caméra avant, statique", "Statique", "Réussi"]]);
  expect(rowsOf(french, "Préparation du véhicule")[0]?.slice(1)).toEqual(["12,6 V", "Conforme"]);
  expect(arabic.title).toBe("شهادة معايرة");
  expect(rowsOf(arabic, "النتائج")[0]?.slice(1)).toEqual(["ثابتة", "ناجحة"]);
});

test("a certificate lists every exception: the waiver, what did not pass, what an admin accepted", async () => {
  const order = await newOrder({ ride_height_decision: "waiver" });
  await save(db.owner, "app.order_calibrations", [
    buildOrderCalibration({
      service_order_id: order.id,
      line_item_type_id: shop.lineItemType("CAL-FRAD"),
      result: "notPossible",
      note: "Bracket bent",
    }),
  ]);
  await save(db.owner, "app.readiness_checks", [
    buildReadinessCheck({
      service_order_id: order.id,
      key: "fuel",
      outcome: "failed",
      override_note: "The maker allows it",
    }),
  ]);

  const content = await read("certificate", order.id);

  expect(blocksOf(content, "notice").map(({ text }) => text)).toEqual([
    "The vehicle’s ride height is modified. It was calibrated as it stands, under a waiver signed by the customer.",
    "Front radar (adaptive cruise) calibration: Not possible. Bracket bent",
    "“Fuel level as the procedure requires” was overridden: The maker allows it",
  ]);
});

test("a certificate of an order of which nothing was recorded says so instead of leaving gaps", async () => {
  const order = await newOrder({ vehicle: { vin_number: null } });
  await save(db.owner, "app.order_calibrations", [
    buildOrderCalibration({
      service_order_id: order.id,
      line_item_type_id: shop.lineItemType("CAL-FRAD"),
      trigger: "",
      method: "",
    }),
  ]);

  const words = wordsOf(await read("certificate", order.id));

  expect(words).toContain("No attempt is recorded.");
  expect(words).toContain("No readiness checks are recorded.");
  expect(words).toContain("Post-scan: not on file.");
  expect(words).not.toMatch(/undefined|NaN/);
});

test("pictures of the order stand on its certificate unless they are hidden from the customer", async () => {
  const order = await newOrder();
  const photo = { service_order_id: order.id, is_uploaded: true, mime_type: "image/jpeg", document_kind: "vinPhoto" };
  const [shown, hidden] = [
    buildFile({ ...photo, blob_id: randomUUID() }),
    buildFile({ ...photo, customer_visible: false }),
  ];
  await save(db.owner, "app.files", [shown, hidden]);

  const { content, images } = await readDocument(db, "certificate", order.id);

  expect(blocksOf(content, "photos").flatMap(({ photos }) => photos)).toMatchObject([{ image: shown["blob_id"] }]);
  expect(images).toEqual({ [String(shown["blob_id"])]: { blobId: shown["blob_id"], mimeType: "image/jpeg" } });
});

test("a work order tells the bay what to do, what to check first and whom to call", async () => {
  const order = await newOrder({
    ride_height_modified: true,
    internal_notes: "Key box 4",
    notes: "Call before ten",
    assigned_technician_id: shop.tom.userId,
  });
  await save(db.owner, "app.order_calibrations", [
    buildOrderCalibration({ service_order_id: order.id, line_item_type_id: shop.lineItemType("CAL-FCAM-S") }),
  ]);

  const content = await read("workOrder", order.id);

  expect(rowsOf(content, "Calibrations")).toEqual([
    [
      "Front camera calibration – static",
      "Static",
      expect.stringMatching(/^\d+$/),
      "",
      "Because of: Windshield replaced",
    ],
  ]);
  expect(blocksOf(content, "checklist")[0]?.items).toContain(
    "Battery at 12.4 V or more, maintainer connected: ________ V",
  );
  expect(blocksOf(content, "notice")[0]?.text).toBe(
    "The ride height is modified: measure all four wheel arches first.",
  );
  expect(content.parties[0]?.lines).toContainEqual({ code: "(303) 555-0100" });
  expect(wordsOf(content)).toContain("Key box 4");
  expect(factsOf(content)).toMatchObject({ Technician: "Tom Technician", Arrival: "Drop-off" });
  expect(content.verification?.url).toBe(`/service-orders/${order.id}`);
});

test("a handover says what was done and given, and who took the vehicle", async () => {
  const order = await newOrder({ odometer_out: 41_260 });
  await calibrated(order.id);
  await save(db.owner, "app.files", [
    buildFile({
      service_order_id: order.id,
      is_uploaded: true,
      document_kind: "signature",
      mime_type: "image/png",
      blob_id: randomUUID(),
      signer_name: "Carla Ortiz",
      signature_method: "drawn",
      signed_at: "2026-05-20T20:00:00Z",
    }),
  ]);

  const content = await read("handover", order.id);

  expect(rowsOf(content, "Work done")).toEqual([["Front camera calibration – static", "Static", "Passed"]]);
  expect(blocksOf(content, "signature")).toMatchObject([
    { label: "Received by", name: "Carla Ortiz", about: expect.stringContaining("May 20, 2026") },
  ]);
});

test("a packet lists its documents with their hashes, and holds the latest that was not revoked", async () => {
  const order = await newOrder();
  const estimate = await read("certificate", order.id);
  const issued = {
    service_order_id: order.id,
    customer_id: shop.carla.customerId,
    language: "en",
    images: {},
    verification: {},
  };
  const document = (revision: number, values: object) => ({
    ...issued,
    type: "certificate",
    number: `C-1-R${revision}`,
    revision,
    content: { ...estimate, number: `C-1-R${revision}` },
    content_hash: String(revision).repeat(64),
    verification_code: String(revision).repeat(22),
    ...values,
  });
  await save(db.owner, "app.documents", [
    document(1, {}),
    document(2, {}),
    document(3, { revoked_at: "2026-05-20T20:00:00Z", revoke_reason: "Wrong vehicle" }),
  ]);
  await save(db.owner, "app.files", [
    buildFile({
      service_order_id: order.id,
      is_uploaded: true,
      document_kind: "preScan",
      sha256: "a".repeat(64),
      blob_id: randomUUID(),
    }),
  ]);

  const content = await read("packet", order.id);

  expect(blocksOf(content, "document").map((block) => block.content.number)).toEqual(["C-1-R2"]);
  expect(rowsOf(content, "Contents").map(([name, number]) => [name, number])).toEqual([
    ["Calibration certificate", "C-1-R2"],
    ["Pre-scan", "repair-order.pdf"],
  ]);
  expect(wordsOf(content)).toContain(`SHA-256 ${"a".repeat(64)}`);
  expect(blocksOf(content, "pages")).toHaveLength(1);
});

const withFile = ({ id }: Row) => ({ file_id: id, sha256: "b".repeat(64) });

test("a packet leaves out what is hidden from the customer, what was replaced and what went void", async () => {
  const order = await newOrder();
  const of = { service_order_id: order.id };
  const content = await read("certificate", order.id);
  const issued = (type: string, number: string, values: object = {}) =>
    buildDocument({
      ...of,
      type,
      number,
      customer_id: shop.carla.customerId,
      content: { ...content, number },
      ...values,
    });
  const file = (customer_visible: boolean) => buildFile({ ...of, is_uploaded: true, customer_visible });
  const [hidden, shown] = [file(false), file(true)];
  await save(db.owner, "app.files", [hidden, shown]);
  const voided = { status: "void", voided_at: "2026-05-20T17:00:00Z", void_reason: "Twice" };
  const [standing, twice] = [
    await addInvoice(db.owner, shop, { ...of, status: "paid" }),
    await addInvoice(db.owner, shop, { ...of, ...voided }),
  ];
  const superseded = await addEstimate(db.owner, shop, { ...of, status: "superseded" });
  const first = issued("certificate", "C-7");
  await save(db.owner, "app.documents", [first]);
  await save(db.owner, "app.documents", [
    issued("certificate", "C-7-R2", { revision: 2, supersedes_id: first.id, ...withFile(hidden) }),
    issued("estimate", "E-7-R1", { estimate_id: superseded.id }),
    issued("invoice", "INV-7", { invoice_id: standing.id, issued_at: "2026-05-19T17:00:00Z", ...withFile(shown) }),
    issued("invoice", "INV-8", { invoice_id: twice.id, issued_at: "2026-05-20T17:00:00Z" }),
  ]);

  const packet = await read("packet", order.id);

  expect(blocksOf(packet, "document").map((block) => block.content.number)).toEqual(["INV-7"]);
  expect(wordsOf(packet)).not.toMatch(/C-7|E-7|INV-8/);
});

test("a statement ages what is open by the day it is made", async () => {
  const order = await newOrder();
  const add = (number: string, due_date: string) =>
    addInvoice(db.owner, shop, { service_order_id: order.id, number, issue_date: "2026-01-02", due_date });
  for (const [index, due] of ["2026-06-01", "2026-05-10", "2026-04-10", "2026-03-10", "2026-02-01"].entries())
    await add(`INV-90${index}`, due);

  const content = await read("statement", shop.carla.customerId);

  expect(rowsOf(content, "Aging")).toEqual([["$353.63", "$353.63", "$353.63", "$353.63", "$353.63"]]);
  expect(rowsOf(content).slice(-1)).toEqual([["Amount due", "$1,768.15"]]);
  expect(wordsOf(await read("statement", shop.cyd.customerId))).toContain("Nothing is owed. Thank you.");
});

test.each([
  ["certificate", 3],
  ["packet", 2],
  ["handover", 2],
  ["workOrder", 3],
] as const)("however much was done, a %s takes %i statements", async (type, statements) => {
  const order = await newOrder();
  const keys = ["CAL-FCAM-S", "CAL-FRAD", "CAL-RCAM", "CAL-PARK", "CAL-AFS"];
  await save(
    db.owner,
    "app.order_calibrations",
    keys.map((key) => buildOrderCalibration({ service_order_id: order.id, line_item_type_id: shop.lineItemType(key) })),
  );

  expect((await readDocument(db, type, order.id)).statements).toBe(statements);
});

test.each(["certificate", "packet", "handover", "workOrder", "statement", "invoice"] as const)(
  "a %s of something unknown is not found",
  async (type) => {
    await expect(readDocument(db, type, randomUUID())).rejects.toMatchObject({ code: "not-found" });
  },
);
