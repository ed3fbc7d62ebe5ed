import type { Pool } from "pg";
import { isExpired } from "@boresight/domain/billing/estimate-status";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { lockEstimate } from "#modules/billing/estimates/lock-estimate.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

const mostAtOnce = 1000;

/** Marks what was not answered through its last day. Each estimate is a transaction of its own; returns how many expired. */
export async function expireEstimates(deps: { pool: Pool; clock: Clock }): Promise<number> {
  const due = await asSystem(deps, (system, { now }) =>
    system.rows<{ id: string }>({
      text: `select id from app.estimates where status in ('sent', 'viewed') and valid_until < $1::timestamptz::date + 1
        order by valid_until limit $2`,
      values: [now, mostAtOnce],
    }),
  );
  let expired = 0;
  for (const { id } of due) if (await expire(id, deps)) expired++;
  return expired;
}

/** Its day ends at the order's facility. */
const expire = (id: string, deps: { pool: Pool; clock: Clock }): Promise<boolean> =>
  asSystem(deps, async (system, work) => {
    const estimate = await lockEstimate(id, system);
    const { serviceOrderId, number, status } = estimate;
    const { today } = await readBillingContext(serviceOrderId, work);
    if (status === "expired" || !isExpired(estimate, today)) return false;
    await system.run({ text: "update app.estimates set status = 'expired' where id = $1", values: [id] });
    await work.emit({ type: "estimate.expired", entityId: id, payload: { serviceOrderId, number } });
    return true;
  });
