import { vinCheckDigit } from "@boresight/domain/vehicles/vin";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { storeAttachments } from "#modules/inbox/attachments/store-attachments.ts";
import { placeMail } from "#modules/inbox/placing/place-mail.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { randomIds } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import { buildBay, buildContact, buildVehicle, save, type Row } from "../../../../db/rows/factories.ts";
import { eicar, startFakeClamav, type FakeClamav } from "../../../../test/fakes/fake-clamav.ts";
import { pdfOf } from "../../../../test/files/sample-pdfs.ts";
import { openStorage, type TestStorage } from "../../../../test/files/storage.ts";
import { buildReceivedMail } from "../../../../test/received-mail.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { testConfig } from "../../../../test/server.ts";
import { addOrder } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { writeWaitingMails } from "../../../../test/written-mails.ts";

let clamav: FakeClamav;
let storage: TestStorage;
beforeAll(async () => {
  clamav = await startFakeClamav();
  storage = await openStorage("disk", { files: { ...testConfig.files, clamav: clamav.settings } });
  const { shop } = storage;
  await owner().query("update app.contacts set email = null, phone = '+13035550100'");
  await save(owner(), "app.contacts", [
    buildContact({ customer_id: shop.carla.customerId, name: "Bob", email: bob, is_preferred: false }),
    buildContact({ customer_id: shop.cyd.customerId, name: "Eve", email: eve, is_preferred: false }),
  ]);
});
afterAll(async () => {
  await storage[Symbol.asyncDispose]();
  await clamav[Symbol.asyncDispose]();
});

const [bob, eve] = ["bob@carlas-collision.example", "eve@cyds-body.example"];
const owner = () => storage.server.db.owner;
const now = () => new Date("2026-05-04T15:00:00Z");

interface PaperOf {
  vin?: string;
  ro?: string;
  head?: string;
}

const estimate = ({ vin, ro = "48213", head = "Estimate of Record" }: PaperOf) => [
  "Front Range Collision",
  head,
  `RO Number: ${ro}`,
  `Claim #: 07-${ro}-K`,
  "Insurance Company: State Farm",
  "VEHICLE",
  "2021 Subaru Forester Premium",
  ...(vin ? [`VIN: ${vin}`] : []),
  "Line Oper Description Part Number Qty Price Labor Paint",
  "1 FRONT BUMPER",
  "2 Repl Bumper cover 57704SJ000 1 412.00 2.2 2.6",
  "3 WINDSHIELD",
  "4 Repl Windshield glass 65009SJ001 1 388.00 3.0",
];

const file = (name: string, content: Uint8Array | string, mimeType = "application/pdf") => ({
  name,
  mimeType,
  content: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
});
const paper = (of: PaperOf = {}) => file("estimate.pdf", pdfOf([estimate(of)]));

async function arrive(mail: Parameters<typeof buildReceivedMail>[0]) {
  const { server } = storage;
  const at = { pool: server.db.server, clock: now };
  const received = buildReceivedMail(mail);
  const deps = { ...openFileDeps({ config: server.config, log: createLog("silent") }), ...at };
  const stored = await storeAttachments(received, { ...deps, ids: randomIds, config: server.config });
  const id = await asSystem(at, (_system, work) => placeMail(received, work, stored));
  const { rows } = await owner().query(
    `select c.service_order_id as order, c.guesses, s.category, o.customer_id as customer, o.repair_order_number as ro,
        o.claim_number as claim, v.vin_number as vin, v.year, v.make, v.model, o.repair_operations as repairs,
        array(select t.key from app.order_calibrations k join app.line_item_types t on t.id = k.line_item_type_id
          where k.service_order_id = o.id order by t.key) as calibrations
      from app.conversations c left join app.service_orders o on o.id = c.service_order_id
      left join app.vehicles v on v.id = o.vehicle_id left join app.service_order_statuses s on s.id = o.status_id where c.id = $1`,
    [id],
  );
  return rows[0];
}

const filesOf = async (orderId: string) => {
  const { rows } = await owner().query(
    `select name, document_kind as kind, order_message_id is not null as in_message from app.files where service_order_id = $1 order by name`,
    [orderId],
  );
  return rows;
};
const answersOf = async (orderId: string) =>
  (await writeWaitingMails(storage.server.db, orderId)).map(({ template, recipient, body }) => ({
    template,
    recipient,
    text: body.replaceAll(/<[^>]+>/g, " ").replaceAll(/[\u2066-\u2069]/g, ""),
  }));

const vinOf = (serial: number): string => {
  const vin = `JF2SKAEC0MH99${String(serial).padStart(4, "0")}`;
  return `${vin.slice(0, 8)}${vinCheckDigit(vin)}${vin.slice(9)}`;
};

test("a known customer's estimate becomes a request, and one answer says what was understood and what is missing", async () => {
  const opened = await arrive({
    from: bob,
    subject: "New one",
    text: "Please calibrate it",
    attachments: [paper({ vin: vinOf(1) })],
  });

  expect(opened).toMatchObject({
    category: "intake",
    customer: storage.shop.carla.customerId,
    ro: "48213",
    claim: "07-48213-K",
    vin: vinOf(1),
    year: 2021,
    make: "Subaru",
    model: "Forester",
    repairs: expect.arrayContaining(["windshield"]),
    calibrations: expect.arrayContaining(["CAL-FCAM-S", "CAL-FRAD"]),
  });
  expect(await filesOf(opened.order)).toEqual([{ name: "estimate.pdf", kind: "repairOrder", in_message: true }]);
  const answers = await answersOf(opened.order);
  expect(answers).toMatchObject([{ template: "request-received-by-mail", recipient: bob }]);
  expect(answers[0]?.text).toContain("2021 Subaru Forester");
  expect(answers[0]?.text).toContain("Front camera calibration – static");
  expect(answers[0]?.text).toContain("We still need: the day when the vehicle can come.");
});

const hasHud = ({ calibrations }: { calibrations: string[] }) => calibrations.includes("CAL-HUD");

test("the answer to a mail is one in its thread, and says that a machine wrote it", async () => {
  const mail = {
    from: bob,
    messageId: "<new@carlas-collision.example>",
    references: ["<second@x.example>", "<first@x.example>"],
  };

  const { order } = await arrive({ ...mail, attachments: [paper({ vin: vinOf(13), ro: "42001" })] });

  await answersOf(order);
  const { rows } = await owner().query("select headers from app.messages where service_order_id = $1", [order]);
  expect(rows).toEqual([
    {
      headers: {
        "Auto-Submitted": "auto-replied",
        "In-Reply-To": "<new@carlas-collision.example>",
        References: "<first@x.example> <second@x.example> <new@carlas-collision.example>",
      },
    },
  ]);
});

test("what many vehicles do not have is asked for only where the paper or somebody says that this one has it", async () => {
  const { customerId } = storage.shop.carla;
  const known = { vin_number: vinOf(12), customer_id: customerId, stated_systems: { headUpDisplay: true } };
  await save(owner(), "app.vehicles", [buildVehicle(known)]);
  const withHud = [
    ...estimate({ vin: vinOf(11), ro: "41002" }),
    "5 Repl Windshield w/head-up display 65009SJ002 1 688.00 3.0",
  ];

  const unsaid = await arrive({ from: bob, attachments: [paper({ vin: vinOf(10), ro: "41001" })] });
  const printed = await arrive({ from: bob, attachments: [file("estimate.pdf", pdfOf([withHud]))] });
  const stated = await arrive({ from: bob, attachments: [paper({ vin: vinOf(12), ro: "41003" })] });

  expect([unsaid, printed, stated].map(hasHud)).toEqual([false, true, true]);
});

test("the office books the request of a mail as it books any", async () => {
  const { order } = await arrive({ from: bob, attachments: [paper({ vin: vinOf(9), ro: "40009" })] });
  const bay = buildBay({ facility_id: storage.shop.facilityId });
  await save(owner(), "app.bays", [bay]);
  const runAs = verbsOver(() => storage.server.db, { clock: now });

  const place = { bayId: bay.id, startsAt: "2026-05-06T16:00:00Z", overbookReason: "They asked for it" };
  const { appointment } = await runAs(storage.shop.ada, bookAppointment, { orderId: order, ...place });

  const { rows } = await owner().query("select status, service_order_id as order from app.appointments where id = $1", [
    appointment,
  ]);
  expect(rows).toEqual([{ status: "confirmed", order }]);
});

test("the same estimate again and a supplement go to its order, without a second answer", async () => {
  const first = await arrive({ from: bob, attachments: [paper({ vin: vinOf(2), ro: "50001" })] });
  await answersOf(first.order);

  const again = await arrive({
    from: bob,
    text: "Did you get it?",
    attachments: [paper({ vin: vinOf(2), ro: "50001" })],
  });
  const more = await arrive({ from: bob, attachments: [paper({ vin: vinOf(2), ro: "50001", head: "Supplement 1" })] });

  expect([again.order, more.order]).toEqual([first.order, first.order]);
  expect(await answersOf(first.order)).toEqual([]);
});

test("an estimate without a VIN asks for it, and is not opened twice", async () => {
  const first = await arrive({ from: eve, attachments: [paper({ ro: "60001" })] });
  const again = await arrive({ from: eve, attachments: [paper({ ro: "60001" })] });

  expect(first).toMatchObject({ vin: null, make: "Subaru", ro: "60001" });
  expect((await answersOf(first.order))[0]?.text).toContain("We still need: the VIN");
  expect(again.order).toBe(first.order);
});

test.each<[who: string, mail: () => Parameters<typeof buildReceivedMail>[0]]>([
  ["a stranger", () => ({ from: "who@elsewhere.example" })],
  ["a colleague of a customer", () => ({ from: "new@cyds-body.example" })],
  ["a forged sender", () => ({ from: bob, authentication: { spf: null, dkim: null, dmarc: "fail", by: "mx" } })],
  ["a machine", () => ({ from: bob, kind: "automatic" })],
])("the estimate of %s opens nothing and is answered by nobody", async (_who, mail) => {
  const { rows: before } = await owner().query("select count(*)::integer as orders from app.service_orders");

  const kept = await arrive({ ...mail(), attachments: [paper({ vin: vinOf(3), ro: "70001" })] });

  expect(kept.order).toBeNull();
  const { rows: after } = await owner().query("select count(*)::integer as orders from app.service_orders");
  expect(after).toEqual(before);
});

test("estimates of two vehicles in one mail, and of another customer's vehicle, wait for a person", async () => {
  await addOrder(owner(), storage.shop, {
    customerId: storage.shop.cyd.customerId,
    vehicle: { vin_number: vinOf(5), year: 2021 },
  });

  const two = await arrive({
    from: bob,
    attachments: [paper({ vin: vinOf(6), ro: "80002" }), paper({ vin: vinOf(7), ro: "80003" })],
  });
  const elsewhere = await arrive({ from: bob, attachments: [paper({ vin: vinOf(5), ro: "80001" })] });

  expect([two.order, elsewhere.order]).toEqual([null, null]);
});

test("files are sorted by what is in them; what is refused is named", async () => {
  const order: Row = await addOrder(owner(), storage.shop, {
    customerId: storage.shop.carla.customerId,
    repair_order_number: "90001",
  });
  const scan = ["Autel MaxiSYS diagnostic report", "Pre-Scan", "Module: Body Control", "B1234 Active Sensor fault"];
  const jpeg = Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex");

  await arrive({
    from: bob,
    text: "RO 90001",
    attachments: [
      file("scan.pdf", pdfOf([scan])),
      file("car.jpg", jpeg, "image/jpeg"),
      file("bill.pdf", pdfOf([["INVOICE 4471", "Total due: $120.00"]])),
      file("tool.exe", "MZ\u0000\u0001", "application/x-msdownload"),
      file("virus.pdf", eicar),
    ],
  });

  const { rows } = await owner().query(
    `select f.name, c.kind from app.conversation_files c join app.files f on f.id = c.file_id
      where f.service_order_id = $1 order by c.position`,
    [order.id],
  );
  expect(rows).toEqual([
    { name: "scan.pdf", kind: "scanReport" },
    { name: "car.jpg", kind: "photo" },
    { name: "bill.pdf", kind: "invoice" },
  ]);
  const { rows: said } = await owner().query<{ remarks: { key: string; params: { name: string } }[] }>(
    `select m.remarks from app.conversation_messages m join app.conversations c on c.id = m.conversation_id where c.service_order_id = $1`,
    [order.id],
  );
  expect(said[0]?.remarks).toEqual([
    { key: "mail.attachmentNotTaken", params: { name: "tool.exe" } },
    { key: "mail.attachmentInfected", params: { name: "virus.pdf" } },
  ]);
  const { server, shop } = storage;
  const query = "{ conversations(first: 100) { nodes { serviceOrderId messages(first: 5) { nodes { remarks } } } } }";
  const { data } = await server.graphql(query, {}, { token: await tokenFor(shop.ada, server) });
  const shown: { serviceOrderId: string; messages: { nodes: { remarks: string[] }[] } }[] = data.conversations.nodes;
  expect(shown.find(({ serviceOrderId }) => serviceOrderId === order.id)?.messages.nodes[0]?.remarks).toEqual([
    expect.stringMatching(/^[^[{]*tool\.exe/),
    expect.stringMatching(/^[^[{]*virus\.pdf/),
  ]);
});
