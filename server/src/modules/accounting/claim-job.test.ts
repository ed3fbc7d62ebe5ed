/** In which order a lane's jobs are done while some of them wait for an item. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSyncDesk, type SyncDesk } from "../../../test/accounting/sync-desk.ts";
import { save } from "#db/rows/factories.ts";
import { runLane } from "./run-lane.ts";

let desk: SyncDesk;
beforeAll(async () => void (desk = await openSyncDesk()));
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.clear());

const lineOf = (type: string) => ({ line_item_type_id: desk.shop.lineItemType(type), total_price: 32_500 });

test.each(["skipped", "failed"])("an item whose job is %s holds up its own invoice, and no other", async (status) => {
  await desk.queue("Item", desk.shop.lineItemType("CAL-LIDAR"), { status });
  await desk.invoice({ lines: [lineOf("CAL-LIDAR")] });
  await desk.drain();

  const later = await desk.invoice();
  await desk.drain();

  expect(await desk.linkOf(later)).toBeDefined();
  expect(await desk.jobs()).toContain("Invoice pending waitsForFailedItem");
});

test("an invoice whose failed item is there at last goes out", async () => {
  const item = await desk.queue("Item", desk.shop.lineItemType("CAL-AFS"), { status: "failed" });
  const id = await desk.invoice({ lines: [lineOf("CAL-AFS")] });
  await desk.drain();
  await desk.rows("update app.qbo_jobs set status = 'pending' where id = $1", item);

  await desk.drain();

  expect(await desk.linkOf(id)).toBeDefined();
});

test("invoices stay in order while an item is on its way, whatever became of other items", async () => {
  await desk.queue("Item", desk.shop.lineItemType("CAL-LIDAR"), { status: "failed" });
  const item = desk.shop.lineItemType("CAL-HUD");
  const first = await desk.invoice({ lines: [lineOf("CAL-HUD")] });
  const lane = { connectionId: desk.connectionId, lane: `customer:${desk.shop.carla.customerId}` };
  const run = () => runLane(lane, { ...desk.deps, isStopping: () => false });
  await run();
  const there = desk.simulator.admin.changeAsBookkeeper({
    name: "Item",
    operation: "save",
    body: { Name: "Head-up display", Type: "Service", IncomeAccountRef: { value: "1" } },
  });
  const link = { connection_id: desk.connectionId, entity: "Item", local_id: item, qbo_id: there["Id"] };
  await save(desk.db.owner, "app.qbo_links", [
    { ...link, sync_token: "0", origin: "ours", snapshot: {}, synced_at: desk.clock() },
  ]);
  await desk.rows("update app.qbo_jobs set status = 'done' where entity = 'Item' and local_id = $1", item);
  const second = await desk.invoice();

  await run(); // The item is there, and nobody has said so.

  expect(await desk.linkOf(second)).toBeUndefined();
  desk.pass(1_000_000);
  await run();
  const [one, two] = [await desk.linkOf(first), await desk.linkOf(second)];
  expect(Number(one?.qbo_id)).toBeLessThan(Number(two?.qbo_id));
});
