import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { fail } from "@boresight/domain/base/errors";
import type { EstimateStatus } from "@boresight/domain/billing/estimate-status";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

export interface LockedEstimate {
  id: string;
  serviceOrderId: string;
  customerId: string;
  number: string;
  revision: number;
  status: EstimateStatus;
  version: number;
  notes: string;
  validUntil: CalendarDay | null;
  supplementsId: string | null;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  contentHash: string | null;
  termsVersion: string | null;
}

/** Returns an estimate that the caller may see, locked with its order. Throws `not-found` for any other. */
export async function lockVisibleEstimate(
  id: string,
  { caller, system }: Pick<Transaction, "caller" | "system">,
): Promise<LockedEstimate> {
  await caller.one({ text: "select id from app.estimates where id = $1", values: [id] });
  return lockEstimate(id, system);
}

/**
 * Past the caller's rights. The order is always locked before its estimates, so that nobody waits for somebody who waits
 * for them.
 */
export async function lockEstimate(id: string, system: Rights): Promise<LockedEstimate> {
  const { orderId } = await system.one<{ orderId: string }>({
    text: "select service_order_id as order_id from app.estimates where id = $1",
    values: [id],
  });
  await lockRows(system, "app.service_orders", { ids: [orderId] });
  await lockRows(system, "app.estimates", { ids: [id] });
  return system.one<LockedEstimate>({
    isPrepared: true,
    text: `select id, service_order_id, customer_id, number, revision, status, version, notes, valid_until, supplements_id,
        subtotal_cents, tax_cents, total_cents, content_hash, terms_version
      from app.estimates where id = $1`,
    values: [id],
  });
}

/** Throws `estimate-changed` when somebody changed it since it was read. */
export function requireVersion(estimate: LockedEstimate, version: number | null | undefined): void {
  if (estimate.version !== version) throw fail("estimate-changed");
}
