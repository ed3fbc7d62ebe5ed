import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildAppointment, save } from "#db/rows/factories.ts";
import { setUserDisabled } from "#modules/accounts/users/set-user-disabled.ts";
import { addBays } from "../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { verbsOver } from "../../../test/run-as.ts";
import { addOrder, openShop, type Shop } from "../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const clock = () => new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() =>
  db.owner.query(`delete from app.appointments; delete from app.service_orders; truncate app.admin_notifications;
    update app.users set disabled = false`),
);

const act = verbsOver(() => db, { clock });
const orderIn = (status: string) =>
  addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status,
    assigned_technician_id: shop.tom.userId,
  });
const disableTom = () =>
  act({ ...shop.ada, isElevated: true }, setUserDisabled, { id: shop.tom.userId, disabled: true });
async function alerts() {
  const { rows } = await db.owner.query(
    "select message from app.admin_notifications where kind = 'technicianLeft' and status = 'unhandled'",
  );
  return rows.map(({ message }) => message);
}

test("the office hears what is left of a technician whose login is disabled", async () => {
  const { id } = await orderIn("scheduled");
  await orderIn("approved");
  await orderIn("released");
  const place = { facility_id: shop.facilityId, bay_id: bays.first.id, technician_id: shop.tom.userId };
  await save(db.owner, "app.appointments", [
    buildAppointment({
      ...place,
      service_order_id: id,
      starts_at: "2026-05-06T15:00:00Z",
      ends_at: "2026-05-06T16:00:00Z",
    }),
  ]);

  await disableTom();

  expect(await alerts()).toEqual([
    "Tom Technician is no longer a technician here, and others must take over: open orders 2, appointments 1.",
  ]);
});

test("nobody hears of one who leaves nothing behind", async () => {
  await orderIn("released");

  await disableTom();

  expect(await alerts()).toEqual([]);
});
