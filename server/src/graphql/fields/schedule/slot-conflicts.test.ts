import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAppointment, buildEquipment, buildOrderCalibration, save } from "#db/rows/factories.ts";
import { addBays } from "../../../../test/bays.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const orders = { booked: "", waiting: "" };
const startsAt = "2026-05-06T15:00:00.000Z";

beforeAll(async () => {
  server = await startServer({ clock: () => new Date("2026-05-04T18:00:00Z") });
  const { owner } = server.db;
  shop = await openShop(owner);
  bays = await addBays(owner, shop.facilityId);
  for (const which of ["booked", "waiting"] as const) {
    const { id } = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "approved" });
    const calibration = { service_order_id: id, line_item_type_id: shop.lineItemType("CAL-FRAD") };
    await save(owner, "app.order_calibrations", [buildOrderCalibration(calibration)]);
    orders[which] = id;
  }
  const serves = { kind: "target", name: "Radar reflector", serial_number: "", part_number: "CR-600" };
  const target = buildEquipment({ facility_id: shop.facilityId, ...serves, systems: ["CAL-FRAD"] });
  await save(owner, "app.equipment", [target]);
  const place = { facility_id: shop.facilityId, bay_id: bays.first.id, service_order_id: orders.booked };
  const appointment = buildAppointment({ ...place, starts_at: startsAt, ends_at: "2026-05-06T16:30:00.000Z" });
  await save(owner, "app.appointments", [appointment]);
  await save(owner, "app.appointment_equipment", [{ appointment_id: appointment.id, equipment_id: target.id }]);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const conflicts = `query ($orderId: UUID!, $bayId: UUID!, $startsAt: Datetime!, $minutes: Int) {
  slotConflicts(orderId: $orderId, bayId: $bayId, startsAt: $startsAt, minutes: $minutes) { conflict names } }`;
const question = (values: object = {}) => ({ orderId: orders.waiting, bayId: bays.second.id, startsAt, ...values });

test("staff ask why a time is not free, and read every reason", async () => {
  const [busy, night, own] = [
    await ask(shop.tom, conflicts, question()),
    await ask(shop.ada, conflicts, question({ startsAt: "2026-05-07T06:00:00.000Z", bayId: bays.van.id })),
    await ask(shop.ada, conflicts, question({ orderId: orders.booked, bayId: bays.first.id, minutes: 60 })),
  ];

  expect(busy.data.slotConflicts).toEqual([{ conflict: "equipmentTaken", names: ["Radar reflector"] }]);
  expect(night.data.slotConflicts.map(({ conflict }: { conflict: string }) => conflict)).toEqual(
    expect.arrayContaining(["outsideHours", "wrongKind"]),
  );
  expect(own.data.slotConflicts).toEqual([]);
});

test("customers do not ask, and a length that is no length is refused", async () => {
  const [byCustomer, endless] = [
    await ask(shop.carla, conflicts, question()),
    await ask(shop.ada, conflicts, question({ minutes: 100_000 })),
  ];

  expect(byCustomer.errors[0].extensions.code).toBe("permission-error");
  expect(endless.errors[0].extensions.code).toBe("invalid-input");
});

test("staff read what an appointment uses, and what uses a target; customers see neither", async () => {
  const used = "{ appointments { nodes { appointmentEquipments { nodes { equipment { name partNumber } } } } } }";

  const [byStaff, byCustomer] = [await ask(shop.tom, used), await ask(shop.carla, used)];

  expect(byStaff.data.appointments.nodes).toEqual([
    { appointmentEquipments: { nodes: [{ equipment: { name: "Radar reflector", partNumber: "CR-600" } }] } },
  ]);
  expect(byCustomer.errors[0].extensions.code).toBe("permission-error");
  expect(JSON.stringify(byCustomer)).not.toContain("CR-600");
});
