/** Fills the shop with a year of plausible work; the same for every "today", and safe to repeat. */
import type { RewardSettings } from "@boresight/domain/billing/reward";
import { Client } from "pg";
import { save, type Row, type Table } from "../rows/factories.ts";
import type { BlobStore } from "#integrations/blobs/blob-store.ts";
import { hashPassword } from "#modules/accounts/factors/passwords.ts";
import { buildAlerts } from "./alerts.ts";
import { buildBilling } from "./billing/build-billing.ts";
import type { LineItemType } from "./billing/demo-line.ts";
import { buildPriceLists, type DemoPriceLists } from "./billing/price-lists.ts";
import { clearBilling, saveBilling, savePriceLists } from "./billing/save-billing.ts";
import { dayOf } from "./billing/demo-billing.ts";
import { clearConversations, saveConversations } from "./conversations.ts";
import { buildCustomers, hasLogin, type DemoCustomer } from "./customers.ts";
import { issueDemoDocuments } from "./documents.ts";
import { demoLogins } from "./logins.ts";
import { saveDocuments } from "./orders/documents.ts";
import { saveEdits } from "./orders/edits.ts";
import { buildFacilities, type DemoFacility } from "./facilities.ts";
import { orderCount } from "./orders/order-paths.ts";
import { saveMails } from "./orders/mails.ts";
import { saveOrderWork } from "./orders/order-work.ts";
import { saveOrderTasks } from "./orders/order-tasks.ts";
import { buildOrders, type StatusData } from "./orders/orders.ts";
import { clearPayers, savePayers } from "./payers.ts";
import { buildPerson } from "./people.ts";
import { createChance, demo, startDemoIds } from "./random.ts";
import { recordProof } from "./record-proof.ts";
import { saveSchedule } from "./schedule.ts";
import { buildVehicles } from "./vehicles.ts";
import { withoutKeptDays, withoutTriggers } from "./without-triggers.ts";

export interface DemoOptions {
  ownerUrl: string;
  /** All dates are relative to the shop's day at this moment. */
  now: Date;
  /** For every demo login. */
  password: string;
  /** Where the contents of its documents go. */
  blobs: BlobStore;
}

const seed = 20_260_101;

export async function loadDemo({ ownerUrl, now, password, blobs }: DemoOptions): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('app.audit', 'off', true)"); // The demo's past is invented, not done.
    const today = new Date(`${dayOf(now)}T14:00:00Z`);
    const filling = { today, now: now > today ? now : today, passwordHash: await hashPassword(password), blobs };
    await withoutKeptDays(client, () =>
      withoutTriggers(client, triggerless, async () => {
        await clearDemo(client);
        await fill(client, filling);
      }),
    );
    await client.query("analyze");
    await issueDemoDocuments(client, filling.now); // The planner knows the tables by now.
    await client.query({ text: "select app_private.seal_audit($1, 500, 1000000)", values: [now] });
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/** Only rows of the demo go: their ids tell them apart. Orders that people made for demo customers go with those. */
async function clearDemo(client: Client) {
  const demoOrders = `select id from app.service_orders where id${demo} or customer_id${demo}`;
  await clearConversations(client);
  await client.query(`delete from app.admin_notifications where id${demo}`);
  await client.query(`delete from app.audit_entries where id${demo}`);
  await client.query("delete from app.audit_days"); // Sealed anew with the next past.
  await client.query(`delete from app.documents where service_order_id in (${demoOrders})`);
  await clearBilling(client, demoOrders);
  await client.query(`update app.service_orders set repair_order_file_id = null where id in (${demoOrders})`);
  await client.query(`delete from app.files where service_order_id in (${demoOrders})`);
  await client.query(`delete from app.service_orders where id in (${demoOrders})`);
  await clearPayers(client);
  await client.query(`delete from app.vehicles where customer_id${demo}`);
  await client.query(`update app.customers set address_id = null where id${demo}`);
  await client.query(`delete from app.customer_addresses where customer_id${demo}`);
  await client.query(`delete from app.addresses where customer_id${demo}`);
  await client.query(`delete from app.customers where id${demo}`);
  for (const column of ["tool_id", "target_id"]) {
    const demoEquipment = `select id from app.equipment where facility_id${demo}`;
    await client.query(`update app.calibration_attempts set ${column} = null where ${column} in (${demoEquipment})`);
  }
  await client.query(`delete from app.equipment where facility_id${demo}`);
  await client.query(`delete from app.facilities where id${demo}`);
  await client.query(`delete from app.addresses where id${demo}`);
  await client.query(
    `update app.calibration_rules set verified_by = null, verified_at = null, source_title = '' where verified_by${demo}`,
  );
  await client.query(`delete from app.files where uploaded_by${demo} and service_order_id is null`); // Never sent or submitted.
  await client.query(`delete from app.users where id${demo}`);
}

interface Filling {
  /** The morning of the shop's day. */
  today: Date;
  /** Not before that. */
  now: Date;
  passwordHash: string;
  blobs: BlobStore;
}

async function fill(client: Client, { today, now, passwordHash, blobs }: Filling) {
  startDemoIds();
  const chance = createChance(seed);
  const people = demoLogins.map(buildPerson);
  const facilities = buildFacilities(today, now);
  const customers = buildCustomers(
    demoLogins.filter(({ role }) => role === "customer"),
    facilities,
    chance,
  );
  const vehicles = buildVehicles(customers, chance);
  const technicians = people.filter(({ default_role: role }) => role === "technician");
  const types = await readTypes(client);
  const [admin] = people;
  const unlinked = people.at(-1);
  if (!admin || !unlinked) throw new Error("the demo shop has nobody to run it");
  const firstNumber = await firstFreeNumber(client);
  const orders = buildOrders({
    vehicles,
    statuses: await readStatuses(client),
    admin,
    technicians,
    firstNumber,
    chance,
  });
  const priceLists = agreePrices(customers, buildPriceLists(types, dayOf(today)));
  const settings = await readRewardSettings(client);
  const billing = buildBilling(orders, { types, priceLists, settings, today, chance });

  await saveLogins(client, { people, customers, passwordHash });
  await saveTables(client, [
    ["app.addresses", facilities.map(({ address }) => address)],
    ["app.facilities", facilities.map(({ row }) => row)],
  ]);
  await savePriceLists(client, priceLists);
  await saveCustomers(client, customers);
  await saveTables(client, [
    ["app.vehicles", vehicles.map(({ row }) => row)],
    ["app.service_orders", orders.map(({ row }) => row)],
    ["app.status_changes", orders.flatMap(({ history }) => history)],
    ["app.admin_notifications", buildAlerts(orders, unlinked, today)],
  ]);
  await saveBilling(client, billing);
  await saveOrderWork(client, { orders, admin, chance: createChance(seed + 1) });
  const slots = await saveOrderTasks(client, { orders, admin, chance });
  await saveDocuments(client, { slots, blobs, chance });
  await openBooks(client, facilities);
  await saveSchedule(client, { facilities, orders, technicians, today, now, chance });
  await recordProof(client);
  await saveMails(client, { now, chance: createChance(seed + 2) });
  await saveConversations(client, now);
  await savePayers(client);
  await verifyRules(client, admin);
  await saveEdits(client, { orders, admin });
  await client.query("select setval('app_private.order_numbers', $1)", [firstNumber + orderCount - 1]);
}

/** Somebody has checked forty of the starter rules against the makers' procedures. */
async function verifyRules(client: Client, admin: Row) {
  await client.query({
    text: `update app.calibration_rules set verified_by = $1, verified_at = now(), source_title = make || ' position statement'
      where id in (select id from app.calibration_rules where make is not null order by make, id limit 40)`,
    values: [admin.id],
  });
}

const triggerless: readonly Table[] = [
  "app.status_changes",
  "app.order_tasks",
  "app.order_task_files",
  "app.files",
  "app.order_calibrations",
  "app.calibration_attempts",
  "app.readiness_checks",
  "app.order_messages",
];

async function saveTables(client: Client, tables: readonly (readonly [Table, readonly Row[]])[]) {
  for (const [table, rows] of tables) await save(client, table, rows);
}

interface Logins {
  people: readonly Row[];
  customers: readonly DemoCustomer[];
  passwordHash: string;
}

/** Demo logins get the password; the other customers' people were invited and have none yet. */
async function saveLogins(client: Client, { people, customers, passwordHash }: Logins) {
  const known = new Set(demoLogins.map(({ email }) => email));
  const invited = customers
    .filter(({ login }, index) => hasLogin(index) && !known.has(login.email))
    .map(({ login }) => buildPerson(login));
  const users = [...people, ...invited];
  const roles = users.flatMap(({ id, default_role: role }) => [role, "me"].map((one) => ({ user_id: id, role: one })));
  await save(client, "app.users", users);
  await save(client, "app_private.user_roles", roles);
  await save(
    client,
    "app_private.user_passwords",
    people.map(({ id }) => ({ user_id: id, password_hash: passwordHash })),
  );
}

async function saveCustomers(client: Client, customers: readonly DemoCustomer[]) {
  const { rows: users } = await client.query<{ id: string; email: string }>("select id, email from app.users");
  const userByEmail = new Map(users.map(({ id, email }) => [email, id]));
  await save(
    client,
    "app.customers",
    customers.map(({ row, login }) => ({ ...row, user_id: userByEmail.get(login.email) ?? null })),
  );
  await save(
    client,
    "app.addresses",
    customers.flatMap(({ address, pickupAddress }) => [address, pickupAddress]),
  );
  await client.query({
    text: "update app.customers c set address_id = a.address_id from jsonb_to_recordset($1) as a (id uuid, address_id uuid) where a.id = c.id",
    values: [JSON.stringify(customers.map(({ row, address }) => ({ id: row.id, address_id: address.id })))],
  });
  await save(
    client,
    "app.customer_addresses",
    customers.map(({ row, pickupAddress }) => ({
      customer_id: row.id,
      address_id: pickupAddress.id,
      label: "Shop",
      is_default: true,
    })),
  );
  await save(
    client,
    "app.contacts",
    customers.flatMap(({ contacts }) => contacts),
  );
}

async function firstFreeNumber(client: Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    "select coalesce(max(substr(internal_order_number, 4)::integer), 100000) + 1 as number from app.service_orders",
  );
  return rows[0]?.number ?? 100_001;
}

async function readStatuses(client: Client): Promise<Map<string, StatusData>> {
  const { rows } = await client.query<StatusData>(
    'select id, key, sla_minutes as "slaMinutes" from app.service_order_statuses',
  );
  return new Map(rows.map((status) => [status.key, status]));
}

async function readTypes(client: Client): Promise<Map<string, LineItemType>> {
  const { rows } = await client.query<LineItemType>(
    'select id, key, name, category, unit_price as "unitPrice", taxable from app.line_item_types',
  );
  return new Map(rows.map((type) => [type.key, type]));
}

/** Partners and fleets have prices of their own. */
function agreePrices(customers: readonly DemoCustomer[], priceLists: DemoPriceLists): DemoPriceLists {
  const { partners, fleets } = priceLists;
  for (const { row } of customers) {
    const list = row["is_partner_reward"] === true ? partners : row["customer_kind"] === "fleet" ? fleets : null;
    row["price_list_id"] = list?.row.id ?? null;
  }
  return priceLists;
}

async function readRewardSettings(client: Client): Promise<RewardSettings> {
  const { rows } = await client.query<RewardSettings>(
    `select reward_basis_points as "rewardBasisPoints", reward_cap_basis_points as "rewardCapBasisPoints",
      reward_expiry_months as "rewardExpiryMonths" from app.billing_settings order by version desc limit 1`,
  );
  const [settings] = rows;
  if (!settings) throw new Error("the shop has no billing settings");
  return settings;
}

/** The demo shop is set up: it has taxes at each location, and needs no guide. */
async function openBooks(client: Client, facilities: readonly DemoFacility[]) {
  const rates = facilities.flatMap(({ row, taxes }) =>
    taxes.map((tax) => ({ facility_id: row.id, ...tax, valid_from: "2020-01-01" })),
  );
  await save(client, "app.tax_rates", rates);
  await client.query("update app.shop_settings set is_setup_dismissed = true");
  await client.query(`update app_private.counters set next = greatest(next, (select coalesce(
    max(substring(number from '^INV-([0-9]{1,12})$')::bigint), 0) + 1 from app.invoices)) where key = 'invoice'`);
}
