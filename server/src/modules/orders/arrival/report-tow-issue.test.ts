import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildAddress, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { reportTowIssue } from "./report-tow-issue.ts";

let db: TestDatabase;
let shop: Shop;
const theWeekBefore = () => new Date("2026-04-30T14:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const at = () => ({ pool: db.server, clock: theWeekBefore });
const report = (person: Person, orderId: string, note = "The truck has a flat tyre") =>
  inTransaction(db.server, person, (tx) => reportTowIssue({ orderId, note }, tx));
const refusedAs = (code: string) => expect.objectContaining({ code });

async function towed(values: object = {}): Promise<string> {
  const place = buildAddress({ customer_id: shop.carla.customerId });
  await save(db.owner, "app.addresses", [place]);
  const { id } = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "transit",
    intake_method: "tow",
    pickup_address_id: place.id,
    ...values,
  });
  return id;
}

async function told(orderId: string) {
  const { rows } = await db.owner.query({
    text: `select n.kind, n.severity, n.status, n.message,
        (select array_agg(m.body order by m.created_at) from app.order_messages m where m.service_order_id = $1 and m.is_internal) as notes
      from app.admin_notifications n where n.service_order_id = $1`,
    values: [orderId],
  });
  return rows;
}

test("a tow problem alerts the office once, and the order stores every report", async () => {
  const id = await towed();

  await report(shop.tom, id);
  await report(shop.tom, id, "Two more hours");

  expect(await told(id)).toEqual([
    {
      kind: "towIssue",
      severity: "warning",
      status: "unhandled",
      message: expect.stringContaining("transport problem: Two more hours"),
      notes: ["Transport problem: The truck has a flat tyre", "Transport problem: Two more hours"],
    },
  ]);
});

test("the alert ends when the vehicle is checked in", async () => {
  const id = await towed({ vehicle: { vin_number: "4T1G11AK2MU990001", year: 2021 } });
  await report(shop.tom, id);
  const move = { id, version: 1, statusKey: "checkedIn", override: true, note: "The plate is unreadable" };

  await inTransaction(at(), shop.ada, (tx) => changeServiceOrderStatus(move, tx));

  expect(await told(id)).toContainEqual(expect.objectContaining({ kind: "towIssue", status: "handled" }));
});

test("the alert ends when the appointment is cancelled", async () => {
  const { first } = await addBays(db.owner, shop.facilityId);
  const orderId = await towed({ status: "approved" });
  const appointment = { orderId, bayId: first.id, startsAt: "2026-05-04T15:00:00.000Z" };
  const { appointment: id } = await inTransaction(at(), shop.tom, (tx) => bookAppointment(appointment, tx));
  await report(shop.tom, orderId);
  const cancelled = { id, version: 1, reason: "Another day" };

  await inTransaction(at(), shop.tom, (tx) => cancelAppointment(cancelled, tx));

  expect(await told(orderId)).toMatchObject([{ kind: "towIssue", status: "handled" }]);
});

test("customers cannot report it, and nobody can without a pickup or once the vehicle is here", async () => {
  const [dropOff, here] = [
    await towed({ intake_method: "dropOff", pickup_address_id: null }),
    await towed({ status: "checkedIn", checked_in_at: "2026-05-04T15:00:00Z" }),
  ];

  await expect(report(shop.carla, await towed())).rejects.toThrow(refusedAs("permission-error"));
  await expect(report(shop.tom, dropOff)).rejects.toThrow(refusedAs("not-fetched"));
  await expect(report(shop.tom, here)).rejects.toThrow(refusedAs("tow-not-now"));
  await expect(report(shop.tom, await towed(), "?")).rejects.toThrow(refusedAs("invalid-input"));
});
