import { afterAll, expect, test } from "vitest";
import { registry } from "#platform/metrics/metrics.ts";
import { cloneDatabase } from "../../test/database.ts";
import { figuresOf } from "./own-figures.ts";

const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());

const valueOf = async (name: string, labels: object = {}) => {
  const metric = await registry.getSingleMetric(name)?.get();
  return metric?.values.find((each) => Object.entries(labels).every(([key, value]) => each.labels[key] === value))
    ?.value;
};

test("what waits is counted by task, with how long the oldest has waited", async () => {
  await db.owner.query("select graphile_worker.add_job('deliver-message', run_at => now() - interval '2 minutes')");
  await db.owner.query(
    "insert into app.messages (channel, template, recipient, body, created_at) values ('email', 'test', 'carla@example.com', '', now() - interval '1 hour')",
  );

  await figuresOf(db.server)();

  expect(await valueOf("boresight_figures_known")).toBe(1);
  expect(await valueOf("boresight_jobs", { task: "deliver-message", state: "waiting" })).toBe(1);
  expect(await valueOf("boresight_job_age_seconds", { task: "deliver-message" })).toBeGreaterThanOrEqual(120);
  expect(await valueOf("boresight_mails", { state: "queued" })).toBe(1);
  expect(await valueOf("boresight_mail_age_seconds", { state: "queued" })).toBeGreaterThanOrEqual(3600);
  expect(await valueOf("boresight_webhook_events")).toBe(0);
});

test("while the database does not answer, it is asked once however often somebody reads, and the figures say so", async () => {
  const holder = await db.owner.connect();
  await holder.query("begin; lock table app.messages in access exclusive mode");
  const ask = figuresOf(db.server);
  const asked =
    "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

  const reads = [ask(), ask(), ask()];
  await expect.poll(async () => (await holder.query<{ n: number }>(asked)).rows[0]?.n).toBe(1);
  await Promise.all(reads);

  expect(await valueOf("boresight_figures_known")).toBe(0);
  await holder.query("rollback");
  holder.release();
  await ask();
  expect(await valueOf("boresight_figures_known")).toBe(1);
});
