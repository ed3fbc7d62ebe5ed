import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import { intakeMethods, type IntakeMethod } from "@boresight/domain/intake/intake-method";
import type { Statement, Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { readDashboardScope, type DashboardScope } from "./dashboard-scope.ts";

interface StatusCount {
  key: string;
  statusName: string;
  category: string;
  count: number;
  late: number;
}

type IntakeDay = { day: string } & Record<IntakeMethod, number>;

interface MoneyFigures {
  revenueCents: number | null;
  revenueCentsBefore: number | null;
  receivableCents: number | null;
  overdueCents: number | null;
}

interface ReleasedFigures {
  releasedOrders: number;
  releasedOrdersBefore: number;
  medianKeysToKeysHours: number | null;
  medianKeysToKeysHoursBefore: number | null;
}

export interface AdminDashboard extends MoneyFigures, ReleasedFigures {
  openOrders: number;
  lateOrders: number;
  createdOrders: number;
  createdOrdersBefore: number;
  releasedNotInvoiced: number;
  appointmentRequests: number;
  alertsToHandle: number | null;
  statuses: readonly StatusCount[];
  days: readonly IntakeDay[];
}

/** What the database counts: open orders by status, created ones by day (from 1, the span before first) and intake method. */
interface Counted extends MoneyFigures, ReleasedFigures {
  open: readonly { statusId: string; count: number; late: number }[];
  created: readonly { day: number; intakeMethod: IntakeMethod; count: number }[];
  appointmentRequests: number;
  alertsToHandle: number | null;
}

/** The office's figures over the last so many days beside the equal span before; money is the admin's alone. */
export async function adminDashboard(days: number, { caller }: Transaction): Promise<AdminDashboard> {
  const scope = await readDashboardScope(days, caller);
  const { open, created, ...figures } = await caller.one<Counted>(countWithin(scope, caller.role === "admin"));
  const statuses = scope.statuses
    .filter(({ isTerminal }) => !isTerminal)
    .map((status) => ({ ...status, count: 0, late: 0, ...open.find(({ statusId }) => statusId === status.id) }));
  const countOf = (isCounted: (key: string) => boolean) => sumOf(statuses.filter(({ key }) => isCounted(key)));
  return {
    ...figures,
    openOrders: countOf((key) => key !== "invoiced"),
    lateOrders: statuses.reduce((sum, { late }) => sum + late, 0),
    releasedNotInvoiced: countOf((key) => key === "released"),
    createdOrders: sumOf(created.filter(({ day }) => day > days)),
    createdOrdersBefore: sumOf(created.filter(({ day }) => day <= days)),
    statuses: statuses.filter(({ isActive }) => isActive),
    days: scope.days.map((day, place) => ({
      day,
      ...byMethod(created.filter((counted) => counted.day === days + place + 1)),
    })),
  };
}

const sumOf = (counted: readonly { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0);

const byMethod = (created: Counted["created"]): Record<IntakeMethod, number> => {
  const counts: Record<IntakeMethod, number> = { dropOff: 0, pickup: 0, tow: 0, mobile: 0 };
  for (const method of intakeMethods)
    counts[method] = sumOf(created.filter(({ intakeMethod }) => intakeMethod === method));
  return counts;
};

/**
 * Open orders are few, and read by the index that holds all it asks for; the limits of a technician are said again by value, so
 * that the database begins with an index of their facility. The past is long, and read from what is kept of its days.
 */
function countWithin({ statuses, facilityIds, days, before }: DashboardScope, isAdmin: boolean): Statement {
  const limit = facilityIds ? `and o.facility_id = ${facilityIds.length === 1 ? "$5::uuid" : "any ($5::uuid[])"}` : "";
  const open = statuses.filter(({ isTerminal }) => !isTerminal).map(({ id }) => id);
  const limits = facilityIds ? [facilityIds.length === 1 ? facilityIds[0] : facilityIds] : [];
  return {
    text: `with open as (select o.status_id, count(*)::integer as count, (count(*) filter (where o.status_due_at < now()))::integer as late
          from app.service_orders o where o.status_id = any ($1::uuid[]) ${limit} group by o.status_id),
        created as (select place as day, key as intake_method, sum(count)::integer as count
          from ${figures("created")} group by 1, 2),
        released as materialized (select place > $4::integer as recent, count, hours from ${figures("released")})${isAdmin ? moneyTables : ""}
      select
        coalesce((select json_agg(json_build_object('statusId', status_id, 'count', count, 'late', late)) from open), '[]') as open,
        coalesce((select json_agg(json_build_object('day', day, 'intakeMethod', intake_method, 'count', count)) from created), '[]') as created,
        (select count(*)::integer from app.appointments where status = 'requested' and starts_at >= now()) as appointment_requests,
        ${isAdmin ? alerts : "null::integer"} as alerts_to_handle,
        ${isAdmin ? money : noMoney},
        (select coalesce(sum(count), 0)::integer from released where recent) as released_orders,
        (select coalesce(sum(count), 0)::integer from released where not recent) as released_orders_before,
        (select percentile_cont(0.5) within group (order by hour) from released, unnest(hours) hour where recent) as median_keys_to_keys_hours,
        (select percentile_cont(0.5) within group (order by hour) from released, unnest(hours) hour where not recent) as median_keys_to_keys_hours_before`,
    values: [open, before, days.at(-1), days.length, ...limits],
  };
}

/** Both spans by day, and what is later than the present one. */
const figures = (figure: string) => `app_private.figures_of_days('${figure}', $2::date, $3::date, true)`;

/** Late orders have a card of their own. */
const alerts = `(select count(*)::integer from app.admin_notifications where status = 'unhandled' and kind <> 'slaBreached')`;

const noMoney = `null as revenue_cents, null as revenue_cents_before, null as receivable_cents, null as overdue_cents`;

const moneyTables = `,
        invoiced as materialized (select place > $4::integer as recent, cents from ${figures("invoiced")}),
        owed as materialized (select coalesce(sum(balance_cents), 0)::integer as cents,
            coalesce(sum(balance_cents) filter (where due_date < $3::date), 0)::integer as overdue
          from app.invoices where status in ${wordList(openInvoiceStatuses)})`;

const money = `(select coalesce(sum(cents), 0)::integer from invoiced where recent) as revenue_cents,
        (select coalesce(sum(cents), 0)::integer from invoiced where not recent) as revenue_cents_before,
        (select cents from owed) as receivable_cents, (select overdue from owed) as overdue_cents`;
