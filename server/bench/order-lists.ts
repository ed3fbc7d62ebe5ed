/** The first page of the list and of the board: a shop with 1,000 orders beside one with 100,000. */
import type { AddressInfo } from "node:net";
import type { Pool } from "pg";
import { loadConfig } from "#platform/settings/config.ts";
import { connectOnce, openPool } from "#platform/database/db.ts";
import { systemClock } from "#platform/clock.ts";
import { randomIds } from "#platform/ids.ts";
import { listenForChanges } from "#platform/database/listen.ts";
import { createLog } from "#platform/log.ts";
import { migrate } from "#platform/database/migrate.ts";
import { buildApp } from "#app.ts";
import { ask, type Target } from "./load.ts";

const sizes = { small: 1000, large: 100_000 };
const rounds = 60;
const adminSecret = "the admin secret of the benchmark";

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

export interface ListFigure {
  what: string;
  /** Milliseconds, medians of questions asked in turns. */
  small: number;
  large: number;
}

interface Shop extends AsyncDisposable {
  target: (query: string) => Target;
}

/** `ownerUrl` is that of a superuser; the two shops are databases of their own beside it. */
export async function orderLists(ownerUrl: string, dataDir: string): Promise<ListFigure[]> {
  await using small = await openShop({ ownerUrl, dataDir, size: sizes.small });
  await using large = await openShop({ ownerUrl, dataDir, size: sizes.large });
  const figures: ListFigure[] = [];
  for (const [what, query] of Object.entries(pages)) {
    const times = await inTurns(small.target(query), large.target(query));
    figures.push({ what, small: median(times.small), large: median(times.large) });
  }
  return figures;
}

async function inTurns(small: Target, large: Target) {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = -10; round < rounds; round++) {
    const [one, other] = [await timeOf(small), await timeOf(large)];
    if (round < 0) continue; // The first ones warm up.
    times.small.push(one);
    times.large.push(other);
  }
  return times;
}

async function timeOf(target: Target): Promise<number> {
  const started = performance.now();
  const answer = await ask(target);
  const taken = performance.now() - started;
  if (answer.includes('"errors"')) throw new Error(answer);
  return taken;
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

interface Opening {
  ownerUrl: string;
  dataDir: string;
  size: number;
}

async function openShop({ ownerUrl, dataDir, size }: Opening): Promise<Shop> {
  const url = new URL(ownerUrl);
  url.pathname = `/orders_${size}`;
  const admin = await connectOnce(ownerUrl);
  await admin.query(`create database orders_${size}`);
  await admin.end();
  const serverUrl = await migrate({ ownerUrl: url.href, secret: "bench" });
  const owner = openPool(url.href);
  await fill(owner, size);
  const log = createLog("silent");
  const [pool, changes] = [openPool(serverUrl), listenForChanges(serverUrl, log)];
  const config = await loadConfig({ DATA_DIR: dataDir, ADMIN_SECRET: adminSecret, RATE_LIMITS: "off" });
  const app = await buildApp({ config, pool, changes, clock: systemClock, ids: randomIds, log });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return {
    target: (query) => ({
      url: `http://127.0.0.1:${port}/v1/graphql`,
      headers: { "x-hasura-admin-secret": adminSecret },
      body: JSON.stringify({ query }),
    }),
    async [Symbol.asyncDispose]() {
      await app.close();
      await changes.release();
      await Promise.all([pool.end(), owner.end()]);
    },
  };
}

async function fill(owner: Pool, size: number): Promise<void> {
  const client = await owner.connect();
  await client.query("set app.audit = 'off'");
  for (const statement of statements(size)) await client.query(statement);
  client.release(true); // Not to be used again: nobody else wants its changes unaudited.
}

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
