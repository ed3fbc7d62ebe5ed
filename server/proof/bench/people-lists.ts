/** The lists of customers and vehicles, first page and search, in a shop with 1,000 of each beside one with 100,000. */
import { hash } from "node:crypto";
import { besideSmallShop, type ListFigure, type Question } from "./two-shops.ts";

const customerRow = `id companyName firstName lastName email phone customerKind isPartnerReward requiresPo hasAcceptedTerms status tags
  termsVersion paymentTermsDays address { id city state distanceToSensi }
  serviceOrders(first: 1, orderBy: CREATED_AT_DESC) { totalCount nodes { id createdAt } }
  openOrders: serviceOrders(filter: { status: { category: { notIn: ["billing", "closed"] } } }) { totalCount }`;
const ownRow = "id companyName firstName lastName email phone hasAcceptedTerms";
const vehicleRow = `id vehicleDescription vinNumber make model year trim ownerFirstName ownerLastName licensePlate plateState createdAt
  customer { id companyName firstName lastName } serviceOrders(first: 1, orderBy: CREATED_AT_DESC) { totalCount nodes { id createdAt } }`;

const customers = (search: string, row = customerRow) =>
  `{ customers(first: 25, orderBy: COMPANY_NAME_ASC, filter: { status: { notEqualTo: "archived" } ${search} }) {
    boundedCount { count isMore } nodes { ${row} } } }`;
const vehicles = (search: string) =>
  `{ vehicles(first: 25, orderBy: CREATED_AT_DESC, filter: { archivedAt: { isNull: true } ${search} }) {
    boundedCount { count isMore } nodes { ${vehicleRow} } } }`;

/** A word of one customer and its vehicle in either shop. */
const rareWord = hash("md5", "777").slice(0, 8);
const searched = `and: [{ searchText: { includes: "${rareWord}" } }]`;

const callers = {
  admin: {},
  technician: { "x-hasura-role": "technician", "x-hasura-user-id": "00000000-0000-4000-8000-000000000001" },
  customer: { "x-hasura-role": "customer", "x-hasura-user-id": "00000000-0000-4000-8000-000000000002" },
};

const questions: Question[] = Object.entries(callers).flatMap(([caller, headers]) => {
  const row = caller === "customer" ? ownRow : customerRow;
  return [
    { what: `Customers, ${caller}, first page of 100,000`, query: customers("", row), headers },
    { what: `Customers, ${caller}, search among 100,000`, query: customers(searched, row), headers },
    { what: `Vehicles, ${caller}, first page of 100,000`, query: vehicles(""), headers },
    { what: `Vehicles, ${caller}, search among 100,000`, query: vehicles(searched), headers },
  ];
});

export const peopleLists = (ownerUrl: string, dataDir: string): Promise<ListFigure[]> =>
  besideSmallShop({ ownerUrl, dataDir, name: "people", statements }, questions);

/** Each customer has one vehicle, each tenth an order; the one who asks has 20 vehicles. */
const statements = (size: number) => [
  "insert into app.facilities (facility_name, is_base) values ('Denver', true)",
  `insert into app.users (id, display_name, email, default_role) values
    ('${callers.technician["x-hasura-user-id"]}', 'Tom', 'tom@example.com', 'technician'),
    ('${callers.customer["x-hasura-user-id"]}', 'Carla', 'carla@example.com', 'customer')`,
  `insert into app.customers (company_name, first_name, last_name, email, user_id)
    select 'Customer ' || left(md5(n::text), 8), 'Carla', 'Ortiz', 'c' || n || '@example.com',
      case n when 777 then '${callers.customer["x-hasura-user-id"]}'::uuid end
    from generate_series(1, ${size}) n`,
  `insert into app.vehicles (customer_id, vin_number, year, make, model, vehicle_description, created_at)
    select id, null, 1979, 'Toyota', 'Camry', replace(company_name, 'Customer', 'Camry'), now() - make_interval(secs => random() * 1e7)
    from app.customers`,
  `insert into app.vehicles (customer_id, vin_number, year, make, model, vehicle_description)
    select id, null, 1979, 'Toyota', 'Corolla', 'Corolla ' || n from app.customers, generate_series(1, 19) n where company_name = 'Customer ${rareWord}'`,
  `insert into app.service_orders (customer_id, vehicle_id, facility_id, status_id, cost)
    select v.customer_id, v.id, (select id from app.facilities), (select id from app.service_order_statuses where key = 'new'), 40000
    from app.vehicles v where v.vehicle_description like '%7'`,
  "vacuum analyze",
];
