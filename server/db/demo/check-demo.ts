/** Proves that the demo shop is consistent: each check selects what contradicts it and must find nothing. */
import { taskLackMessage, whatTaskLacks } from "@boresight/domain/tasks/order-task";
import type { RepairKeyword, TextLine } from "@boresight/domain/intake/reading/mention";
import type { CalibratedWork } from "@boresight/domain/intake/reading/line-operation";
import { findMentions } from "@boresight/domain/intake/reading/operations";
import { hasValidCheckDigit, needsCheckDigit } from "@boresight/domain/vehicles/vin";
import { Client } from "pg";
import { keepDays, keptFigures } from "#modules/dashboards/keep-days.ts";
import { readTasks } from "#modules/tasks/read-asked-tasks.ts";
import { publicCaller } from "#platform/caller.ts";
import { transactionOn } from "#platform/database/transaction.ts";
import { billingContradictions, checkBilling } from "./billing/check-billing.ts";
import { asOf, demo } from "./random.ts";
import { checkFigures, checkShopFigures } from "./check-figures.ts";
import { orderCount, ordersByStatus, overdueCount } from "./orders/order-paths.ts";

const contradictions: readonly (readonly [string, string])[] = [
  [
    "every move of a history is one that the policy allows",
    `select h.id::text as what from app.status_changes h where h.id${demo} and h.from_status_id is not null and not exists
      (select from app.service_order_transitions t where t.from_status_id = h.from_status_id and t.to_status_id = h.to_status_id)`,
  ],
  [
    "every history is a chain that ends where the order is",
    `select o.internal_order_number as what from app.service_orders o where o.id${demo} and o.status_id <>
      (select h.to_status_id from app.status_changes h where h.service_order_id = o.id order by h.changed_at desc, h.id desc limit 1)`,
  ],
  [
    "no history goes back in time or into the future",
    `select o.internal_order_number as what from app.service_orders o where o.id${demo}
      and (o.status_changed_at < o.created_at or o.status_changed_at > ${asOf})`,
  ],
  [
    "nothing was ticked, measured, tried or added in the future",
    `select id::text as what from app.order_tasks where id${demo} and decided_at > ${asOf}
      union all select id::text from app.readiness_checks where id${demo} and checked_at > ${asOf}
      union all select id::text from app.calibration_attempts where id${demo} and ended_at > ${asOf}
      union all select id::text from app.files where id${demo} and created_at > ${asOf}`,
  ],
  [
    "every repair order has been read",
    `select f.name as what from app.files f where f.id${demo} and f.document_kind = 'repairOrder' and not exists
      (select from app_private.repair_order_texts t where t.file_id = f.id and t.blob_id = f.blob_id and t.state = 'read')`,
  ],
  [
    "orders that are ready, released or invoiced have their certificate, and what is billed its document",
    `select o.internal_order_number as what from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      where o.id${demo} and s.key = any ('{readyOut,released,invoiced}') and (
        not exists (select from app.documents d where d.service_order_id = o.id and d.type = 'certificate')
        or exists (select from app.invoices i where i.service_order_id = o.id and i.status <> 'draft'
          and not exists (select from app.documents d where d.invoice_id = i.id))
        or exists (select from app.estimates e where e.service_order_id = o.id and e.status <> 'draft'
          and not exists (select from app.documents d where d.estimate_id = e.id)))`,
  ],
  [
    "tasks that are ticked have their required files",
    `select t.task_name as what from app.order_tasks t join app.order_task_files f on f.order_task_id = t.id
      where t.id${demo} and t.state = 'done' and f.required and f.applies_when is null
        and f.min_count > (select count(*) from app.files there where there.order_task_file_id = f.id and there.is_uploaded)`,
  ],
  [
    "a calibration's result is that of its last attempt",
    `select c.id::text as what from app.order_calibrations c where c.id${demo} and c.result in ('passed', 'failed') and c.result is distinct from
      (select a.result from app.calibration_attempts a where a.order_calibration_id = c.id order by a.number desc limit 1)`,
  ],
  [
    "orders that went on to the final checks have a result for every calibration",
    `select o.internal_order_number as what from app.service_orders o join app.order_calibrations c on c.service_order_id = o.id
      where o.id${demo} and c.result = 'pending' and exists (select from app.status_changes h
        join app.service_order_statuses s on s.id = h.to_status_id where h.service_order_id = o.id and s.key = 'quality')`,
  ],
  [
    "orders that were checked in have their VIN confirmed by somebody",
    `select o.internal_order_number as what from app.service_orders o join app.vehicles v on v.id = o.vehicle_id
      where o.id${demo} and o.checked_in_at is not null
        and (o.vin_seen is distinct from v.vin_number or o.vin_confirmed_at is null or o.vin_confirmed_by is null)`,
  ],
  [
    "one vehicle has come that is not the one of its order, and the office knows",
    `select count(*) || ' told' as what from app.service_orders o join app.vehicles v on v.id = o.vehicle_id
        join app.admin_notifications n on n.service_order_id = o.id and n.kind = 'vinMismatch' and n.status = 'unhandled'
      where o.id${demo} and o.vin_seen <> v.vin_number and o.vin_confirmed_at is null having count(*) <> 1`,
  ],
  [
    "there are 300 messages, and 40 of 220 starter rules are checked",
    `select messages || ' messages, ' || checked || ' of ' || rules || ' rules' as what from
      (select (select count(*) from app.order_messages where id${demo}) as messages,
        (select count(*) from app.calibration_rules) as rules,
        (select count(*) from app.calibration_rules where verified_by${demo}) as checked) counted
      where messages <> 300 or checked <> 40 or rules < 220`,
  ],
  [
    "what an order holds is what its last edit made of it",
    `select o.internal_order_number as what from app.service_orders o cross join lateral
        (select distinct on (change.key) change.key, change.value ->> 1 as held
          from app.audit_entries a cross join lateral jsonb_each(a.changes) as change
          where a.entity_id = o.id and a.id${demo} order by change.key, a.at desc) edit
      where edit.held is distinct from to_jsonb(o) ->> edit.key`,
  ],
  [
    "every sealed day of the audit agrees with its seal",
    `select d.day || ': ' || c.problem as what from app.audit_days d cross join lateral app_private.check_audit_day(d.day) c
      where c.problem is not null`,
  ],
  [
    "no order is estimated ready before its appointment is over",
    `select o.internal_order_number as what from app.service_orders o join app.appointments a on a.service_order_id = o.id
      where o.id${demo} and a.status <> 'cancelled' and o.estimated_completion_date < a.ends_at`,
  ],
  [
    "no two appointments share a bay, a technician or a vehicle at a time",
    `select a.id::text as what from app.appointments a join app.appointments b on a.id < b.id and not a.is_overbooked
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
        and (a.bay_id = b.bay_id or a.technician_id = b.technician_id or a.vehicle_id = b.vehicle_id)
      where a.id${demo} and b.id${demo} and a.status <> 'cancelled' and b.status <> 'cancelled'`,
  ],
  [
    "a scheduled order has its appointment, unless nobody drives there",
    `select o.internal_order_number as what from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      where o.id${demo} and s.key = 'scheduled' and not exists
          (select from app.appointments a where a.service_order_id = o.id and a.status = 'confirmed')
        and (o.intake_method <> 'mobile' or exists
          (select from app.bays b where b.facility_id = o.facility_id and b.kind = 'mobile'))`,
  ],
];

/** What is so when the shop has just been loaded, and not for long. */
const presentContradictions: typeof contradictions = [
  [
    "who has come was expected before, and who is expected has not missed the time",
    `select a.id::text as what from app.appointments a where a.id${demo}
      and case a.status when 'confirmed' then a.starts_at < ${asOf} when 'arrived' then a.starts_at > ${asOf} end`,
  ],
  [
    "somebody has come or comes to the base on the shop's day",
    `select f.facility_name as what from app.facilities f where f.is_base and not exists (select from app.appointments a
      where a.facility_id = f.id and a.id${demo} and a.status in ('confirmed', 'arrived', 'completed')
        and (a.starts_at at time zone f.time_zone)::date = (${asOf} at time zone f.time_zone)::date)`,
  ],
  [
    "the base's van has a day with several stops ahead, each with its place",
    `select f.facility_name as what from app.facilities f where f.is_base and not exists (select from app.appointments a
        join app.bays b on b.id = a.bay_id and b.kind = 'mobile' join app.addresses d on d.id = a.address_id and d.latitude is not null
      where a.facility_id = f.id and a.id${demo} and a.status = 'confirmed' and a.starts_at > ${asOf} and a.technician_id is not null
      group by (a.starts_at at time zone f.time_zone)::date having count(*) >= 3)`,
  ],
  [
    "something is in work or comes on the shop's day for those who try the demo, and something waits to be collected",
    `with present as (select o.assigned_technician_id, c.email, s.key from app.service_orders o
        join app.service_order_statuses s on s.id = o.status_id join app.customers c on c.id = o.customer_id where o.id${demo} and (
        s.category in ('onsite', 'work', 'done') or exists (select from app.appointments a join app.facilities f on f.id = a.facility_id
          where a.service_order_id = o.id and a.status = 'confirmed'
            and (a.starts_at at time zone f.time_zone)::date = (${asOf} at time zone f.time_zone)::date)))
      select 'nothing for the technician' as what where not exists (select from present join app.users u on u.id = assigned_technician_id
        where u.email = 'tom@example.com' and key <> 'readyOut')
      union all select 'nothing for the customer' where not exists (select from present where email = 'carla@example.com')
      union all select 'nothing to collect' where not exists (select from present where key = 'readyOut')`,
  ],
];

/** Answers what is wrong, as sentences; an empty list is a good shop. One loaded for a moment is judged as of that moment. */
export async function checkDemo(ownerUrl: string, loadedFor?: Date): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query({ text: "select set_config('demo.now', $1, false)", values: [loadedFor?.toISOString() ?? ""] });
    const problems: string[] = [];
    const present = loadedFor ? presentContradictions : [];
    for (const [promise, query] of [...contradictions, ...billingContradictions, ...present]) {
      const { rows } = await client.query<{ what: string }>(`${query} limit 3`);
      if (rows.length > 0) problems.push(`Not true that ${promise}: ${rows.map(({ what }) => what).join(", ")}`);
    }
    const checks = [checkVins, checkTasks, checkRepairOrders, checkBilling, checkDashboards, checkCounts];
    for (const check of checks) problems.push(...(await check(client)));
    return problems;
  } finally {
    await client.end();
  }
}

async function checkVins(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ vin: string }>(`select vin_number as vin from app.vehicles where id${demo}`);
  const wrong = rows.filter(({ vin }) => needsCheckDigit(vin) && !hasValidCheckDigit(vin));
  return wrong.map(({ vin }) => `The check digit of ${vin} is wrong`);
}

/** What is released has nothing open behind it. */
async function checkTasks(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select t.id from app.order_tasks t join app.service_orders o on o.id = t.service_order_id
      where o.id${demo} and o.released_at is not null and t.service_order_status_id <> o.status_id`,
  );
  await client.query("begin");
  const tasks = await readTasks(
    transactionOn(client, publicCaller).system,
    rows.map(({ id }) => id),
  );
  await client.query("rollback");
  return tasks.flatMap(whatTaskLacks).map((lack) => `A released order lacks something: ${taskLackMessage(lack)}`);
}

/** What dashboards show is what the rows say, while nothing is kept of past days and once they are. */
async function checkDashboards(client: Client): Promise<string[]> {
  await client.query("begin; delete from app_private.kept_days");
  const problems = await checkShopFigures(client);
  await keepDays(transactionOn(client, publicCaller).system);
  await client.query("reset role");
  problems.push(...(await checkKeptDays(client)), ...(await checkFigures(client)));
  await client.query("rollback");
  return problems;
}

/** What is kept of past days is what the rows give, all of them counted at once. */
async function checkKeptDays(client: Client): Promise<string[]> {
  const figures = `select figure, facility_id, customer_kind, key, sum(count) as count, sum(cents) as cents, sum(cardinality(hours)) as hours`;
  const { rows } = await client.query<{ figure: string }>({
    text: `with kept as (${figures} from app_private.kept_figures group by 1, 2, 3, 4),
      span as (select figure, array[min(starts)] as starts, array[max(ends)] as ends from app_private.kept_days group by 1),
      counted as (${figures} from span, app_private.count_days(figure, starts, ends) group by 1, 2, 3, 4)
      select distinct figure from ((table kept except table counted) union all (table counted except table kept)) differing
      union all select figure from unnest($1::text[]) figure where figure not in (select figure from counted)`,
    values: [keptFigures],
  });
  return rows.map(({ figure }) => `What is kept by day is not what the rows give: ${figure}`);
}

/** What a shop ticked, its paper speaks of. */
async function checkRepairOrders(client: Client): Promise<string[]> {
  const { rows: keywords } = await client.query<RepairKeyword>(
    `select o.key as operation, t.keyword, t.counts_with as "countsWith"
      from app.repair_keywords t left join app.repair_operations o on o.id = t.repair_operation_id`,
  );
  const { rows: repairs } = await client.query<{ key: string; works: CalibratedWork[] }>(
    "select key, calibrated_after as works from app.repair_operations",
  );
  const calibratedAfter = Object.fromEntries(repairs.map(({ key, works }) => [key, works]));
  const { rows: papers } = await client.query<{ order: string; repairs: string[]; lines: TextLine[] }>(
    `select o.internal_order_number as order, o.repair_operations as repairs, t.lines from app_private.repair_order_texts t
      join app.files f on f.id = t.file_id join app.service_orders o on o.id = f.service_order_id where o.id${demo}`,
  );
  return papers.flatMap(({ order, repairs, lines }) => {
    const mentioned = findMentions(lines, { keywords, calibratedAfter }).map(({ operation }) => operation);
    return repairs.every((key) => mentioned.includes(key))
      ? []
      : `The repair order of ${order} does not speak of its repair`;
  });
}

async function checkCounts(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string; count: number }>(
    `select s.key, count(*)::integer as count from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      where o.id${demo} group by s.key
      union all select 'overdue', count(*)::integer from app.invoices where id${demo} and status = any ('{issued,sent,partiallyPaid}') and due_date < ${asOf}::date
      union all select 'alerts', count(*)::integer from app.admin_notifications where id${demo} and status = 'unhandled'`,
  );
  const counted = new Map(rows.map(({ key, count }) => [key, count]));
  const inFlight = ordersByStatus.reduce((total, [, count]) => total + count, 0);
  const expected = [
    ...ordersByStatus,
    ["closed", orderCount - inFlight],
    ["overdue", overdueCount],
    ["alerts", 25],
  ] as const;
  return expected
    .filter(([key, count]) => counted.get(key) !== count)
    .map(([key, count]) => `${counted.get(key) ?? 0} instead of ${count}: ${key}`);
}
