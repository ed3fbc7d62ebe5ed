import { worksInOffice } from "@boresight/domain/accounts/roles";
import { isOpenCategory } from "@boresight/domain/statuses/status-look";
import type { Transaction } from "#platform/database/transaction.ts";
import { readOpenOrders, type OpenStatus } from "./figures/read-open-orders.ts";

interface Waiting {
  appointmentRequests: number;
  /** Late orders have a card of their own; null for technicians. */
  alertsToHandle: number | null;
}

export interface AdminDashboard extends Waiting {
  openOrders: number;
  lateOrders: number;
  releasedNotInvoiced: number;
  statuses: readonly OpenStatus[];
}

/** What staff have to do now; the figures of the past are those of `readWorkFigures` and `readMoneyFigures`. */
export async function adminDashboard(_asked: null, { caller }: Transaction): Promise<AdminDashboard> {
  const statuses = await readOpenOrders({ facility: null, customerKind: null }, caller);
  const alerts = `(select count(*)::integer from app.admin_notifications where status = 'unhandled' and kind <> 'slaBreached')`;
  const waiting = await caller.one<Waiting>({
    text: `select
        (select count(*)::integer from app.appointments where status = 'requested' and starts_at >= now()) as appointment_requests,
        ${worksInOffice(caller) ? alerts : "null::integer"} as alerts_to_handle`,
  });
  const sumOf = (of: (status: OpenStatus) => number) => statuses.reduce((sum, status) => sum + of(status), 0);
  return {
    ...waiting,
    statuses,
    openOrders: sumOf(({ category, count }) => (isOpenCategory(category) ? count : 0)),
    lateOrders: sumOf(({ late }) => late),
    releasedNotInvoiced: sumOf(({ key, count }) => (key === "released" ? count : 0)),
  };
}
