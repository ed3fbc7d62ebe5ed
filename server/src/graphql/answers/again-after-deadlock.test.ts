import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addOrder, openShop, type Shop } from "../../../test/shop.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let orderId: string;

/** As many messages as the setting says end in a deadlock: unlike rows, a sequence keeps what a failed transaction took. */
const deadlocks = `create sequence app_private.deadlocks;
  create table app_private.deadlock_plan as select 0 as first;
  grant usage on sequence app_private.deadlocks to public;
  grant select on app_private.deadlock_plan to public;
  create function app_private.meet_deadlock() returns trigger language plpgsql security definer as $$
  begin
    if nextval('app_private.deadlocks') <= (select first from app_private.deadlock_plan) then
      raise exception using errcode = '40P01', message = 'deadlock detected';
    end if;
    return new;
  end
  $$;
  create trigger meet_deadlock after insert on app.order_messages for each row execute function app_private.meet_deadlock();`;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  await server.db.owner.query(deadlocks);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ id: orderId } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId }));
});

async function writeAfter(count: number, bodies: readonly string[]) {
  await server.db.owner.query("update app_private.deadlock_plan set first = $1", [count]);
  await server.db.owner.query("alter sequence app_private.deadlocks restart");
  const changes = bodies.map(
    (body, index) =>
      `m${index}: postOrderMessage(input: { orderId: "${orderId}", body: "${body}" }) { orderMessage { id } }`,
  );
  return server.graphql(`mutation { ${changes.join(" ")} }`, {}, { token: await tokenFor(shop.tom, server) });
}
const stored = async () =>
  (await server.db.owner.query("select body from app.order_messages where service_order_id = $1", [orderId])).rows;

test.each([0, 1, 3])("a change is made once, however many deadlocks it meets first: %i", async (count) => {
  const { errors } = await writeAfter(count, ["At three."]);

  expect(errors).toBeUndefined();
  expect(await stored()).toEqual([{ body: "At three." }]);
});

test("one that always meets them fails, and nothing of it is stored", async () => {
  const { errors } = await writeAfter(1000, ["At three."]);

  expect(errors).toHaveLength(1);
  expect(await stored()).toEqual([]);
});

test("of several changes in one request none is made twice", async () => {
  const { errors } = await writeAfter(1, ["At three.", "At four."]);

  expect(errors).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});
