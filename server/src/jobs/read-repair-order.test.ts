import { afterAll, beforeAll, expect, test } from "vitest";
import { save } from "#db/rows/factories.ts";
import { startJobs } from "../../test/jobs.ts";
import { png } from "../../test/files/sample-files.ts";
import { pdfOf, pdfOfStream } from "../../test/files/sample-pdfs.ts";
import { addSlot, openStorage, type TestStorage } from "../../test/files/storage.ts";

let stage: TestStorage;
let jobs: AsyncDisposable;

beforeAll(async () => {
  stage = await openStorage("disk");
  jobs = await startJobs(stage.server);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await stage[Symbol.asyncDispose]();
});

type Name = keyof TestStorage["as"];

const ro = (content: Buffer<ArrayBuffer>, metadata: object = {}) => ({
  content,
  fileName: "ro.pdf",
  type: "application/pdf",
  metadata: { name: "ro.pdf", metadata: { kind: "repairOrder", ...metadata } },
});

const upload = async (name: Name, content: Buffer<ArrayBuffer>, metadata: object = {}): Promise<string> =>
  (await stage.upload(ro(content, metadata), stage.as[name])).body.id;

const slotOf = (order: string) => addSlot(stage.server.db.owner, order, "Repair order");

async function readingOf(id: string, name: Name) {
  const query = `query ($id: UUID!) { file(id: $id) { repairOrderReading { state proposals { operation name line page } } } }`;
  const { data, errors } = await stage.server.graphql(query, { id }, { headers: stage.as[name] });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.file?.repairOrderReading ?? null;
}

const settled = (id: string, name: Name) =>
  expect.poll(() => readingOf(id, name), { interval: 100 }).not.toMatchObject({ state: "pending" });

async function readingOnceRead(id: string, name: Name) {
  await settled(id, name);
  return readingOf(id, name);
}

test("a repair order that Carla uploads before there is an order proposes its repairs, with the lines that speak of them", async () => {
  const id = await upload("carla", pdfOf([["RO 4711", "REPL WINDSHIELD GLASS"], ["R&I FRT BMPR CVR"]]));

  expect(await readingOnceRead(id, "carla")).toEqual({
    state: "read",
    proposals: [
      {
        operation: "windshield",
        name: "Windshield, camera or camera bracket removed or replaced",
        line: "REPL WINDSHIELD GLASS",
        page: 1,
      },
      {
        operation: "frontEnd",
        name: "Front bumper, grille, emblem or radar removed or replaced",
        line: "R&I FRT BMPR CVR",
        page: 2,
      },
    ],
  });
});

test("the same content on an order of the caller is told, before it is on one itself", async () => {
  const paper = pdfOf([["RO # 90210", "Replace windshield"]]);
  await upload("carla", paper, await slotOf(stage.orders.carla));
  const again = await upload("carla", paper);
  const foreign = await upload("cyd", paper);
  await settled(again, "carla");
  const query = `query ($id: UUID!) { file(id: $id) { repairOrderReading { sameOn { id } } } }`;
  const told = async (id: string, name: Name) =>
    (await stage.server.graphql(query, { id }, { headers: stage.as[name] })).data.file?.repairOrderReading;

  expect(await told(again, "carla")).toEqual({ sameOn: { id: stage.orders.carla } });
  expect(await told(foreign, "cyd")).toEqual({ sameOn: null });
});

test("it tells its number, claim, insurer and VIN, each with its line, to who uploaded it alone", async () => {
  const paper = pdfOf([
    ["RO # 77412   Insurance Company: State Farm", "Claim #: 04-1234-567", "Replace windshield"],
    ["VIN: 4T1G11AK2MU990001"],
  ]);
  const id = await upload("carla", paper);
  await settled(id, "carla");
  const detail = "{ value line page }";
  const query = `query ($id: UUID!) { file(id: $id) { repairOrderReading {
    repairOrderNumber ${detail} claimNumber ${detail} insurerName ${detail} vinNumber ${detail} } } }`;
  const told = async (name: Name) =>
    (await stage.server.graphql(query, { id }, { headers: stage.as[name] })).data.file?.repairOrderReading ?? null;

  const line = "RO # 77412 Insurance Company: State Farm";
  expect(await told("carla")).toEqual({
    repairOrderNumber: { value: "77412", line, page: 1 },
    claimNumber: { value: "04-1234-567", line: "Claim #: 04-1234-567", page: 1 },
    insurerName: { value: "State Farm", line, page: 1 },
    vinNumber: { value: "4T1G11AK2MU990001", line: "VIN: 4T1G11AK2MU990001", page: 2 },
  });
  expect(await told("cyd")).toBeNull();
});

test("another shop learns nothing of it; staff read what belongs to an order", async () => {
  const pdf = pdfOf([["Replace windshield"]]);
  const alone = await upload("carla", pdf);
  const ofOrder = await upload("carla", pdf, await slotOf(stage.orders.carla));
  await settled(alone, "carla");
  await settled(ofOrder, "carla");

  expect(await readingOf(ofOrder, "cyd")).toBeNull();
  expect(await readingOf(ofOrder, "uma")).toBeNull();
  expect(await readingOf(alone, "tom")).toBeNull();
  expect(await readingOf(ofOrder, "tom")).toMatchObject({ state: "read", proposals: [{ operation: "windshield" }] });
  expect(await readingOf(ofOrder, "ada")).toMatchObject({ state: "read" });
});

test.each([
  ["a scan", pdfOfStream("0 0 100 100 re f"), "noText"],
  ["a broken file", Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF"), "failed"],
  ["a locked file", pdfOf([["Replace windshield"]], { locked: true }), "failed"],
  ["a photo", png, "noText"],
])("%s proposes nothing and says so", async (_, content, state) => {
  const id = await upload("carla", content);

  expect(await readingOnceRead(id, "carla")).toEqual({ state, proposals: [] });
});

test("a file that is no repair order is not read", async () => {
  const report = {
    ...ro(pdfOf([["Replace windshield"]])),
    metadata: { name: "report.pdf", metadata: { kind: "preScan" } },
  };

  const { body } = await stage.upload(report, stage.as.carla);

  expect(await readingOf(body.id, "carla")).toBeNull();
});

test("new content is read anew, the same content once", async () => {
  const id = await upload("carla", pdfOf([["Replace windshield"]]));
  await settled(id, "carla");
  const form = new FormData();
  form.append("file", new Blob([pdfOf([["Replace LT headlamp"]])], { type: "application/pdf" }), "ro.pdf");

  await stage.call(`/files/${id}`, { method: "PUT", headers: stage.as.carla, body: form });

  await settled(id, "carla");
  expect(await readingOf(id, "carla")).toMatchObject({ proposals: [{ operation: "headlamp" }] });
  const { rows } = await stage.server.db.owner.query({
    text: "select state from app_private.repair_order_texts where file_id = $1",
    values: [id],
  });
  expect(rows).toEqual([{ state: "read" }]);
});

test("a file whose content is lost has failed", async () => {
  const { owner } = stage.server.db;
  const id = await upload("carla", pdfOf([["Replace windshield"]]));
  await settled(id, "carla");
  const lost = "0b0b0b0b-0000-4000-8000-000000000000";
  await owner.query({ text: "update app.files set blob_id = $2 where id = $1", values: [id, lost] });
  await owner.query({
    text: "update app_private.repair_order_texts set blob_id = $2, state = 'pending', lines = '[]' where file_id = $1",
    values: [id, lost],
  });

  await owner.query({
    text: "select graphile_worker.add_job('read-repair-order', json_build_object('blobId', $1::uuid))",
    values: [lost],
  });

  expect(await readingOnceRead(id, "carla")).toEqual({ state: "failed", proposals: [] });
});

test("what the paper speaks of and no calibration answers makes the order need attention, until one does", async () => {
  const order = stage.orders.cyd;
  const { owner } = stage.server.db;
  const id = await upload("cyd", pdfOf([["Replace LT headlamp", "4 wheel alignment"]]), await slotOf(order));
  await settled(id, "cyd");
  const reasons = async () => {
    const query = "query ($id: UUID!) { serviceOrder(id: $id) { readiness { readiness reasons } } }";
    return (await stage.server.graphql(query, { id: order }, { headers: stage.as.cyd })).data.serviceOrder.readiness;
  };
  const before = await reasons();

  await save(owner, "app.order_calibrations", [
    { service_order_id: order, line_item_type_id: stage.shop.lineItemType("CAL-AFS") },
  ]);

  expect(before).toEqual({
    readiness: "needsAttention",
    reasons: [
      "The repair order mentions Alignment, suspension, steering or subframe without a matching calibration",
      "The repair order mentions Headlamp removed or replaced without a matching calibration",
    ],
  });
  expect((await reasons()).reasons).toEqual([
    "The repair order mentions Alignment, suspension, steering or subframe without a matching calibration",
  ]);
});
