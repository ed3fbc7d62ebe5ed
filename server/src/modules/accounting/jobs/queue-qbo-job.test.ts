import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { raiseConflict, type QboConflict } from "../conflicts/raise-conflict.ts";
import { queueQboJob, type QueuedQboJob } from "./queue-qbo-job.ts";

let db: TestDatabase;
let shop: Shop;
const connectionId = "11111111-1111-4111-8111-111111111111";
const clock = () => new Date("2026-05-04T16:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const connection = { id: connectionId, environment: "simulator", realm_id: "1", status: "connected" };
  await save(db.owner, "app.qbo_connections", [connection]);
});
beforeEach(async () => {
  await db.owner.query("truncate app.qbo_jobs, app.qbo_conflicts cascade");
  await db.owner.query("truncate app_private.events");
  await db.owner.query("delete from graphile_worker._private_jobs");
});
afterAll(() => db[Symbol.asyncDispose]());

const customer = (): QueuedQboJob => ({
  connectionId,
  entity: "Customer",
  operation: "push",
  localId: shop.carla.customerId,
  label: "Carla's Collision",
  customerId: shop.carla.customerId,
});
const queue = (job: QueuedQboJob) => asSystem({ pool: db.server, clock }, (_system, work) => queueQboJob(job, work));
const rows = async (text: string) => (await db.owner.query(text)).rows;

test("a record waits once for each operation, in the lane of its customer", async () => {
  const first = await queue(customer());

  const again = await queue({ ...customer(), label: "Carla's" });

  expect(again).toBe(first);
  expect(await rows("select lane, status, label from app.qbo_jobs")).toEqual([
    { lane: `customer:${shop.carla.customerId}`, status: "pending", label: "Carla's" },
  ]);
  const woken = await rows(
    "select key, queue_name from graphile_worker._private_jobs j left join graphile_worker._private_job_queues q on q.id = j.job_queue_id",
  );
  expect(woken).toEqual([{ key: expect.stringContaining("qbo:"), queue_name: expect.stringContaining("qbo:") }]);
});

test("a change while a job is being sent waits in a job of its own", async () => {
  const first = await queue(customer());
  await db.owner.query("update app.qbo_jobs set status = 'sending', payload = '{}', payload_hash = repeat('a', 64)");

  expect(await queue(customer())).not.toBe(first);
});

test("items are the catalog's, records of unknown customers are read in a lane of their own", async () => {
  const item = shop.lineItemType("CAL-FRAD");
  await queue({ ...customer(), entity: "Item", localId: item, customerId: null });
  await queue({ ...customer(), entity: "Payment", operation: "pull", localId: null, qboId: "7", customerId: null });
  await queue({ ...customer(), entity: "Payment", operation: "pull", localId: null, qboId: "7", customerId: null });

  expect(await rows("select lane from app.qbo_jobs order by number")).toEqual([{ lane: "catalog" }, { lane: "pull" }]);
});

test("what needs a person's yes wakes nobody", async () => {
  await queue({ ...customer(), operation: "delete", isUnconfirmed: true });

  expect(await rows("select status from app.qbo_jobs")).toEqual([{ status: "unconfirmed" }]);
  expect(await rows("select from graphile_worker._private_jobs")).toEqual([]);
});

test("an open conflict is brought up to date and told once", async () => {
  const conflict: QboConflict = {
    connectionId,
    entity: "Customer",
    kind: "fields",
    localId: shop.carla.customerId,
    qboId: "58",
    label: "Carla's Collision",
    fields: ["DisplayName"],
    ours: { DisplayName: "a" },
    theirs: { DisplayName: "b" },
  };
  const raise = (more: object = {}) =>
    asSystem({ pool: db.server, clock }, (_system, work) => raiseConflict({ ...conflict, ...more }, work));
  const first = await raise();

  expect(await raise({ theirs: { DisplayName: "c" } })).toBe(first);
  expect(await rows("select theirs, status from app.qbo_conflicts")).toEqual([
    { theirs: { DisplayName: "c" }, status: "open" },
  ]);
  expect(await rows("select type from app_private.events where type = 'qbo.conflict'")).toHaveLength(1);
});
