import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { buildVehicle, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addEstimate, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { confirmVin } from "./confirm-vin.ts";
import { correctVin } from "./correct-vin.ts";
import { usualConfig } from "../../../../test/run-as.ts";
import type { RequestContext } from "#platform/mutation.ts";
import { inEnglish } from "../../../../test/in-english.ts";

let db: TestDatabase;
let shop: Shop;
const noon = () => new Date("2026-05-04T18:00:00Z");
let count = 0;
/** 17 characters of a region that prescribes no check digit. */
const newVin = () => `WA1BNAFY0L2${990_000 + ++count}`;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

type Verb<Answer> = (input: unknown, tx: Transaction & Pick<RequestContext, "config">) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, person: Person, input: object) =>
  inTransaction({ pool: db.server, clock: noon }, person, (tx) => verb(input, { ...tx, config: usualConfig })).catch(
    inEnglish,
  );
const refusedAs = (code: string) => expect.objectContaining({ code });

/** A scheduled order of Carla's for an Audi with a VIN of its own. */
async function scheduled(values: object = {}) {
  const vin = newVin();
  const order = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "scheduled",
    vehicle: { vin_number: vin, year: 2020, make: "Audi", model: "Q5" },
    ...values,
  });
  return { id: order.id, vin, vehicleId: order.vehicle.id };
}

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: `select o.vin_seen as seen, o.vin_confirmed_at as at, o.vin_confirmed_by as by, o.vehicle_id as "vehicleId", v.vin_number as vin,
        (select array_agg(n.kind || ' ' || n.status order by n.kind) from app.admin_notifications n where n.service_order_id = o.id) as alerts,
        (select array_agg(n.message order by n.kind) from app.admin_notifications n where n.service_order_id = o.id) as messages,
        (select array_agg(e.status) from app.estimates e where e.service_order_id = o.id) as estimates,
        (select array_agg(m.body) from app.order_messages m where m.service_order_id = o.id and m.is_internal) as notes
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = $1`,
    values: [id],
  });
  return rows[0];
}

test("the order's VIN, read at the vehicle, is confirmed with the reader's name", async () => {
  const { id, vin } = await scheduled();

  const answer = await run(confirmVin, shop.tom, { orderId: id, vin: vin.slice(-8).toLowerCase() });

  expect(answer).toEqual({ serviceOrder: id, isConfirmed: true });
  expect(await stored(id)).toMatchObject({ seen: vin, at: noon().toISOString(), by: shop.tom.userId, alerts: null });
});

test("another VIN is stored, alerted once with the ends of both, and resolved by the right one", async () => {
  const { id, vin } = await scheduled();
  const other = newVin();

  const answer = await run(confirmVin, shop.tom, { orderId: id, vin: other });
  await run(confirmVin, shop.ada, { orderId: id, vin: other });
  const between = await stored(id);
  await run(confirmVin, shop.tom, { orderId: id, vin });

  expect(answer.isConfirmed).toBe(false);
  expect(between).toMatchObject({ seen: other, at: null, by: null, vin, alerts: ["vinMismatch unhandled"] });
  expect(between.messages[0]).toContain(`ends in ${other.slice(-8)}, the order's VIN in ${vin.slice(-8)}`);
  expect(await stored(id)).toMatchObject({ alerts: ["vinMismatch handled"], by: shop.tom.userId });
});

test("a vehicle without a VIN gets the one that was read", async () => {
  const { id } = await scheduled({ vehicle: { vin_number: null, year: 1979 } });
  const vin = newVin();

  await run(confirmVin, shop.tom, { orderId: id, vin });

  expect(await stored(id)).toMatchObject({ vin, seen: vin, by: shop.tom.userId });
});

test("a VIN of another of the customer's vehicles is not given to a second one", async () => {
  const known = await scheduled();
  const { id } = await scheduled({ vehicle: { vin_number: null, year: 1979 } });

  const { isConfirmed } = await run(confirmVin, shop.tom, { orderId: id, vin: known.vin });

  expect(isConfirmed).toBe(false);
  expect(await stored(id)).toMatchObject({ vin: null, seen: known.vin, alerts: ["vinMismatch unhandled"] });
});

test("a vehicle cannot be checked in before its VIN was read; an admin may override it with a note", async () => {
  const [read, unread] = [await scheduled(), await scheduled()];
  await run(confirmVin, shop.tom, { orderId: read.id, vin: read.vin });
  const checkInAppointment = (person: Person, id: string, version: number, answers: object = {}) =>
    run(changeServiceOrderStatus, person, { id, version, statusKey: "checkedIn", ...answers });
  const why = { override: true, note: "The plate is unreadable" };

  await expect(checkInAppointment(shop.tom, unread.id, 1, why)).rejects.toThrow("Confirm the VIN at the vehicle");
  await expect(checkInAppointment(shop.tom, read.id, 2)).resolves.toMatchObject({ serviceOrder: read.id });
  await expect(checkInAppointment(shop.ada, unread.id, 1, why)).resolves.toMatchObject({ serviceOrder: unread.id });
});

test("customers neither confirm nor correct VINs", async () => {
  const { id, vin } = await scheduled();

  await expect(run(confirmVin, shop.carla, { orderId: id, vin })).rejects.toThrow(refusedAs("permission-error"));
  await expect(run(correctVin, shop.carla, { orderId: id, reason: "Typed wrong" })).rejects.toThrow(
    refusedAs("permission-error"),
  );
});

test.each(["released", "invoiced", "closed", "cancelled"])(
  "nobody reads the VIN of a vehicle that is %s",
  async (status) => {
    const { id, vin } = await scheduled({ status });

    await expect(run(confirmVin, shop.tom, { orderId: id, vin })).rejects.toThrow(refusedAs("vin-not-now"));
    await expect(run(correctVin, shop.tom, { orderId: id, reason: "Typed wrong" })).rejects.toThrow(
      refusedAs("vin-not-now"),
    );
  },
);

test.each(["4T1G11AK3MU990001", "TOO-LONG-TO-BE-A-VIN", "", "WA1BNAFY0L2"])(
  "what cannot be a VIN, such as %j, is read again",
  async (vin) => {
    const { id } = await scheduled();

    await expect(run(confirmVin, shop.tom, { orderId: id, vin })).rejects.toThrow(refusedAs("invalid-input"));
  },
);

test("a confirmation ends when the vehicle or its VIN changes", async () => {
  const [first, second] = [await scheduled(), await scheduled()];
  const another = buildVehicle({ customer_id: shop.carla.customerId, vin_number: newVin() });
  await save(db.owner, "app.vehicles", [another]);
  for (const { id, vin } of [first, second]) await run(confirmVin, shop.tom, { orderId: id, vin });

  await inTransaction(db.server, shop.ada, async ({ caller }) => {
    await caller.run({
      text: "update app.service_orders set vehicle_id = $2 where id = $1",
      values: [first.id, another.id],
    });
    await caller.run({
      text: "update app.vehicles set vin_number = $2 where id = $1",
      values: [second.vehicleId, newVin()],
    });
  });

  expect(await stored(first.id)).toMatchObject({ at: null, by: null });
  expect(await stored(second.id)).toMatchObject({ at: null, by: null });
});

test("an order is corrected to the customer's vehicle that has arrived", async () => {
  const [{ id }, known] = [await scheduled(), await scheduled()];
  await run(confirmVin, shop.tom, { orderId: id, vin: known.vin });

  await run(correctVin, shop.tom, { orderId: id, reason: "The shop sent the other Q5" });

  expect(await stored(id)).toMatchObject({
    vehicleId: known.vehicleId,
    by: shop.tom.userId,
    at: noon().toISOString(),
    alerts: ["duplicateVin unhandled", "vinMismatch handled"],
    notes: [expect.stringContaining(`to ${known.vin}: The shop sent the other Q5`)],
  });
});

test("a vehicle of no other order gets the VIN that was read, with the reason in the audit", async () => {
  const { id, vehicleId, vin } = await scheduled();
  const seen = newVin();
  await run(confirmVin, shop.tom, { orderId: id, vin: seen });

  await run(correctVin, shop.ada, { orderId: id, reason: "Typed wrong" });

  expect(await stored(id)).toMatchObject({ vehicleId, vin: seen, by: shop.ada.userId });
  const { rows } = await db.owner.query({
    text: "select actor_id as by, changes from app.audit_entries where entity_id = $1 and reason = 'Typed wrong'",
    values: [id],
  });
  expect(rows).toEqual([{ by: shop.ada.userId, changes: { vin_number: [vin, seen] } }]);
});

test("when another order uses the vehicle, the arrived one becomes a new vehicle with the data of its VIN", async () => {
  const { id, vehicleId, vin } = await scheduled();
  const earlier = await scheduled({ status: "closed" });
  await db.owner.query({
    text: "update app.service_orders set vehicle_id = $2 where id = $1",
    values: [earlier.id, vehicleId],
  });
  await run(confirmVin, shop.tom, { orderId: id, vin: "4T1G11AK2MU990001" });

  await run(correctVin, shop.tom, { orderId: id, reason: "Another car came" });

  expect(await stored(earlier.id)).toMatchObject({ vin });
  const { rows } = await db.owner.query({
    text: `select v.vehicle_description as words, v.customer_id as owner, v.vin_number as vin
      from app.vehicles v join app.service_orders o on o.vehicle_id = v.id where o.id = $1`,
    values: [id],
  });
  expect(rows).toEqual([{ words: "2021 Toyota Camry SE", owner: shop.carla.customerId, vin: "4T1G11AK2MU990001" }]);
});

test("a VIN that another customer also has is alerted as long as it is the order's", async () => {
  const [{ id, vin }, seen] = [await scheduled(), newVin()];
  await save(db.owner, "app.vehicles", [buildVehicle({ customer_id: shop.cyd.customerId, vin_number: seen })]);
  const correctTo = async (read: string) => {
    await run(confirmVin, shop.tom, { orderId: id, vin: read });
    await run(correctVin, shop.tom, { orderId: id, reason: "Typed wrong" });
    return (await stored(id)).alerts;
  };

  const elsewhere = await correctTo(seen);
  const ownAgain = await correctTo(vin);

  expect(elsewhere).toEqual(["duplicateVin unhandled", "vinMismatch handled"]);
  expect(ownAgain).toEqual(["duplicateVin handled", "vinMismatch handled", "vinMismatch handled"]);
});

test("the first VIN of a vehicle is too", async () => {
  const { id } = await scheduled({ vehicle: { vin_number: null, year: 1979 } });
  const vin = newVin();
  await save(db.owner, "app.vehicles", [buildVehicle({ customer_id: shop.cyd.customerId, vin_number: vin })]);

  await run(confirmVin, shop.tom, { orderId: id, vin });

  expect(await stored(id)).toMatchObject({ vin, alerts: ["duplicateVin unhandled"] });
});

test("an approval for another vehicle must be given again", async () => {
  const { id } = await scheduled();
  await addEstimate(db.owner, shop, { service_order_id: id, status: "approved", decided_at: noon().toISOString() });
  await run(confirmVin, shop.tom, { orderId: id, vin: newVin() });

  await run(correctVin, shop.tom, { orderId: id, reason: "Another car came" });

  const { estimates, alerts, notes } = await stored(id);
  expect(estimates).toEqual(["sent"]);
  expect(alerts).toEqual(["approvalLapsed unhandled", "vinMismatch handled"]);
  expect(notes[0]).toContain("To be approved again: E");
});

test("work does not begin before the customer has approved again", async () => {
  const { id } = await scheduled({ status: "inspect" });
  await addEstimate(db.owner, shop, { service_order_id: id, status: "approved", decided_at: noon().toISOString() });
  await run(confirmVin, shop.tom, { orderId: id, vin: newVin() });
  await run(correctVin, shop.tom, { orderId: id, reason: "Another car came" });
  const { rows } = await db.owner.query("select version from app.service_orders where id = $1", [id]);

  const begin = run(changeServiceOrderStatus, shop.tom, { id, version: rows[0].version, statusKey: "calibrate" });

  await expect(begin).rejects.toThrow("The estimate needs the customer's approval again");
});

test("a correction requires that another VIN was read, and its full number", async () => {
  const [right, unread, half] = [await scheduled(), await scheduled(), await scheduled()];
  await run(confirmVin, shop.tom, { orderId: right.id, vin: right.vin });
  await run(confirmVin, shop.tom, { orderId: half.id, vin: "3A004352" });
  const attempt = (orderId: string) => run(correctVin, shop.tom, { orderId, reason: "Another car came" });

  await expect(attempt(right.id)).rejects.toThrow(refusedAs("vin-not-different"));
  await expect(attempt(unread.id)).rejects.toThrow(refusedAs("vin-not-different"));
  await expect(attempt(half.id)).rejects.toThrow(refusedAs("vin-incomplete"));
});
