import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { payerComplete } from "@boresight/domain/billing/payers/payer-complete";
import type { MadeWith } from "@boresight/domain/calibrations/made-with";
import { buildCredential, buildEquipment, buildOrderCalibration, save } from "#db/rows/factories.ts";
import { readPayerFacts } from "#modules/billing/payers/read-payer-facts.ts";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { recordCalibrationAttempt } from "./record-calibration-attempt.ts";

let db: TestDatabase;
let shop: Shop;
const noon = "2026-05-20T18:00:00.000Z"; // In Denver.

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("delete from app.credentials; update app.facilities set checks_competences = false");
});

const requireCredentials = () => db.owner.query("update app.facilities set checks_competences = true");
const hold = (values: object = {}, person = shop.tom) =>
  save(db.owner, "app.credentials", [
    buildCredential({ user_id: person.userId, systems: ["CAL-FCAM-S"], expires_on: null, ...values }),
  ]);

async function addCalibration() {
  const vehicle = { make: "Toyota" };
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "calibrate", vehicle });
  const type = { service_order_id: order.id, line_item_type_id: shop.lineItemType("CAL-FCAM-S") };
  const calibration = buildOrderCalibration({ ...type, requirement_source: "Toyota TIS 2021-44" });
  await save(db.owner, "app.order_calibrations", [calibration]);
  return calibration.id;
}

async function attempt(person: Person, values: object = {}) {
  const id = crypto.randomUUID();
  const calibrationId = await addCalibration();
  const input = { id, calibrationId, result: "passed", tool: "Stand 7", ...values };
  await inTransaction({ pool: db.server, clock: () => new Date(noon) }, person, (tx) =>
    recordCalibrationAttempt(input, tx),
  );
  return id;
}

async function kept(id: string): Promise<MadeWith> {
  const { rows } = await db.owner.query({
    text: "select made_with as made from app.calibration_attempts where id = $1",
    values: [id],
  });
  return rows[0].made;
}

const missing = expect.objectContaining({ code: "credential-missing" });
const failure = { result: "failed", failureReason: "toolCommunication" };

test("where credentials are required, a pass without one is refused and a failure is recorded", async () => {
  await requireCredentials();

  await expect(attempt(shop.tom)).rejects.toThrow(missing);
  expect((await kept(await attempt(shop.tom, failure))).technician).toMatchObject({ credential: null });
});

test.each([
  ["has ended", { expires_on: "2026-05-19" }],
  ["begins tomorrow", { valid_from: "2026-05-21" }],
  ["was withdrawn", { withdrawn_on: "2026-05-20", withdrawn_reason: "Issued in error" }],
])("a credential that %s proves no pass, whether or not they are required", async (_what, values) => {
  await hold(values);

  await expect(attempt(shop.tom)).rejects.toThrow(missing);
});

test.each([
  ["for another system", { systems: ["CAL-FRAD"] }],
  ["for another make", { makes: ["Honda"] }],
])("a credential %s is none where they are required, and asked for nowhere else", async (_what, values) => {
  await hold(values);
  const recorded = await kept(await attempt(shop.tom));
  await requireCredentials();

  expect(recorded.technician?.credential).toBeNull();
  await expect(attempt(shop.tom)).rejects.toThrow(missing);
});

test("somebody else's credential proves nothing of one's own", async () => {
  await requireCredentials();
  await hold({}, shop.ada);

  await expect(attempt(shop.tom)).rejects.toThrow(missing);
});

test("the credential of the day counts: one that ended since proves an attempt that is sent later", async () => {
  await requireCredentials();
  await hold({ expires_on: "2026-05-19" });

  const recorded = await kept(await attempt(shop.tom, { endedAt: "2026-05-20T04:00:00.000Z" })); // The 19th, in Denver.

  expect(recorded.technician?.credential).toMatchObject({ expiresOn: "2026-05-19" });
  await expect(attempt(shop.tom, { endedAt: "2026-05-10T18:00:00.000Z" })).rejects.toThrow(missing); // No queue keeps it so long.
  await expect(attempt(shop.tom, { endedAt: "2026-05-21T18:00:00.000Z" })).rejects.toThrow(missing); // A clock is wrong.
});

test("an admin accepts a pass without a credential with a note, which is audited and alerted", async () => {
  await requireCredentials();
  const overrideNote = "Trained, the paper is on its way";

  await expect(attempt(shop.ada)).rejects.toThrow(missing);
  await expect(attempt(shop.tom, { overrideNote })).rejects.toThrow(missing);
  const id = await attempt(shop.ada, { overrideNote });

  const { rows } = await db.owner.query({
    text: `select a.override_note as note, e.reason, n.message from app.calibration_attempts a
      join app.audit_entries e on e.entity_id = a.service_order_id and e.action = 'override'
      join app.admin_notifications n on n.service_order_id = a.service_order_id and n.kind = 'override'
      where a.id = $1`,
    values: [id],
  });
  expect(rows).toEqual([
    {
      note: overrideNote,
      reason: overrideNote,
      message: expect.stringMatching(/a pass without full proof was accepted \(.+ · Front camera.+\): Trained/),
    },
  ]);
});

test("what an attempt was made with stays as it was, whatever changes later", async () => {
  const tool = buildEquipment({
    facility_id: shop.facilityId,
    name: "MS909",
    maker: "Autel",
    model: "MaxiSYS 909",
    serial_number: "A-77",
    software_version: "5.2",
  });
  await save(db.owner, "app.equipment", [tool]);
  await hold({ id: "c0ffee00-0000-4000-8000-000000000001", title: "L4", number: "ASE-1", issuer: "ase" });
  await db.owner.query({
    text: "update app.users set first_name = 'Thomas', last_name = 'Ramirez' where id = $1",
    values: [shop.tom.userId],
  });
  const id = await attempt(shop.tom, { toolId: tool.id });
  const before = await kept(id);

  await db.owner.query("update app.equipment set name = 'Sold', serial_number = 'X', software_version = '6.0'");
  await db.owner.query("update app.users set display_name = 'Gone', first_name = '', last_name = ''");
  await db.owner.query("delete from app.credentials");

  expect(await kept(id)).toEqual(before);
  expect(before).toEqual({
    day: "2026-05-20",
    tool: {
      name: "MS909",
      maker: "Autel",
      model: "MaxiSYS 909",
      serialNumber: "A-77",
      softwareVersion: "5.2",
      certifiedOn: null,
      expiresOn: "2026-12-31",
      certificateFileId: null,
      certificateSha256: null,
    },
    target: null,
    technician: {
      name: "Tom Technician",
      firstName: "Thomas",
      lastName: "Ramirez",
      credential: {
        id: "c0ffee00-0000-4000-8000-000000000001",
        issuer: "ase",
        title: "L4",
        number: "ASE-1",
        validFrom: null,
        expiresOn: null,
      },
    },
    procedure: { source: "Toyota TIS 2021-44", entry: null, rule: null },
    place: { facility: "Denver", address: expect.any(String), isMobile: false },
  });
});

test("the day that was checked is kept, not that of a device whose clock went back", async () => {
  const tool = buildEquipment({ facility_id: shop.facilityId, expires_on: "2026-05-01" });
  await save(db.owner, "app.equipment", [tool]);
  const endedAt = "2026-04-20T18:00:00.000Z";
  const id = await attempt(shop.ada, { toolId: tool.id, endedAt, overrideNote: "Renewed, the paper follows" });

  const { rows } = await db.owner.query("select service_order_id as id from app.calibration_attempts where id = $1", [
    id,
  ]);
  const [order] = await asSystem(db.server, (system) => readPayerFacts([rows[0].id], system));
  const { missing: lacking } = payerComplete(order!.facts, { demands: [{ key: "toolCertificate" }] });

  expect((await kept(id)).day).toBe("2026-05-20");
  expect(lacking).toMatchObject([{ demand: "toolCertificate", lack: "notInDate" }]);
});
