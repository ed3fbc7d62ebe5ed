/** Ten thousand orders, two thousand of them one customer's, each with its papers. */
import type { Pool } from "pg";

export interface Filled {
  /** Owns 2,000 orders. */
  customerId: string;
  customerUserId: string;
  adminUserId: string;
  orderId: string;
}

export async function fill(owner: Pool): Promise<Filled> {
  const client = await owner.connect();
  await client.query("set app.audit = 'off'");
  for (const statement of statements) await client.query(statement);
  await client.query("analyze");
  client.release(true); // Not to be used again: nobody else wants its changes unaudited.
  const { rows } = await owner.query<Filled>(
    `select c.id as "customerId", c.user_id as "customerUserId",
        (select id from app.users where default_role = 'admin') as "adminUserId",
        (select id from app.service_orders where customer_id = c.id order by created_at desc limit 1) as "orderId"
      from app.customers c where c.company_name = 'Customer 0'`,
  );
  const [filled] = rows;
  if (!filled) throw new Error("the benchmark's customer was not stored");
  return filled;
}

const statements = [
  "insert into app.users (display_name, email, default_role) values ('Ada Admin', 'ada@example.com', 'admin'), ('Carla', 'carla@example.com', 'customer')",
  "insert into app.facilities (facility_name, is_base) values ('Denver', true)",
  `insert into app.customers (company_name, first_name, last_name, email, user_id)
    select 'Customer ' || n, 'Carla', 'Ortiz', 'c' || n || '@example.com',
      case n when 0 then (select id from app.users where default_role = 'customer') end
    from generate_series(0, 99) n`,
  `insert into app.vehicles (customer_id, vin_number, year, make, model, vehicle_description)
    select c.id, null, 1979, 'Toyota', 'Camry', 'Camry ' || n from app.customers c, generate_series(1, 4) n`,
  `insert into app.service_orders (customer_id, vehicle_id, status_id, facility_id, created_at, repair_order_number)
    select v.customer_id, v.id, s.id, f.id, now() - make_interval(mins => n), 'RO-' || n
    from generate_series(0, 9999) n
    join app.facilities f on true
    join lateral (select id, customer_id from app.vehicles where customer_id = (select id from app.customers
      where company_name = 'Customer ' || case when n % 5 = 0 then 0 else 1 + n % 99 end) offset n % 4 limit 1) v on true
    join app.service_order_statuses s on s.sort_order = 10 * (1 + n % 16)`,
  `insert into app.estimates (service_order_id, customer_id, number, revision, status, subtotal_cents, tax_cents, total_cents, created_at)
    select o.id, o.customer_id, 'E-' || o.internal_order_number || '-R' || r, r, 'sent', 40000, 0, 40000, o.created_at + make_interval(mins => r)
    from app.service_orders o, generate_series(1, 2) r`,
  `insert into app.invoices (service_order_id, customer_id, number, status, subtotal_cents, tax_cents, total_cents, created_at)
    select o.id, o.customer_id, 'INV-' || o.internal_order_number, 'sent', 40000, 0, 40000, o.created_at from app.service_orders o`,
  `insert into app.line_items (estimate_id, customer_id, line_item_type_id, description, unit_price, total_price, sort_order)
    select e.id, e.customer_id, t.id, t.name, t.unit_price, t.unit_price, t.sort_order
    from app.estimates e join app.line_item_types t on t.key in ('CAL-FCAM-S', 'SCAN-PRE', 'SCAN-POST')`,
  `insert into app.line_items (invoice_id, customer_id, line_item_type_id, description, unit_price, total_price, sort_order)
    select i.id, i.customer_id, t.id, t.name, t.unit_price, t.unit_price, t.sort_order
    from app.invoices i join app.line_item_types t on t.key in ('CAL-FCAM-S', 'SCAN-PRE', 'SCAN-POST')`,
];
