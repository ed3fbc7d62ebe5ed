import { holdReasonKeys } from "@boresight/domain/orders/reasons";
import { array, assert, asyncProperty, boolean, constantFrom, nat, record } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BoresightError } from "@boresight/domain/base/errors";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { inEndurance, seedOfDay } from "../../../../test/endurance.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { changeServiceOrderStatus } from "./change-service-order-status.ts";

let db: TestDatabase;
let shop: Shop;
let keys: string[];
const noon = () => new Date("2026-05-04T18:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const { rows } = await db.owner.query<{ key: string }>(
    "select key from app.service_order_statuses order by sort_order",
  );
  keys = rows.map(({ key }) => key);
});
afterAll(() => db[Symbol.asyncDispose]());

interface Try {
  who: "ada" | "tom" | "carla" | "cyd";
  to: string;
  override: boolean;
  answered: boolean;
}

/** Half of the steps go anywhere, half along a row of the policy: else hardly an order would get far. */
interface Step extends Try {
  alongPolicy: boolean;
  row: number;
}

const answers = {
  holdReasonKey: holdReasonKeys[0],
  cancellationReason: "The repair went elsewhere",
  note: "Said so on the phone",
};

/** Answers the error's code, or null when the order moved. */
async function take(orderId: string, { who, to, override, answered }: Try): Promise<string | null> {
  const { rows } = await db.owner.query<{ version: number }>("select version from app.service_orders where id = $1", [
    orderId,
  ]);
  const input = { id: orderId, version: rows[0]?.version, statusKey: to, override, ...(answered && answers) };
  try {
    await inTransaction({ pool: db.server, clock: noon }, shop[who], (tx) => changeServiceOrderStatus(input, tx));
    return null;
  } catch (error) {
    if (error instanceof BoresightError) return error.code;
    throw error;
  }
}

async function wanted(orderId: string, { alongPolicy, row, to }: Step): Promise<string> {
  if (!alongPolicy) return to;
  const { rows } = await db.owner.query<{ key: string }>({
    text: `select target.key from app.service_orders o join app.service_order_transitions t on t.from_status_id = o.status_id
      join app.service_order_statuses target on target.id = t.to_status_id where o.id = $1 order by target.sort_order`,
    values: [orderId],
  });
  return rows[row % rows.length]?.key ?? to;
}

interface Told {
  /** Rows of the history that are no rows of the policy, or moved by whom it does not permit. */
  forbidden: number;
  /** Whether each row begins where the last one ended, and the order is where the last one leads. */
  isChain: boolean;
  /** Overrides that nobody can read about. */
  untold: number;
}

async function whatHappened(orderId: string): Promise<Told> {
  const { rows } = await db.owner.query<Told>({
    text: `with steps as (
        select h.*, lag(h.to_status_id) over (order by h.changed_at) as before from app.status_changes h
        where h.service_order_id = $1)
      select
        (select count(*)::integer from steps s where s.from_status_id is not null and not exists
          (select from app.service_order_transitions t join app.users u on u.id = s.changed_by
            where t.from_status_id = s.from_status_id and t.to_status_id = s.to_status_id and u.default_role = any (t.roles))) as forbidden,
        coalesce((select bool_and(s.from_status_id = s.before) from steps s where s.before is not null), true)
          and (select o.status_id from app.service_orders o where o.id = $1) =
            (select s.to_status_id from steps s order by s.changed_at desc limit 1) as "isChain",
        (select count(*)::integer from app.audit_entries a where a.entity_id = $1 and a.action = 'override' and a.reason = '') as untold`,
    values: [orderId],
  });
  return rows[0] ?? { forbidden: -1, isChain: false, untold: -1 };
}

test("whoever tries whatever in whatever sequence, an order follows only allowed transitions", async () => {
  const step = record({
    who: constantFrom("ada", "ada", "tom", "carla", "cyd"),
    alongPolicy: boolean(),
    row: nat(20),
    to: constantFrom(...keys),
    override: boolean(),
    answered: boolean(),
  });
  let moved = 0;

  await assert(
    asyncProperty(array(step, { minLength: 20, maxLength: 40, size: "max" }), async (steps) => {
      const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
      for (const each of steps) {
        if ((await take(order.id, { ...each, to: await wanted(order.id, each) })) === null) moved++;
      }

      expect(await whatHappened(order.id)).toEqual({ forbidden: 0, isChain: true, untold: 0 });
    }),
    { numRuns: inEndurance(60, 6), seed: inEndurance(seedOfDay, 20_260_504) },
  );

  expect(moved).toBeGreaterThan(20); // A walk without a status change would prove nothing.
});

test("people without rights on an order leave its status unchanged, whatever they try", async () => {
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });

  const codes = [];
  for (const to of keys) codes.push(await take(order.id, { who: "cyd", to, override: true, answered: true }));

  expect(new Set(codes)).toEqual(new Set(["not-found"]));
});
