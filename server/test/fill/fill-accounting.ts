/** Rows in every table of accounting. */
import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { save } from "#db/rows/factories.ts";
import type { Shop } from "../shop.ts";

/** A connected company with a linked customer, one job, one conflict and what was read there. */
export async function fillAccounting(owner: Pool, { ada, carla }: Shop) {
  const connection = { id: randomUUID(), environment: "simulator", realm_id: "4620816365", status: "connected" };
  await save(owner, "app.qbo_connections", [connection]);
  const of = { connection_id: connection.id };
  const customer = { ...of, entity: "Customer", local_id: carla.customerId };
  const job = { ...customer, id: randomUUID(), lane: `customer:${carla.customerId}`, operation: "push" };
  await save(owner, "app_private.qbo_tokens", [{ ...of, sealed: Buffer.from("sealed") }]);
  await save(owner, "app_private.qbo_consents", [
    { state_hash: "c".repeat(64), user_id: ada.userId, expires_at: "2026-06-03T00:00:00Z" },
  ]);
  await save(owner, "app_private.qbo_events", [{ ...of, id: randomUUID() }]);
  await save(owner, "app.qbo_accounts", [{ ...of, qbo_id: "79", name: "Sales" }]);
  await save(owner, "app.qbo_links", [
    { ...customer, qbo_id: "58", sync_token: "0", origin: "ours", snapshot: {}, synced_at: "2026-05-04T15:00:00Z" },
  ]);
  await save(owner, "app.qbo_jobs", [job]);
  await save(owner, "app.qbo_conflicts", [{ ...customer, qbo_id: "58", kind: "fields", ours: {}, theirs: {} }]);
  await save(owner, "app.qbo_exchanges", [
    { ...of, job_id: job.id, at: "2026-05-04T15:00:00Z", method: "POST", path: "customer", response_status: 200 },
  ]);
  await save(owner, "app.qbo_records", [
    { ...of, entity: "Customer", qbo_id: "58", name: "Alpine", record: {}, read_at: "2026-05-04T15:00:00Z" },
  ]);
}
