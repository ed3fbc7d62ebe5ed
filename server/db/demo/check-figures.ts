/** Proves that the dashboard's figures are what the demo shop's rows say: each is counted once more, by its definition alone. */
import type { Client } from "pg";
import type { FigureFilter } from "#modules/dashboards/figures/figure-span.ts";
import { readMoneyFigures } from "#modules/dashboards/figures/read-money-figures.ts";
import { readWorkFigures } from "#modules/dashboards/figures/read-work-figures.ts";
import { publicCaller } from "#platform/caller.ts";
import { transactionOn } from "#platform/database/transaction.ts";

const days = 60;

/** Each as one number, of the orders `orders` and their customers' `payments`, since the moment and the date of `span`. */
const counts: Readonly<Record<string, string>> = {
  createdOrders: "select count(*) from orders where created_at >= since",
  releasedOrders: "select count(*) from orders where released_at >= since",
  keysToKeysHours: `select percentile_cont(0.5) within group (order by extract(epoch from released_at - checked_in_at) / 3600)
    from orders where released_at >= since`,
  onTimeRate: `select avg((released_at <= estimated_completion_date)::integer) from orders
    where released_at >= since and estimated_completion_date is not null`,
  requestToApprovalHours: `select percentile_cont(0.5) within group (order by extract(epoch from reached - created_at) / 3600)
    from orders join firsts on firsts.id = orders.id and key = 'approved' where reached >= since`,
  approvalToScheduleHours: `select percentile_cont(0.5) within group (order by extract(epoch from reached - (
      select max(h.changed_at) from moves h where h.service_order_id = orders.id and h.key = 'approved' and h.changed_at <= reached)) / 3600)
    from orders join firsts on firsts.id = orders.id and key = 'scheduled' where reached >= since
      and exists (select from moves h where h.service_order_id = orders.id and h.key = 'approved' and h.changed_at <= reached)`,
  releaseToInvoiceHours: `select percentile_cont(0.5) within group (order by extract(epoch from reached - released_at) / 3600)
    from orders join firsts on firsts.id = orders.id and key = 'invoiced' where reached >= since and released_at <= reached`,
  firstTimePassRate: `select avg((number = 1 and result = 'passed')::integer) from (
      select distinct on (a.order_calibration_id) a.* from app.calibration_attempts a join orders on orders.id = a.service_order_id
      order by a.order_calibration_id, a.number desc) final where created_at >= since`,
  holdRate: `select avg((id in (select service_order_id from moves where is_hold))::integer) from orders where checked_in_at >= since`,
  notReadyRate: `select avg((exists (select from moves where service_order_id = orders.id and is_hold
    and changed_at between checked_in_at and checked_in_at + interval '120 minutes'))::integer) from orders where checked_in_at >= since`,
  comebackRate: `select avg((exists (
        select from visits again join visits before on before.vin = again.vin and before.system = again.system and before.id <> again.id
        where again.id = orders.id and again.checked_in_at - before.released_at between interval '1 microsecond' and interval '30 days')
      or exists (select from moves h join app.service_order_statuses f on f.id = h.from_status_id
        where h.service_order_id = orders.id and h.changed_at - orders.released_at between interval '1 microsecond' and interval '30 days'
          and f.category in ('done', 'billing', 'closed') and h.category not in ('done', 'billing', 'closed')))::integer)
    from orders where checked_in_at >= since`,
  documentedRate: `select avg((id not in (select slot.service_order_id from app.order_task_files slot join app.order_tasks task on task.id = slot.order_task_id
      left join app.files there on there.order_task_file_id = slot.id and there.is_uploaded and there.version_of is null
      where slot.required and slot.applies_when is null and task.applies_when is null and task.state not in ('skipped', 'notApplicable')
      group by slot.id having count(there.id) < greatest(1, slot.min_count)))::integer) from orders where released_at >= since`,
  noShowRate: `select avg((a.status = 'noShow')::integer) from app.appointments a join customers on customers.id = a.customer_id
    where a.starts_at >= since and a.starts_at < until and a.status in ('noShow', 'arrived', 'completed') and ($3::uuid is null or a.facility_id = $3)`,
  revenueCents: "select coalesce(sum(subtotal_cents), 0) from issued",
  marginRate: `select sum(total_price - round(quantity::numeric * purchase_cost / 1000))::float8 / (select sum(subtotal_cents) from issued)
    from app.line_items l where l.invoice_id in (select id from issued) and l.is_accepted`,
  averageOrderCents: "select sum(subtotal_cents)::float8 / count(distinct service_order_id) from issued",
  calibrationsPerOrder: `select avg((select count(*) from app.order_calibrations k where k.service_order_id = orders.id and k.result <> 'notRequired'))
    from orders where (select min(issue_date) from app.invoices i where i.service_order_id = orders.id and i.status not in ('draft', 'void')) >= since_day`,
  approvalRate: "select avg(is_approved::integer) from decided",
  averageEstimateCents: "select avg(total_cents) from decided",
  decisionHours: "select avg(extract(epoch from decided_at - sent_at) / 3600) from decided where sent_at is not null",
  receivableCents: `select coalesce(sum(i.balance_cents), 0) from app.invoices i join orders on orders.id = i.service_order_id
    where i.status in ('issued', 'sent', 'partiallyPaid') and i.balance_cents > 0`,
};
/** Payments are of no facility. */
const collected = `select coalesce(sum(p.amount_cents - p.returned_cents), 0) from app.payments p join customers on customers.id = p.customer_id
  where p.received_on >= since_day and p.method <> 'rewardCredit' and p.id not in (select payment_id from app.payment_reversals)`;

// What is asked by order is not materialized: the rows of one order are found by index.
const shown = (counted: Readonly<Record<string, string>>) => `with span as materialized (
      select today - ($1::integer - 1) as since_day, (today - ($1::integer - 1))::timestamp at time zone zone as since, (today + 1)::timestamp at time zone zone as until
      from (select time_zone as zone, (now() at time zone time_zone)::date as today from app.facilities where is_base) shop),
    customers as (select id from app.customers where $2::text is null or customer_kind = $2),
    orders as (select o.* from app.service_orders o join customers on customers.id = o.customer_id where $3::uuid is null or o.facility_id = $3),
    moves as not materialized (select h.*, s.key, s.is_hold, s.category from app.status_changes h join app.service_order_statuses s on s.id = h.to_status_id),
    firsts as (select service_order_id as id, key, min(changed_at) as reached from moves group by 1, 2),
    visits as not materialized (select o.id, o.checked_in_at, o.released_at, v.vin_number as vin, regexp_replace(y.key, '^(CAL-FCAM|ALN)-.*', '\\1') as system
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id join app.order_calibrations k on k.service_order_id = o.id
        join app.line_item_types y on y.id = k.line_item_type_id),
    issued as (select i.* from app.invoices i join orders on orders.id = i.service_order_id, span
      where i.issue_date >= since_day and i.status not in ('draft', 'void')),
    decided as (select d.*, e.sent_at from app.estimate_decisions d join app.estimates e on e.id = d.estimate_id
      join orders on orders.id = e.service_order_id, span where d.decided_at >= since)
  select ${Object.entries(counted)
    .map(([key, query]) => `(${query})::float8 as "${key}"`)
    .join(", ")} from span`;

const all: FigureFilter = { days, from: null, to: null, facility: null, customerKind: null };

/** As the dashboard is asked first: of the whole shop. */
export const checkShopFigures = (client: Client): Promise<string[]> => differences(all, client);

/** As the dashboard is asked: of all, of each location, and of two kinds of customers. */
export async function checkFigures(client: Client): Promise<string[]> {
  const { rows: facilities } = await client.query<{ id: string }>("select id from app.facilities order by id");
  const filters: FigureFilter[] = [
    all,
    ...facilities.map(({ id }) => ({ ...all, facility: id })),
    { ...all, customerKind: "bodyShop" },
    { ...all, customerKind: "fleet" },
  ];
  const problems: string[] = [];
  for (const filter of filters) problems.push(...(await differences(filter, client)));
  return problems;
}

async function differences(filter: FigureFilter, client: Client): Promise<string[]> {
  const { facility, customerKind } = filter;
  const { rows } = await client.query<Record<string, number | null>>({
    text: shown(facility === null ? { ...counts, collectedCents: collected } : counts),
    values: [days, customerKind, facility],
  });
  const tx = transactionOn(client, { ...publicCaller, role: "admin" });
  const work = await readWorkFigures(filter, tx);
  const money = await readMoneyFigures(filter, tx);
  const told = new Map([...work.figures, ...money.figures].map(({ key, value }) => [key, value]));
  return Object.entries(rows[0] ?? {}).flatMap(([key, counted]) => {
    const value = told.get(key) ?? null;
    const isSame =
      value === null || counted === null ? value === counted : Math.abs(value - counted) < 1e-6 * Math.max(1, counted);
    return isSame
      ? []
      : `The dashboard says ${value} where the rows say ${counted}: ${key} of ${facility ?? customerKind ?? "all"}`;
  });
}
