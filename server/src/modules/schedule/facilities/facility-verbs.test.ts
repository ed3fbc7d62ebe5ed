import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { buildAppointment, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { archiveFacility } from "./archive-facility.ts";
import { createFacility } from "./create-facility.ts";
import { restoreFacility } from "./restore-facility.ts";
import { updateFacility } from "./update-facility.ts";

let db: TestDatabase;
let shop: Shop;
const clock = () => new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

type Answer = Promise<{ facility: string | null }>;
const run = async (verb: (input: unknown, tx: Transaction) => Answer, input: object, person: Person = shop.ada) =>
  (await inTransaction({ pool: db.server, clock }, person, (tx) => verb(input, tx))).facility ?? "";

const boulder = (values: object = {}) => ({
  facilityName: "Boulder",
  timeZone: "America/Denver",
  workingHours: { "1": [["08:00", "17:00"]] },
  closures: [],
  ...values,
});

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select f.version, f.facility_name as name, f.is_base as "isBase", f.is_active as "isActive", a.street, a.latitude,
        array(select b.name from app.bays b where b.facility_id = f.id order by b.sort_order) as bays
      from app.facilities f left join app.addresses a on a.id = f.address_id where f.id = $1`,
    values: [id],
  });
  return rows[0];
}

const pearl = { street: "1 Pearl St", city: "Boulder", state: "CO", postalCode: "80302" };
const change = (id: string, version: number, values: object = {}) => ({
  ...boulder(values),
  id,
  version,
  isBase: false,
  isActive: true,
  checksCompetences: false,
  ...values,
});

describe("a new location", () => {
  test("comes with its address and bays, and does not replace the base", async () => {
    const id = await run(createFacility, boulder({ address: pearl, bayCount: 2, bayCapabilities: ["staticFront"] }));

    expect(await stored(id)).toEqual({
      version: 2,
      name: "Boulder",
      isBase: false,
      isActive: true,
      street: "1 Pearl St",
      latitude: null,
      bays: ["Bay 1", "Bay 2"],
    });
  });

  test("is the base when there is no other", async () => {
    await db.owner.query("update app.facilities set is_base = false");

    const id = await run(createFacility, boulder({ facilityName: "First" }));

    expect(await stored(id)).toMatchObject({ isBase: true });
    await db.owner.query("update app.facilities set is_base = false");
    await db.owner.query("update app.facilities set is_base = true where id = $1", [shop.facilityId]);
  });

  test.each(["123-456-7890", "02 9000 1111"])("has no telephone of the number %s", async (phone) => {
    await expect(run(createFacility, boulder({ facilityName: "Unreachable", phone }))).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "phone", code: "invalid-phone-number" }] },
    });
  });

  test("needs a name of its own, and real hours", async () => {
    await expect(run(createFacility, boulder({ facilityName: "DENVER" }))).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "facilityName" }] },
    });
    await expect(
      run(createFacility, boulder({ facilityName: "Late", workingHours: { "1": [["17:00", "08:00"]] } })),
    ).rejects.toMatchObject({ code: "invalid-input" });
  });

  test.each(["tom", "carla"] as const)("is not opened by %s", async (name) => {
    await expect(run(createFacility, boulder({ facilityName: "Theirs" }), shop[name])).rejects.toMatchObject({
      code: "permission-error",
    });
  });
});

test("an edit keeps the telephone that was stored before today's rules, and takes no other of its kind", async () => {
  const id = await run(createFacility, boulder({ facilityName: "Old line" }));
  await db.owner.query("update app.facilities set phone = '123-456-7890' where id = $1", [id]);
  const edit = async (phone: string) =>
    run(updateFacility, change(id, (await stored(id)).version, { facilityName: "Old line", phone }));

  await expect(edit("123-456-7891")).rejects.toMatchObject({ code: "invalid-input" });
  expect(await edit("123-456-7890")).toBe(id);
});

test("an edited address makes the coordinates unknown; the same address changes nothing", async () => {
  const id = await run(createFacility, boulder({ facilityName: "Moving", address: pearl }));
  const place =
    "update app.addresses set latitude = 40, longitude = -105 where id = (select address_id from app.facilities where id = $1)";
  await db.owner.query(place, [id]);
  const { version } = await stored(id);

  await run(updateFacility, change(id, version, { facilityName: "Moving", address: pearl }));
  const same = await stored(id);
  await run(
    updateFacility,
    change(id, same.version, { facilityName: "Moving", address: { ...pearl, street: "2 Elm" } }),
  );

  expect(same).toMatchObject({ street: "1 Pearl St", latitude: 40 });
  expect(await stored(id)).toMatchObject({ street: "2 Elm", latitude: null });
});

test("the coordinates of a location are entered with its address, in their ranges, and measured from at once", async () => {
  const id = await run(
    createFacility,
    boulder({ facilityName: "Located", address: { ...pearl, latitude: 40, longitude: -105 } }),
  );
  const created = await stored(id);
  const edit = (address: object) =>
    run(updateFacility, change(id, created.version, { facilityName: "Located", address: { ...pearl, ...address } }));

  await expect(edit({ latitude: 91, longitude: -105 })).rejects.toMatchObject({
    details: { fields: [{ field: "address.latitude" }] },
  });
  await expect(edit({ latitude: 40, longitude: null })).rejects.toMatchObject({
    details: { fields: [{ field: "address.longitude" }] },
  });
  await edit({ latitude: 39.5, longitude: -104 });

  expect(created).toMatchObject({ latitude: 40 });
  expect(await stored(id)).toMatchObject({ latitude: 39.5 });
});

async function withAppointment(startsAt: string, endsAt: string) {
  const id = await run(createFacility, boulder({ facilityName: `Place of ${startsAt}` }));
  const bays = await addBays(db.owner, id);
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "scheduled" });
  const place = { service_order_id: order.id, facility_id: id, bay_id: bays.first.id };
  await save(db.owner, "app.appointments", [buildAppointment({ ...place, starts_at: startsAt, ends_at: endsAt })]);
  return id;
}

describe("archiving a location", () => {
  test("is refused while appointments are ahead, with their list, by its own verb and by an edit", async () => {
    const id = await withAppointment("2026-05-06T15:00:00Z", "2026-05-06T16:00:00Z");

    const refused = { code: "facility-in-use", message: expect.stringMatching(/SO-\d+ \(2026-05-06 09:00\)/) };
    await expect(run(archiveFacility, { id, version: 1 })).rejects.toMatchObject(refused);
    const edit = change(id, 1, { facilityName: "Closed", isActive: false });
    await expect(run(updateFacility, edit)).rejects.toMatchObject({ code: "facility-in-use" });
    expect(await stored(id)).toMatchObject({ isActive: true, version: 1 });
  });

  test("takes it out of use once they are past, and restoring brings it back", async () => {
    const id = await withAppointment("2026-05-01T15:00:00Z", "2026-05-01T16:00:00Z");

    await run(archiveFacility, { id, version: 1 });
    const archived = await stored(id);
    await run(restoreFacility, { id, version: archived.version });

    expect(archived).toMatchObject({ isActive: false });
    expect(await stored(id)).toMatchObject({ isActive: true });
    await expect(run(restoreFacility, { id, version: 3 })).rejects.toMatchObject({ code: "definition-changed" });
  });

  test("never takes the base", async () => {
    const { version } = await stored(shop.facilityId);

    await expect(run(archiveFacility, { id: shop.facilityId, version })).rejects.toMatchObject({
      code: "facility-is-base",
    });
  });

  test("is an admin's, of the version they saw", async () => {
    const id = await run(createFacility, boulder({ facilityName: "Seen" }));

    await expect(run(archiveFacility, { id, version: 1 }, shop.tom)).rejects.toMatchObject({
      code: "permission-error",
    });
    await expect(run(restoreFacility, { id, version: 1 }, shop.carla)).rejects.toMatchObject({
      code: "permission-error",
    });
    await expect(run(archiveFacility, { id, version: 7 })).rejects.toMatchObject({ code: "definition-changed" });
  });
});
