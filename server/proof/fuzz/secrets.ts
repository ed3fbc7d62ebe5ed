/** What a person must never see: marked values of rows that belong to others. */
import { escapeIdentifier, type Pool } from "pg";

export interface Persona {
  name: string;
  role: "customer" | "technician" | "user";
  userId: string;
  /** Of a customer-type login; null while it is linked to none. */
  customerId: string | null;
  /** Of a technician who is limited to one. */
  facilityId: string | null;
}

interface OwnedTable {
  name: string;
  /** True for a row of somebody else. */
  isForeign: string;
}

type Row = Record<string, unknown>;

/** Ours alone, also where the rest of the row is the customer's. */
const internalColumns = ["internal_notes"];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\d/;

/** The tables whose rows belong to somebody, and how another person's row is recognized. */
export async function ownedTables(owner: Pool, persona: Persona): Promise<OwnedTable[]> {
  const { rows } = await owner.query<{ name: string; columns: string[] }>(
    `select c.table_name as name, array_agg(c.column_name::text) as columns from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'app' and t.table_type = 'BASE TABLE' group by 1 order by 1`,
  );
  return rows.flatMap(({ name, columns }) => {
    const isForeign = foreignRow(name, columns, persona);
    return isForeign ? [{ name, isForeign }] : [];
  });
}

function foreignRow(name: string, columns: readonly string[], { role, userId, customerId, facilityId }: Persona) {
  if (role === "technician") {
    const orders = `select id from app.service_orders where facility_id <> '${facilityId}'`;
    if (name === "service_orders") return `t.id in (${orders})`;
    return columns.includes("service_order_id") ? `t.service_order_id in (${orders})` : null;
  }
  const others = customerId ? `is distinct from '${customerId}'` : "is not null";
  if (name === "customers") return `t.id ${others}`;
  if (name === "users") return `t.id <> '${userId}' and t.default_role in ('customer', 'user')`;
  if (["audit_days", "audit_entries", "admin_notifications"].includes(name)) return "true";
  if (columns.includes("customer_id")) return `t.customer_id is not null and t.customer_id ${others}`;
  if (columns.includes("service_order_id"))
    return `t.service_order_id in (select id from app.service_orders where customer_id ${others})`;
  return columns.includes("user_id") && columns.includes("id") ? `t.user_id <> '${userId}'` : null;
}

/** Every marked value with its place. What also occurs in rows that are not others' marks nothing. */
export async function secretsFor(owner: Pool, persona: Persona): Promise<Map<string, string>> {
  const owned = await ownedTables(owner, persona);
  const secrets = new Map<string, string>();
  for (const { name, isForeign } of owned) {
    for (const row of await rowsOf(owner, name, isForeign)) {
      for (const [column, value] of marksIn(row)) secrets.set(value, `${name}.${column}`);
    }
  }
  for (const value of await openValues(owner, owned)) secrets.delete(value);
  if (persona.role !== "technician") await addInternal(owner, persona, secrets);
  return secrets;
}

async function rowsOf(owner: Pool, table: string, condition: string): Promise<Row[]> {
  const { rows } = await owner.query<{ row: Row }>(
    `select to_jsonb(t) as row from app.${escapeIdentifier(table)} t where ${condition}`,
  );
  return rows.map(({ row }) => row);
}

/** Its own id, and words that hardly stand anywhere by chance. */
function marksIn(row: Row): [column: string, value: string][] {
  return Object.entries(row).filter((entry): entry is [string, string] => {
    const [column, value] = entry;
    if (typeof value !== "string" || column === "search_text") return false;
    if (uuid.test(value)) return column === "id";
    return !moment.test(value) && value.length >= 6 && (/[\d@]/.test(value) || value.length >= 24);
  });
}

async function openValues(owner: Pool, owned: readonly OwnedTable[]): Promise<Set<string>> {
  const { rows } = await owner.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'app' and table_type = 'BASE TABLE'",
  );
  const open = new Set<string>();
  for (const { name } of rows) {
    const isForeign = owned.find((table) => table.name === name)?.isForeign ?? "false";
    for (const row of await rowsOf(owner, name, `not coalesce(${isForeign}, false)`)) {
      for (const text of openTextsIn(row)) open.add(text);
    }
  }
  return open;
}

const openTextsIn = (row: Row): string[] =>
  Object.entries(row).flatMap(([column, value]) =>
    typeof value === "string" && !internalColumns.includes(column) ? [value] : [],
  );

/** On their own orders too, customers do not see the shop's internal notes. */
async function addInternal(owner: Pool, { customerId }: Persona, secrets: Map<string, string>): Promise<void> {
  if (!customerId) return;
  const own = `(select id from app.service_orders where customer_id = '${customerId}')`;
  for (const { internal_notes: notes } of await rowsOf(owner, "service_orders", `t.customer_id = '${customerId}'`)) {
    if (typeof notes === "string" && notes.length >= 12) secrets.set(notes, "service_orders.internal_notes");
  }
  for (const { id } of await rowsOf(owner, "order_messages", `t.is_internal and t.service_order_id in ${own}`))
    secrets.set(String(id), "order_messages.id");
  const sentAmongStaff = "t.order_message_id in (select id from app.order_messages where is_internal)";
  for (const { id } of await rowsOf(owner, "files", `${sentAmongStaff} and t.service_order_id in ${own}`))
    secrets.set(String(id), "files.id");
  for (const { id } of await rowsOf(owner, "estimates", `t.status = 'draft' and t.customer_id = '${customerId}'`))
    secrets.set(String(id), "estimates.id");
}
