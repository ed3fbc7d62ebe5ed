import { plusMonths } from "@boresight/domain/base/calendar-day";
import { fail } from "@boresight/domain/base/errors";
import { mayTakeBack } from "@boresight/domain/files/file-rules";
import { finishedCategories } from "@boresight/domain/statuses/status-look";
import { text } from "@boresight/domain/texts/text";
import type { Pool } from "pg";
import { fallbackZone } from "#modules/orders/facility-of-order.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { readRulesOf } from "./read-payer-rules.ts";

interface OrderFile {
  serviceOrderId: string | null;
  uploadedByUserId: string | null;
  createdAt: string;
}

interface RetentionDeps {
  pool: Pool;
  clock: Clock;
}

/**
 * Throws `file-retained` for a file of a finished order whose payer's verified rule still asks to keep its records. What
 * somebody has just uploaded is no record yet, and the files of an order that is still worked on can be put right.
 */
export async function requireNotRetained(
  { serviceOrderId, uploadedByUserId, createdAt }: OrderFile,
  userId: string | null,
  { pool, clock }: RetentionDeps,
): Promise<void> {
  const now = clock();
  if (serviceOrderId === null || mayTakeBack({ uploadedBy: uploadedByUserId, createdAt }, userId, now)) return;
  await asSystem(pool, async (system) => {
    const finished = await system.maybe<Finished>(findFinished(serviceOrderId, now));
    if (!finished) return;
    const inForce = (await readRulesOf([serviceOrderId], system)).get(serviceOrderId);
    if (!inForce?.rule.isVerified || inForce.rule.retentionMonths === null) return;
    const until = plusMonths(finished.finishedOn, inForce.rule.retentionMonths);
    if (finished.today <= until)
      throw fail("file-retained", { message: text("errors.file-retained-until", { day: until }), data: { until } });
  });
}

interface Finished {
  finishedOn: string;
  today: string;
}

/** The days at the order's facility: when it was last finished, and today. No row: it is still worked on. */
const findFinished = (orderId: string, now: Date) => ({
  text: `select (coalesce(max(c.changed_at), o.status_changed_at) at time zone z.name)::date::text as finished_on,
      ($2::timestamptz at time zone z.name)::date::text as today
    from app.service_orders o
    join app.service_order_statuses s on s.id = o.status_id and s.category in ${wordList(finishedCategories)}
    left join app.facilities f on f.id = o.facility_id
    cross join lateral (select coalesce(f.time_zone, '${fallbackZone}') as name) z
    left join (app.status_changes c
        join app.service_order_statuses reached on reached.id = c.to_status_id and reached.category in ${wordList(finishedCategories)}
        left join app.service_order_statuses was on was.id = c.from_status_id)
      on c.service_order_id = o.id and (was.category in ${wordList(finishedCategories)}) is not true
    where o.id = $1 group by o.id, z.name`,
  values: [orderId, now],
});
