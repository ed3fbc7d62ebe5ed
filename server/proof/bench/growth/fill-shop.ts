/** A shop that has grown to so many orders: the newest 300 are open, the rest is paid or cancelled, one each five minutes. */
import type { PoolClient } from "pg";

/** Whom the questions come from, and what they look for. */
export interface GrownShop {
  adminId: string;
  /** Of all facilities, of one, and of one that has no orders. */
  technicianId: string;
  limitedTechnicianId: string;
  idleTechnicianId: string;
  /** With 2,000 orders or a fifth of all; with ten; with a tenth of all. */
  customerId: string;
  customerUserId: string;
  smallCustomerUserId: string;
  chainUserId: string;
  orderId: string;
  orderNumber: string;
  poNumber: string;
  vin: string;
  company: string;
  surname: string;
  /** Of the technician's: the one that the bench changes. */
  changedOrderId: string;
}

const filledTables = [
  "service_orders",
  "invoices",
  "estimates",
  "estimate_decisions",
  "line_items",
  "payments",
  "status_changes",
  "order_calibrations",
];

/** Fills the empty shop without triggers, and makes the large tables' indexes afterwards: a million orders in minutes. */
export async function fillShop(client: PoolClient, size: number): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '512MB'; set work_mem = '256MB'`);
  for (const statement of beforeOrders(size)) await client.query(statement);
  const { rows } = await client.query<{ name: string; definition: string }>({
    text: `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i where i.indrelid = any (select ('app.' || t)::regclass from unnest($1::text[]) t)
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    values: [filledTables],
  });
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const statement of [...orders(size), ...papers]) await client.query(statement);
  for (const { definition } of rows) await client.query(definition);
  await client.query(`select setval('app_private.order_numbers', ${100_000 + size + 10})`);
  await client.query("vacuum analyze");
}

const customersOf = (size: number) => Math.max(50, Math.min(20_000, size / 50));
const word = (text: string) => `initcap(translate(left(md5(${text}), 7), '0123456789', 'ghijklmnop'))`;

const beforeOrders = (size: number) => [
  `insert into app.facilities (facility_name, is_base)
    values ('Denver', true), ('Boulder', false), ('Aurora', false), ('Golden', false)`,
  `insert into app.bays (facility_id, name) select id, 'Bay 1' from app.facilities`,
  `insert into app.users (display_name, email, default_role, facility_ids)
    select 'Tom ' || n, 'tom' || n || '@example.com', 'technician', case n
        when 2 then array(select id from app.facilities where facility_name = 'Boulder')
        when 3 then array(select id from app.facilities where facility_name = 'Golden') end
      from generate_series(1, 8) n`,
  `insert into app.users (display_name, email, default_role)
    select name, lower(name) || '@example.com', case name when 'Ada' then 'admin' else 'customer' end
      from unnest(array['Ada', 'Carla', 'Cyd', 'Chain']) name`,
  `insert into app.customers (company_name, first_name, last_name, email, user_id)
    select ${word("'company' || n")} || ' Collision', 'Carla', ${word("'surname' || n % 500")}, 'c' || n || '@example.com',
        (select id from app.users where email = case n when 0 then 'carla@example.com' when 1 then 'cyd@example.com' when 2 then 'chain@example.com' end)
      from generate_series(0, ${customersOf(size) - 1}) n`,
  `update app.users u set customer_id = c.id from app.customers c where c.user_id = u.id`,
  `insert into app.vehicles (customer_id, vin_number, year, make, model, vehicle_description, created_at)
    select c.id, upper(left(md5(c.email || k), 17)), 1979 + k * 5, 'Toyota', 'Camry', 1979 + k * 5 || ' Toyota Camry',
        now() - make_interval(mins => 30 * (row_number() over ())::integer)
      from app.customers c, generate_series(1, 4) k`,
  `create temp table owned as
    select v.id, v.customer_id, v.vin_number, v.vehicle_description, substr(c.email, 2, position('@' in c.email) - 2)::integer as place,
        (v.year - 1979) / 5 - 1 as k, c.company_name, c.first_name, c.last_name
      from app.vehicles v join app.customers c on c.id = v.customer_id`,
];

const orders = (size: number) => {
  const own = Math.min(2000, size / 5);
  return [
    `with technicians as (select id, row_number() over (order by email) - 1 as place from app.users where default_role = 'technician'),
        facilities as (select id, row_number() over (order by facility_name desc) - 1 as place from app.facilities where facility_name <> 'Golden'),
        open as (select id, row_number() over (order by sort_order) - 1 as place, count(*) over () as of_them
          from app.service_order_statuses where category <> 'closed'),
        done as (select id, row_number() over (order by sort_order) - 1 as place from app.service_order_statuses where category = 'closed')
      insert into app.service_orders (internal_order_number, customer_id, vehicle_id, facility_id, assigned_technician_id, status_id,
          status_changed_at, created_at, cost, invoice_total, invoice_number, repair_order_number, po_number, status_due_at, released_at,
          checked_in_at, calibration_type, intake_method, search_text)
        select number, v.customer_id, v.id, f.id, t.id,
          case when n < 300 then (select id from open where place = n % of_them)
            else (select id from done where place = (case when n % 10 = 0 then 1 else 0 end)) end,
          at, at, 40000, case when n >= 300 then 40000 end, invoice, 'RO-' || n, po,
          case when n < 300 then now() + make_interval(mins => n - 30) end,
          case when n >= 300 and n % 10 <> 0 then at + interval '1 day' end, at + interval '1 hour', 'camera',
          (array['dropOff', 'pickup', 'tow', 'mobile'])[1 + n % 4],
          app_private.search_key(number, 'RO-' || n, po, null, invoice, v.vin_number, v.vehicle_description, null, v.company_name, v.first_name, v.last_name)
        from generate_series(0, ${size - 1}) n
        cross join lateral (select 'SO-' || (100000 + ${size} - n) as number, now() - make_interval(mins => n * 5) as at,
          case when n >= 300 then 'INV-' || n end as invoice, case when n % 3 = 0 then 'PO-' || n end as po) made
        join owned v on v.k = (n / 7) % 4 and v.place = case when n % ${Math.floor(size / own)} = 0 then 0 when n % ${size / 10} = 7 then 1
          when n % 10 = 3 then 2 else 3 + n % ${customersOf(size) - 3} end
        join technicians t on t.place = n % 8 join facilities f on f.place = n % 3`,
  ];
};

const papers = [
  `insert into app.invoices (service_order_id, customer_id, number, status, subtotal_cents, total_cents, paid_cents, created_at, issue_date, due_date, sent_at)
    select o.id, o.customer_id, o.invoice_number, case when is_paid then 'paid' else 'sent' end, 40000, 40000, case when is_paid then 40000 else 0 end,
        o.created_at, o.created_at::date, o.created_at::date + 30, o.created_at
      from app.service_orders o cross join lateral (select o.created_at < now() - interval '60 days' as is_paid) paid
      where o.invoice_number is not null`,
  `insert into app.line_items (invoice_id, customer_id, line_item_type_id, description, unit_price, total_price, purchase_cost)
    select i.id, i.customer_id, t.id, t.name, 40000, 40000, 1000 from app.invoices i join app.line_item_types t on t.key = 'CAL-FCAM-S'`,
  `insert into app.payments (customer_id, method, amount_cents, received_on, created_at)
    select i.customer_id, 'check', 40000, i.issue_date + 20, i.created_at + interval '20 days' from app.invoices i
      where i.issue_date + 20 <= current_date`,
  `insert into app.estimates (service_order_id, customer_id, number, status, subtotal_cents, total_cents, sent_at, decided_at, created_at)
    select o.id, o.customer_id, 'E-' || o.internal_order_number || '-R1', 'converted', 40000, 40000, o.created_at, o.created_at + interval '3 hours', o.created_at
      from app.service_orders o where o.invoice_number is not null`,
  `insert into app.estimate_decisions (estimate_id, customer_id, is_approved, channel, total_cents, decided_at, created_at)
    select e.id, e.customer_id, true, 'signedIn', e.total_cents, e.decided_at, e.decided_at from app.estimates e`,
  `insert into app.order_calibrations (service_order_id, customer_id, line_item_type_id)
    select o.id, o.customer_id, t.id from app.service_orders o, app.line_item_types t where t.key = 'CAL-FCAM-S'`,
  `insert into app.status_changes (service_order_id, customer_id, from_status_id, to_status_id, changed_at)
    select o.id, o.customer_id, null, o.status_id, o.created_at from app.service_orders o`,
  `insert into app.appointments (service_order_id, customer_id, vehicle_id, facility_id, bay_id, technician_id, starts_at, ends_at, status)
    select o.id, o.customer_id, o.vehicle_id, o.facility_id, b.id, o.assigned_technician_id, starts_at, starts_at + interval '4 minutes', status
      from app.service_orders o join app.bays b on b.facility_id = o.facility_id
        cross join lateral (select o.created_at + interval '1 day' as starts_at, case when o.invoice_number is null then 'confirmed' when o.released_at is null then 'cancelled' else 'completed' end as status) made`,
];

export const readShop = `select
    (select id from app.users where email = 'ada@example.com') as "adminId",
    (select id from app.users where email = 'tom1@example.com') as "technicianId",
    (select id from app.users where email = 'tom2@example.com') as "limitedTechnicianId",
    (select id from app.users where email = 'tom3@example.com') as "idleTechnicianId",
    c.id as "customerId", c.user_id as "customerUserId", c.company_name as company, c.last_name as surname,
    (select user_id from app.customers where email = 'c1@example.com') as "smallCustomerUserId",
    (select user_id from app.customers where email = 'c2@example.com') as "chainUserId",
    o.id as "orderId", o.internal_order_number as "orderNumber", coalesce(o.po_number, 'PO-300') as "poNumber", v.vin_number as vin,
    (select id from app.service_orders where facility_id = any (select unnest(facility_ids) from app.users where email = 'tom2@example.com')
      order by created_at desc limit 1) as "changedOrderId"
  from app.customers c, lateral (select * from app.service_orders where customer_id = c.id order by created_at offset 20 limit 1) o
    join app.vehicles v on v.id = o.vehicle_id
  where c.email = 'c0@example.com'`;
