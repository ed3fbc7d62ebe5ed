/** The list of invoices with 1,000 of them beside 1,000,000, and the report of ageing with 100,000 of them open. */
import { hash } from "node:crypto";
import { besideSmallShop, type ListFigure, type Question } from "./two-shops.ts";

const row = `id number status issueDate dueDate totalCents balanceCents
  serviceOrder { id internalOrderNumber customer { id companyName firstName lastName } }`;
const page = (asked: string) => `{ invoicePage(${asked} first: 25) { totalCount isMore invoices { ${row} } } }`;

/** A word of one customer in either shop. */
const rareWord = hash("md5", "777").slice(0, 8);

const questions: Question[] = [
  { what: "Invoices, first page of 1,000,000", query: page("") },
  { what: "Invoices, by due date, of 1,000,000", query: page('sort: "dueDate",') },
  { what: "Invoices, overdue, of 1,000,000", query: page('filter: { overdue: true }, sort: "dueDate",') },
  { what: "Invoices, search among 1,000,000", query: page(`filter: { search: "${rareWord}" },`) },
  { what: "Invoices, by number among 1,000,000", query: page('filter: { search: "INV-777" },') },
  {
    what: "Ageing of 100,000 open invoices",
    query: "{ ageing { totalCents customers { name totalCents } } }",
    most: 1000,
  },
];

const sizes = { small: 1000, large: 1_000_000 };

export const invoiceLists = (ownerUrl: string, dataDir: string): Promise<ListFigure[]> =>
  besideSmallShop({ ownerUrl, dataDir, name: "invoices", statements, sizes }, questions);

/** Ten invoices for each order, a tenth of them open; each order has a customer of its own. */
const statements = (size: number) => [
  "insert into app.facilities (facility_name, is_base) values ('Denver', true)",
  "alter table app.invoices disable trigger user",
  `insert into app.customers (company_name, first_name, last_name, email)
    select 'Customer ' || left(md5(n::text), 8), 'Carla', 'Ortiz', 'c' || n || '@example.com' from generate_series(1, ${size / 10} + 1000) n`,
  `insert into app.vehicles (customer_id, vin_number, year, make, model, vehicle_description)
    select id, null, 1979, 'Toyota', 'Camry', 'Camry' from app.customers`,
  `insert into app.service_orders (customer_id, vehicle_id, facility_id, status_id, cost)
    select v.customer_id, v.id, (select id from app.facilities), (select id from app.service_order_statuses where key = 'invoiced'), 40000
    from app.vehicles v limit ${size / 10}`,
  `insert into app.invoices (service_order_id, customer_id, number, status, subtotal_cents, total_cents, paid_cents, issue_date, due_date, created_at)
    select o.id, o.customer_id, 'INV-' || row_number() over (), case n when 1 then 'sent' else 'paid' end, 40000, 40000,
      case n when 1 then 0 else 40000 end, day::date, day::date + 30, day
    from app.service_orders o, generate_series(1, 10) n,
      lateral (select now() - make_interval(secs => random() * 1e8 + n) as day) dated`,
  "alter table app.invoices enable trigger user",
  "vacuum analyze",
];
