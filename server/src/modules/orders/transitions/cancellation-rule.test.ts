import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildAppointment, buildBay, save } from "#db/rows/factories.ts";
import { addInvoice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { changeServiceOrderStatus } from "./change-service-order-status.ts";

let db: TestDatabase;
let shop: Shop;
let bayId: string;
const noon = new Date("2026-05-04T18:00:00Z");
let day = 6;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const bay = buildBay({ facility_id: shop.facilityId });
  await save(db.owner, "app.bays", [bay]);
  bayId = bay.id;
});
afterAll(() => db[Symbol.asyncDispose]());

const cancel = (person: Person, id: string, decided: object = {}) =>
  inTransaction({ pool: db.server, clock: () => noon }, person, (tx) =>
    changeServiceOrderStatus(
      { id, version: 1, statusKey: "cancelled", cancellationReason: "Total loss", ...decided },
      tx,
    ),
  );

/** A scheduled order with a confirmed appointment. */
async function addAppointment(startsAt: string, values: object = {}) {
  const order = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "scheduled",
    ...values,
  });
  const ends_at = new Date(Date.parse(startsAt) + 60 * 60_000).toISOString();
  const place = { facility_id: shop.facilityId, bay_id: bayId, service_order_id: order.id };
  await save(db.owner, "app.appointments", [buildAppointment({ ...place, starts_at: startsAt, ends_at })]);
  return order.id;
}

const changeStatus = (id: string, statusKey: string) =>
  inTransaction({ pool: db.server, clock: () => noon }, shop.ada, (tx) =>
    changeServiceOrderStatus({ id, version: 1, statusKey, override: true, note: "Customer called us" }, tx),
  );

const laterDay = () => `2026-05-${String(day++).padStart(2, "0")}T18:00:00Z`;

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select s.key as status, a.status as appointment from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id left join app.appointments a on a.service_order_id = o.id
      where o.id = $1`,
    values: [id],
  });
  return rows[0];
}

test("a customer cancels an appointment a day ahead, and its time is free again", async () => {
  const id = await addAppointment("2026-05-05T18:00:00Z");

  await cancel(shop.carla, id);

  expect(await stored(id)).toEqual({ status: "cancelled", appointment: "cancelled" });
});

test("within 24 hours only the office cancels", async () => {
  const id = await addAppointment("2026-05-05T17:59:00Z");

  await expect(cancel(shop.carla, id)).rejects.toMatchObject({ code: "appointment-too-near" });
  await cancel(shop.ada, id);

  expect(await stored(id)).toEqual({ status: "cancelled", appointment: "cancelled" });
});

test("once the vehicle is here a customer cannot cancel", async () => {
  const id = await addAppointment(laterDay(), { status: "checkedIn" });

  await expect(cancel(shop.carla, id)).rejects.toMatchObject({ code: "move-not-permitted" });
});

test("unscheduling frees the time, releasing completes the appointment", async () => {
  const [unscheduled, released] = [
    await addAppointment(laterDay()),
    await addAppointment(laterDay(), { status: "readyOut" }),
  ];

  await changeStatus(unscheduled, "approved");
  await changeStatus(released, "released");

  expect([await stored(unscheduled), await stored(released)]).toEqual([
    { status: "approved", appointment: "cancelled" },
    { status: "released", appointment: "completed" },
  ]);
});

// What becomes of an appointment when its order moves is said in one place, the database's.
test.each([
  [
    "a time that was only asked for is given back when the work is found not to be needed",
    "requested",
    ["inspect", "noCal"],
    "cancelled",
  ],
  [
    "a confirmed appointment is over when its vehicle is ready without a check-in",
    "confirmed",
    ["quality", "readyOut"],
    "completed",
  ],
  ["a vehicle that is checked in has arrived", "confirmed", ["scheduled", "checkedIn"], "arrived"],
] as const)("%s", async (_what, status, [from, to], becomes) => {
  const id = await addAppointment(laterDay(), { status: from });
  await db.owner.query("update app.appointments set status = $2 where service_order_id = $1", [id, status]);

  await changeStatus(id, to);

  expect((await stored(id))?.appointment).toBe(becomes);
});

test("an order with an issued invoice is cancelled once staff keep the invoice, or it is void", async () => {
  const orders = [];
  for (const status of ["sent", "sent", "void", "draft"]) {
    const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "approved" });
    const number = status === "draft" ? { number: null } : {};
    await addInvoice(db.owner, shop, { service_order_id: order.id, status, ...number });
    orders.push(order.id);
  }
  const [undecided = "", kept = "", voided = "", drafted = ""] = orders;

  await expect(cancel(shop.ada, undecided)).rejects.toMatchObject({ code: "order-has-invoice" });
  await expect(cancel(shop.carla, undecided, { keepsInvoice: true })).rejects.toMatchObject({
    code: "order-has-invoice",
  });
  await cancel(shop.ada, kept, { keepsInvoice: true });
  await cancel(shop.ada, voided);
  await cancel(shop.carla, drafted);
});
