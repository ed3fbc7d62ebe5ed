/** The first page of the list and of the board: a shop with 1,000 orders beside one with 100,000. */
import { besideSmallShop, type ListFigure } from "./two-shops.ts";

const row = `id version internalOrderNumber repairOrderNumber poNumber calibrationType intakeMethod priority invoiceNumber
  invoiceTotal estimatedCompletionDate statusChangedAt statusDueAt createdAt status { id statusName category color icon }
  customer { id companyName firstName lastName } vehicle { id vehicleDescription vinNumber }
  appointments(first: 1, orderBy: STARTS_AT_DESC, filter: { status: { in: ["requested", "confirmed", "arrived"] } }) {
    nodes { id startsAt } }
  orderCalibrations(first: 20, orderBy: SORT_ORDER_ASC) { nodes { id lineItemType { id key name } } }
  facility { id facilityName } assignedTechnician { id displayName }`;

const list = (view: string) =>
  `{ orderPage(filter: { view: "${view}" }, first: 25) { totalCount isMore orders { ${row} } } }`;

const board = `{ orderBoard(filter: { view: "open" }) { category count isMore sumCents
  statuses { count isMore status { id statusName } }
  orders { id internalOrderNumber statusDueAt status { id } customer { id companyName } vehicle { id vehicleDescription }
    assignedTechnician { id displayName } } } }`;

const counts = `{ orderViewCounts { view count isMore } }`;

const pages = {
  "List, open orders": list("open"),
  "List, all orders": list("all"),
  "Board, open orders": board,
  "Counts on the views": counts,
};

/** `ownerUrl` is that of a superuser; the two shops are databases of their own beside it. */
export const orderLists = (ownerUrl: string, dataDir: string): Promise<ListFigure[]> =>
  besideSmallShop(
    { ownerUrl, dataDir, name: "orders", statements },
    Object.entries(pages).map(([what, query]) => ({ what: `${what}, first page with 100,000 orders`, query })),
  );

/** However old a shop is, the orders it works on are as many: the newest 300; the rest is paid or cancelled. */
const statements = (size: number) => [
  "insert into app.facilities (facility_name, is_base) values ('Denver', true)",
  "insert into app.users (display_name, email, default_role) select 'Tom ' || n, 'tom' || n || '@example.com', 'technician' from generate_series(1, 8) n",
  `insert into app.customers (company_name, first_name, last_name, email)
    select 'Customer ' || n, 'Carla', 'Ortiz', 'c' || n || '@example.com' from generate_series(1, 100) n`,
  `insert into app.vehicles (customer_id, vin_number, year, make, model, vehicle_description)
    select id, null, 1979, 'Toyota', 'Camry', 'Camry of ' || company_name from app.customers`,
  `with vehicles as (select id, customer_id, row_number() over () - 1 as place from app.vehicles),
      technicians as (select id, row_number() over () - 1 as place from app.users where default_role = 'technician'),
      open as (select id, row_number() over (order by sort_order) - 1 as place, count(*) over () as of_them
        from app.service_order_statuses where category <> 'closed'),
      done as (select id, row_number() over (order by sort_order) - 1 as place
        from app.service_order_statuses where category = 'closed')
    insert into app.service_orders (customer_id, vehicle_id, facility_id, assigned_technician_id, status_id, created_at, cost,
        repair_order_number, status_due_at)
      select v.customer_id, v.id, (select id from app.facilities), t.id,
        case when n < 300 then (select id from open where place = n % of_them)
          else (select id from done where place = (case when n % 10 = 0 then 1 else 0 end)) end,
        now() - make_interval(mins => n), 40000, 'RO-' || n, case when n < 300 then now() + make_interval(mins => n - 30) end
      from generate_series(0, ${size - 1}) n
      join vehicles v on v.place = n % 100 join technicians t on t.place = n % 8`,
  `insert into app.order_calibrations (service_order_id, customer_id, line_item_type_id)
    select o.id, o.customer_id, t.id from app.service_orders o, app.line_item_types t where t.key in ('CAL-FCAM-S', 'CAL-FRAD')`,
  "vacuum analyze",
];
