import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../../../test/bays.ts";
import { buildAppointment, buildBay, buildFacility, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let tokyo: string;

beforeAll(async () => {
  server = await startServer({ clock: () => new Date("2026-05-06T04:00:00Z") }); // Still May 5 in Denver, 1 PM of May 6 in Tokyo.
  shop = await openShop(server.db.owner);
  const { owner } = server.db;
  const far = buildFacility({ facility_name: "Far", time_zone: "Asia/Tokyo" });
  tokyo = far.id;
  await save(owner, "app.facilities", [far]);
  const { first } = await addBays(owner, shop.facilityId);
  const there = buildBay({ facility_id: far.id, name: "Far bay" });
  await save(owner, "app.bays", [there]);
  const add = async (starts_at: string, values: object = {}) => {
    const order = await addOrder(owner, shop, { customerId: shop.carla.customerId });
    await save(owner, "app.appointments", [
      buildAppointment({
        service_order_id: order.id,
        facility_id: shop.facilityId,
        bay_id: first.id,
        starts_at,
        ends_at: new Date(Date.parse(starts_at) + 900_000),
        ...values,
      }),
    ]);
  };
  await add("2026-05-05T05:45:00Z"); // May 4 in Denver.
  await add("2026-05-05T06:00:00Z", { status: "completed" });
  await add("2026-05-06T05:45:00Z", { status: "requested" });
  await add("2026-05-06T06:00:00Z"); // May 6.
  await add("2026-05-05T15:00:00Z", { status: "cancelled" });
  await add("2026-05-05T16:00:00Z", { status: "held", held_until: "2026-05-06T05:00:00Z" });
  await add("2026-05-05T18:00:00Z", { facility_id: far.id, bay_id: there.id }); // May 6 in Tokyo.
  await add("2026-05-06T15:00:00Z", { facility_id: far.id, bay_id: there.id }); // May 7 in Tokyo.
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person) =>
  server.graphql("{ todaysAppointments { startsAt status } }", {}, { token: await tokenFor(person, server) });
const startsOf = ({ data }: Awaited<ReturnType<typeof ask>>) =>
  data.todaysAppointments.map(({ startsAt }: { startsAt: string }) => new Date(startsAt).toISOString().slice(5, 16));

test("today is each facility's own day, without what is cancelled or only held", async () => {
  expect(startsOf(await ask(shop.ada))).toEqual(["05-05T06:00", "05-05T18:00", "05-06T05:45"]);
});

test("technicians see those of their facilities, customers are refused", async () => {
  await server.db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, [tokyo]]);

  expect(startsOf(await ask(shop.tom))).toEqual(["05-05T18:00"]);
  const { errors } = await ask(shop.carla);
  expect(errors[0].extensions.code).toBe("permission-error");
});
