import { save } from "../../server/db/rows/factories.ts";
import type { Shop } from "../../server/test/shop.ts";
import type { TestApp } from "./test-app.ts";

const connectionId = "0198c6e5-0000-7000-8000-0000000000b0";
const jobId = "0198c6e5-0000-7000-8000-0000000000b1";
const conflictId = "0198c6e5-0000-7000-8000-0000000000b2";
const of = { connection_id: connectionId };
const at = "2026-05-04T12:00:00Z";

/** A broken connection to a simulated company with jobs, conflicts, calls and records in every state. */
export async function furnishBooks({ shop, server }: TestApp): Promise<Record<"JOB" | "CONFLICT", string>> {
  const { owner } = server.db;
  await save(owner, "app.qbo_connections", [brokenConnection(shop)]);
  await save(owner, "app.qbo_accounts", [{ ...of, qbo_id: "1", name: "Calibration income", account_type: "Income" }]);
  await save(owner, "app.qbo_jobs", jobs(shop));
  await save(owner, "app.qbo_conflicts", [conflict(shop)]);
  await save(owner, "app.qbo_exchanges", [200, 400, null].map(exchange));
  await save(owner, "app.qbo_records", records(shop));
  return { JOB: jobId, CONFLICT: conflictId };
}

const brokenConnection = ({ ada }: Shop) => ({
  id: connectionId,
  environment: "simulator",
  realm_id: "4620816365",
  company_name: "Boresight Calibration LLC",
  status: "broken",
  broken_reason: "tokenRefused",
  broken_at: at,
  connected_at: at,
  connected_by: ada.userId,
  records_read_at: at,
  is_sending: true,
});

function jobs({ carla }: Shop) {
  const invoice = { entity: "Invoice", operation: "push", label: "INV-1001", customer_id: carla.customerId };
  const job = () => ({ ...of, ...invoice, lane: "customer:1", local_id: crypto.randomUUID() });
  const detail = "Account Period Closed, Cannot Update Through Services API";
  const answer = { problem: "periodClosed", detail, intuit_tid: "1-66f0", attempts: 1 };
  return [
    { ...job(), id: jobId, status: "failed", ...answer, payload: { DocNumber: "1001", TotalAmt: 35_363 } },
    { ...job(), status: "pending", problem: "unavailable", next_attempt_at: "2099-01-01" },
    { ...job(), entity: "Payment", operation: "delete", status: "unconfirmed" },
    { ...job(), status: "done" },
  ];
}

const conflict = ({ carla }: Shop) => ({
  ...of,
  id: conflictId,
  entity: "Customer",
  kind: "fields",
  qbo_id: "58",
  local_id: carla.customerId,
  label: "Carla's Collision",
  fields: ["DisplayName", "PrimaryPhone"],
  ours: { DisplayName: "Carla's Collision", PrimaryPhone: { FreeFormNumber: "(303) 555-0103" } },
  theirs: { DisplayName: "Carlas Collision Inc", PrimaryPhone: { FreeFormNumber: "303-555-0199" } },
  agreed: { DisplayName: "Carla", PrimaryPhone: { FreeFormNumber: "303-555-0100" } },
});

const exchange = (status: number | null) => ({
  ...of,
  at,
  method: "POST",
  path: "invoice",
  response_status: status,
  intuit_tid: status && `1-${status}`,
  job_id: jobId,
});

function records({ cyd }: Shop) {
  const record = { ...of, entity: "Customer", record: {}, read_at: at };
  return [
    { ...record, qbo_id: "1", name: "Cyd Cars", match: "name", suggested_id: cyd.customerId },
    { ...record, qbo_id: "2", name: "Unknown Motors", details: { email: "a@b.example", city: "Denver" } },
    { ...record, qbo_id: "3", name: "Left out", decision: "ignore" },
    { ...record, qbo_id: "4", name: "New one", decision: "create" },
    { ...record, qbo_id: "5", name: "Calibration", entity: "Item" },
  ];
}
