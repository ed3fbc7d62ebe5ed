import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../../../../test/bays.ts";
import { buildAppointment, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;

beforeAll(async () => {
  server = await startServer({ clock: () => new Date("2026-05-04T18:00:00Z") });
  shop = await openShop(server.db.owner);
  bays = await addBays(server.db.owner, shop.facilityId);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

async function bookedOnWednesday(): Promise<string> {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "scheduled" });
  const appointment = buildAppointment({
    service_order_id: order.id,
    facility_id: shop.facilityId,
    bay_id: bays.first.id,
    starts_at: "2026-05-06T15:00:00Z",
    ends_at: "2026-05-06T16:45:00Z",
  });
  await save(server.db.owner, "app.appointments", [appointment]);
  return appointment.id;
}

const displaced = "displacedAppointments { reason appointment { id startsAt } }";
const close = `mutation ($input: UpdateFacilityInput!) { updateFacility(input: $input) { facility { ${displaced} } } }`;
const move = `mutation ($input: RescheduleDisplacedAppointmentsInput!) { rescheduleDisplacedAppointments(input: $input) {
  moved { id startsAt } left { reason appointment { id } } facility { ${displaced} } } }`;

test("saving a closure returns the displaced appointments, and one verb reschedules them", async () => {
  const id = await bookedOnWednesday();
  const workingHours = { "1": [["08:00", "17:00"]], "3": [["08:00", "17:00"]], "4": [["08:00", "17:00"]] };
  const common = { id: shop.facilityId, version: 1, facilityName: "Denver", isBase: true, isActive: true };
  const facility = {
    ...common,
    timeZone: "America/Denver",
    workingHours,
    closures: ["2026-05-06"],
    checksCompetences: false,
  };

  const closed = await ask(shop.ada, close, { input: facility });
  const input = { facilityId: shop.facilityId, appointmentIds: [id], reason: "We are closed for a training" };
  const moved = await ask(shop.tom, move, { input });

  expect(closed.data.updateFacility.facility.displacedAppointments).toEqual([
    { reason: "closed", appointment: { id, startsAt: expect.stringContaining("2026-05-06") } },
  ]);
  expect(moved.data.rescheduleDisplacedAppointments).toEqual({
    moved: [{ id, startsAt: expect.stringContaining("2026-05-07") }],
    left: [],
    facility: { displacedAppointments: [] },
  });
});

test("customers can do neither, and a missing reason is reported at its field", async () => {
  const id = await bookedOnWednesday();
  const input = { facilityId: shop.facilityId, appointmentIds: [id], reason: "" };

  const [read, byCarla, without] = [
    await ask(shop.carla, `{ facilities { nodes { ${displaced} } } }`),
    await ask(shop.carla, move, { input: { ...input, reason: "I want another day" } }),
    await ask(shop.ada, move, { input }),
  ];

  expect(read.errors[0].extensions.code).toBe("permission-error");
  expect(byCarla.errors[0].extensions.code).toBe("permission-error");
  expect(without.errors[0].extensions).toMatchObject({ code: "invalid-input", fields: [{ field: "reason" }] });
});

const offers = `{ facility(id: "%") { displacedAppointments { reason appointment { id }
  sameTimePlaces { bay { id } technician { displayName } } } } }`;

test("what an absent technician was to do is offered to who is free then, which tells no customer", async () => {
  const { owner } = server.db;
  await owner.query("update app.facilities set closures = '[]' where id = $1", [shop.facilityId]);
  await owner.query("delete from app.appointments");
  const { rows } = await owner.query(
    `insert into app.users (email, display_name, default_role) values ('mike@example.com', 'Mike', 'technician') returning id`,
  );
  const id = await bookedOnWednesday();
  await owner.query("update app.appointments set technician_id = $1 where id = $2", [shop.tom.userId, id]);
  await owner.query(
    "insert into app.absences (user_id, starts_at, ends_at, reason) values ($1, '2026-05-06', '2026-05-07', 'Day off')",
    [shop.tom.userId],
  );
  const read = () => ask(shop.ada, offers.replace("%", shop.facilityId));
  const before = (await read()).data.facility.displacedAppointments;
  const mails = "select count(*)::integer from app.messages";
  const told = (await owner.query(mails)).rows;

  const input = {
    id: id,
    version: 1,
    bayId: bays.first.id,
    technicianId: rows[0].id,
    startsAt: "2026-05-06T15:00:00Z",
  };
  const { rows: versions } = await owner.query("select version from app.appointments where id = $1", [id]);
  const given = await ask(
    shop.ada,
    `mutation ($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) { appointment { id } } }`,
    { input: { ...input, version: versions[0].version, minutes: 105 } },
  );
  const after = (await read()).data.facility.displacedAppointments;

  expect(before).toEqual([
    {
      reason: "technicianAway",
      appointment: { id },
      sameTimePlaces: expect.arrayContaining([{ bay: { id: bays.first.id }, technician: { displayName: "Mike" } }]),
    },
  ]);
  expect(given.errors).toBeUndefined();
  expect(after).toEqual([]);
  expect((await owner.query(mails)).rows).toEqual(told);
});

test("an appointment before new glass has cured is displaced, and moved behind that", async () => {
  const { owner } = server.db;
  await owner.query("delete from app.appointments; delete from app.absences");
  const id = await bookedOnWednesday();
  const order = {
    text: "select id from app.service_orders where id = (select service_order_id from app.appointments where id = $1)",
    values: [id],
  };
  const [{ id: orderId }] = (await owner.query(order)).rows;
  const { facility } = (await ask(shop.ada, offers.replace("%", shop.facilityId))).data;
  await owner.query("update app.service_orders set adhesive_cured_at = '2026-05-06T21:00:00Z' where id = $1", [
    orderId,
  ]);

  const found = (await ask(shop.ada, offers.replace("%", shop.facilityId))).data.facility.displacedAppointments;
  const input = { facilityId: shop.facilityId, appointmentIds: [id], reason: "The windshield cures until then" };
  const { data } = await ask(shop.ada, move, { input });

  expect(facility.displacedAppointments).toEqual([]);
  expect(found).toMatchObject([{ reason: "adhesiveCuring", appointment: { id } }]);
  const { moved, left } = data.rescheduleDisplacedAppointments;
  expect(left).toEqual([]);
  expect(Date.parse(moved[0].startsAt)).toBeGreaterThanOrEqual(Date.parse("2026-05-06T21:00:00Z"));
});
