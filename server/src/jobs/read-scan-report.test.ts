import { vinCheckDigit } from "@boresight/domain/vehicles/vin";
import { readPayerFacts } from "#modules/billing/payers/read-payer-facts.ts";
import { readCertificateObstacles } from "#modules/documents/issue/certificate-obstacles.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { payerComplete } from "@boresight/domain/billing/payers/payer-complete";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../../test/shop.ts";
import { startJobs } from "../../test/jobs.ts";
import { pdfOf } from "../../test/files/sample-pdfs.ts";
import { openStorage, type TestStorage } from "../../test/files/storage.ts";

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
const vinNumber = "4T1G11AK2MU990001";
/** Another vehicle of the same kind, by its number. */
function vinOf(serial: number): string {
  const draft = `4T1G11AK0MU${String(990_001 + serial)}`;
  return `${draft.slice(0, 8)}${vinCheckDigit(draft)}${draft.slice(9)}`;
}
const head = [`VIN: ${vinNumber}`, "Device: MaxiSYS MS909 S/N: CDA12345678"];
const pre = [
  "Autel MaxiSYS pre-scan vehicle diagnostic report",
  ...head,
  "Module: Front camera",
  "C1A67 Axis not adjusted (Current)",
];
const post = ["Autel MaxiSYS post-scan vehicle diagnostic report", ...head, "Module: Front camera", "No fault codes"];

const orderOf = (vin = vinNumber) =>
  addOrder(stage.server.db.owner, stage.shop, {
    customerId: stage.shop.carla.customerId,
    status: "inspect",
    vehicle: { vin_number: vin },
  });

interface Uploaded {
  content: Buffer<ArrayBuffer>;
  kind?: string;
  type?: string;
  fileName?: string;
}

const upload = async (
  orderId: string,
  { content, kind = "preScan", type = "application/pdf", fileName = "scan.pdf" }: Uploaded,
): Promise<string> => {
  const metadata = { name: fileName, metadata: { kind, serviceOrderId: orderId } };
  return (await stage.upload({ content, fileName, type, metadata }, stage.as.tom)).body.id;
};

const query = `query ($id: UUID!) { serviceOrder(id: $id) { scans {
  reports { fileName phase state objection layout vin tool serialNumber codeCount }
  codes { module code pre inProcess post outcome }
  codesNow { code state }
} } }`;

async function scansOf(id: string, name: Name = "tom") {
  const { data, errors } = await stage.server.graphql(query, { id }, { headers: stage.as[name] });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.serviceOrder?.scans ?? null;
}

const settled = (id: string) =>
  expect
    .poll(async () => (await scansOf(id))?.reports.map(({ state }: { state: string }) => state), { interval: 100 })
    .not.toContain("pending");

test("scans that a technician uploads are read and paired", async () => {
  const { id } = await orderOf();

  await upload(id, { content: pdfOf([pre]) });
  await upload(id, { content: pdfOf([post]), kind: "postScan", fileName: "after.pdf" });
  await settled(id);

  expect(await scansOf(id)).toEqual({
    reports: [
      {
        fileName: "scan.pdf",
        phase: "pre",
        state: "read",
        objection: null,
        layout: "Autel",
        vin: vinNumber,
        tool: "MaxiSYS MS909",
        serialNumber: "CDA12345678",
        codeCount: 1,
      },
      expect.objectContaining({ fileName: "after.pdf", phase: "post", codeCount: 0 }),
    ],
    codes: [{ module: "Front camera", code: "C1A67", pre: "current", inProcess: null, post: null, outcome: "cleared" }],
    codesNow: [],
  });
  expect(await scansOf(id, "carla")).toBeNull();
});

test("the report of another vehicle does not count, and a layout that nobody knows is said to be one", async () => {
  const { id } = await orderOf(vinOf(1));

  await upload(id, { content: pdfOf([pre.map((line) => line.replace(vinNumber, "1HGCM82633A004352"))]) });
  await upload(id, { content: pdfOf([["ACME reader 7", "ABS", "C0035 wheel speed (Current)"]]), fileName: "acme.pdf" });
  await settled(id);

  expect(await scansOf(id)).toMatchObject({
    reports: [
      { state: "read", objection: "otherVehicle" },
      { state: "unknownLayout", objection: null, codeCount: null },
    ],
    codes: [],
    codesNow: [],
  });
});

test("a report in which nothing is found, and that does not say so, is of a layout that nobody knows", async () => {
  const { id } = await orderOf(vinOf(6));

  await upload(id, { content: pdfOf([["Autel MaxiSYS pre-scan diagnostic report", "The table is a picture."]]) });
  await settled(id);

  expect(await scansOf(id)).toMatchObject({ reports: [{ state: "unknownLayout", layout: null }] });
});

const timed = (lines: readonly string[], vin: string, day: string) =>
  pdfOf([[...lines.map((line) => line.replace(vinNumber, vin)), `Test time: ${day} 09:12`]]);
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test("a scan from after the work that is older than the one before it proves nothing", async () => {
  const vin = vinOf(7);
  const { id } = await orderOf(vin);

  await upload(id, { content: timed(pre, vin, dayBefore(1)) });
  await upload(id, { content: timed(post, vin, dayBefore(4)), kind: "postScan", fileName: "after.pdf" });
  await settled(id);

  expect(await scansOf(id)).toMatchObject({
    reports: [{ objection: null }, { objection: "beforeWork" }],
    codes: [{ code: "C1A67", outcome: "open" }],
  });
});

test("a scan with pages that nobody has read proves to no payer that its codes are gone", async () => {
  const vin = vinOf(8);
  const { id } = await orderOf(vin);
  await upload(id, { content: timed(pre, vin, dayBefore(4)) });
  await upload(id, { content: timed(post, vin, dayBefore(1)), kind: "postScan", fileName: "after.pdf" });
  await settled(id);
  const read = async () => {
    const [order] = await asSystem(stage.server.db.server, (system) => readPayerFacts([id], system));
    const { missing } = payerComplete(order!.facts, { demands: [{ key: "postScan" }, { key: "codesCleared" }] });
    return missing.map(({ demand, lack }) => `${demand} ${lack}`);
  };
  const whole = await read();

  await stage.server.db.owner.query({
    text: "update app.scan_reports set is_partial = true where service_order_id = $1 and phase = 'post'",
    values: [id],
  });

  expect(whole).toEqual([]);
  expect(await read()).toEqual(["postScan notRead"]);
});

const work = (title: string, vin: string) => pdfOf([[title, `VIN: ${vin}`, "Front camera: passed"]]);

test.each([
  ["calibrationReport", "ACME ADAS calibration report", "calibration", 3],
  ["alignment", "Hunter wheel alignment report", "alignment", 4],
  ["roadTest", "Road test record", "roadTest", 5],
])(
  "a paper of the work (%s) tells whether it is of this vehicle, and nothing where it names none",
  async (kind, title, phase, serial) => {
    const { id } = await orderOf(vinOf(serial));

    await upload(id, { kind, content: pdfOf([["Front camera: passed"]]), fileName: "bare.pdf" });
    await upload(id, { kind, content: work(title, "1HGCM82633A004352"), fileName: "other.pdf" });
    await upload(id, { kind, content: work(title, vinOf(serial)), fileName: "own.pdf" });

    await expect
      .poll(() => scansOf(id))
      .toMatchObject({
        reports: [
          { fileName: "other.pdf", phase, objection: "otherVehicle", vin: "1HGCM82633A004352", codeCount: null },
          { fileName: "own.pdf", phase, objection: null },
        ],
        codes: [],
      });
    const obstacles = await asSystem(stage.server.db.server, (system) => readCertificateObstacles([id], system));
    expect(obstacles.get(id)).toContainEqual({ guard: "scansOfThisVehicle", params: { name: "other.pdf" } });
    const [checked] = await asSystem(stage.server.db.server, (system) => readPayerFacts([id], system));
    expect(checked?.facts.files.map(({ name, isObjected }) => [name, isObjected])).toEqual([
      ["bare.pdf", false],
      ["other.pdf", true],
      ["own.pdf", false],
    ]);
  },
);

test("a report that its tool saved as HTML is read, and one that is replaced is read anew", async () => {
  const { id } = await orderOf(vinOf(2));
  const rows = `<tr><th>Code</th><th>Status</th><th>Description</th></tr><tr><td>C1A67</td><td>Current</td><td>Axis</td></tr>`;
  const page = `<!doctype html><html><body><h1>Autel MaxiSYS diagnostic report</h1><p>VIN: ${vinOf(2)}</p>
    <p>Module: Front camera</p><table>${rows}</table></body></html>`;
  const fileId = await upload(id, { content: Buffer.from(page), type: "text/html", fileName: "scan.html" });
  await settled(id);
  const before = await scansOf(id);

  const body = new FormData();
  body.append("file", new File([page.replace("C1A67", "C1A10")], "scan.html", { type: "text/html" }));
  await stage.call(`/files/${fileId}`, { method: "PUT", headers: stage.as.tom, body });
  await settled(id);

  expect(before.codesNow).toEqual([{ code: "C1A67", state: "current" }]);
  expect((await scansOf(id)).codesNow).toEqual([{ code: "C1A10", state: "current" }]);
});
