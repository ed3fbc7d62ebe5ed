import { expect, test } from "vitest";
import { cloneDatabase } from "../../../test/database.ts";
import { createLog } from "#platform/log.ts";
import { openQueue } from "./open-queue.ts";
import { runSlots } from "./run-slots.ts";

const addJobs = (queueName: string, count: number) => ({
  text: "select graphile_worker.add_job('note', json_build_object('of', $1::text), queue_name => $1, max_attempts => 1) from generate_series(1, $2)",
  values: [queueName, count],
});

test("jobs of one queue follow each other at once, also after one that failed", async () => {
  await using db = await cloneDatabase();
  const log = createLog("silent");
  const queue = await openQueue({ serverUrl: db.serverUrl, log, mark: "", keyedTasks: [] });
  const done: string[] = [];
  const underWay = new Set<unknown>();
  const note = async (sent: unknown) => {
    const { of } = sent as { of: string };
    expect(underWay).not.toContain(of);
    underWay.add(of);
    await db.owner.query("select");
    underWay.delete(of);
    done.push(of);
    if (done.length === 3) throw new Error("no paper in the tray");
  };
  const slots = await runSlots({ queue, taskList: { note }, atOnce: 4, every: 3_600_000 });

  await db.owner.query(addJobs("papers", 6));
  await db.owner.query(addJobs("letters", 5));

  await expect.poll(() => done.toSorted()).toEqual([...Array(5).fill("letters"), ...Array(6).fill("papers")]);
  await slots.release();
  await queue.release();
});
