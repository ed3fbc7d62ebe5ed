/** Who changed which field of an order, from the audit; status changes have a history of their own. */
import type { FieldEdit } from "@boresight/domain/base/errors";
import { isStaff, type Role } from "@boresight/domain/accounts/roles";
import { changeableFields } from "@boresight/domain/orders/order-change";
import { columnOf, isOrderField, orderField, orderFieldNames } from "@boresight/domain/orders/order-fields";
import type { FieldKind } from "@boresight/domain/base/record";
import { text } from "@boresight/domain/texts/text";
import type { Caller } from "#platform/caller.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

interface StoredEdit {
  entryId: string;
  orderId: string;
  at: string;
  actorId: string | null;
  actorRole: Role | "system";
  column: string;
  before: string | null;
  after: string | null;
}

/** By column. Includes fields that have verbs of their own. */
const fields = new Map<string, string>([
  ...orderFieldNames.map((name) => [columnOf(name), name] as const),
  ["calibration_type", "calibrationType"],
  ["ride_height_decision", "rideHeightDecision"],
]);
const referring: readonly FieldKind[] = ["link", "file"];
/** The columns that hold an id, which is shown as a name. */
const named = orderFieldNames.filter((name) => referring.includes(orderField(name).kind)).map(columnOf);

/** For many orders that the caller has seen, the latest change first; null for anyone but staff. */
export async function readEdits(
  orderIds: readonly string[],
  { caller, system }: Transaction,
): Promise<(FieldEdit[] | null)[]> {
  if (!isStaff(caller.role)) return orderIds.map(() => null);
  const stored = await system.rows<StoredEdit>(editsOf(orderIds, await readableColumns(caller)));
  const present = await presenter(stored, caller);
  const edits = Map.groupBy(stored, ({ orderId }) => orderId);
  return orderIds.map((id) => (edits.get(id) ?? []).map(present));
}

/** Returns what was changed after this version of an order that the caller has seen, the latest first. */
export async function readEditsSince(
  { orderId, version }: { orderId: string; version: number },
  { caller, system }: Transaction,
): Promise<FieldEdit[]> {
  const stored = await system.rows<StoredEdit>(editsOf([orderId], await readableColumns(caller), version));
  return stored.map(await presenter(stored, caller));
}

/** Columns that the caller's role may not read stay hidden in the history too. */
async function readableColumns(caller: Rights): Promise<string[]> {
  const readable = await caller.rows<{ name: string }>({
    text: `select attname as name from pg_attribute where attrelid = 'app.service_orders'::regclass
      and attname = any ($1) and has_column_privilege(attrelid, attnum, 'select')`,
    values: [[...fields.keys()]],
  });
  return readable.map(({ name }) => name);
}

const most = 100;

/** What was set in the transaction that created the order is its initial state, not an edit. */
const editsOf = (orderIds: readonly string[], readable: readonly string[], after = 0) => ({
  text: `select e.id as entry_id, o.id as order_id, e.at, e.actor_id, e.actor_role,
      e.column, e.before, e.after
    from app.service_orders o cross join lateral (
      select a.id, a.at, a.actor_id, a.actor_role, change.key as column, change.value ->> 0 as before, change.value ->> 1 as after
      from app.audit_entries a cross join lateral jsonb_each(a.changes) as change
      where a.entity_id = o.id and a.entity = 'service_orders' and a.action = 'changed' and a.at > o.created_at
        and change.key = any ($2) and coalesce(a.version, 1) > $3
      order by a.at desc, change.key limit ${most}) e
    where o.id = any ($1)
    order by e.at desc, e.column`,
  values: [orderIds, readable, after],
});

type Names = ReadonlyMap<string, string>;

async function readNames(edits: readonly StoredEdit[], caller: Rights): Promise<Names> {
  const values = edits.filter(({ column }) => named.includes(column)).flatMap(({ before, after }) => [before, after]);
  const ids = [...new Set([...values, ...edits.map(({ actorId }) => actorId)])].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await caller.rows<{ id: string; name: string }>({
    text: `select id, display_name as name from app.users where id = any ($1)
      union all select id, facility_name from app.facilities where id = any ($1)
      union all select id, concat_ws(' ', vehicle_description, '…' || right(vin_number, 8)) from app.vehicles where id = any ($1)
      union all select id, concat_ws(', ', street, city) from app.addresses where id = any ($1)
      union all select id, name from app.files where id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function presenter(
  edits: readonly StoredEdit[],
  caller: Caller & Rights,
): Promise<(edit: StoredEdit) => FieldEdit> {
  const names = await readNames(edits, caller);
  return (edit) => present(edit, names, caller);
}

function present(edit: StoredEdit, names: Names, reader: Caller): FieldEdit {
  const field = fields.get(edit.column) ?? edit.column;
  const worded = (value: string | null) => value && (named.includes(edit.column) ? nameIn(names, value) : cut(value));
  return {
    id: `${edit.entryId}:${field}`,
    at: edit.at,
    by: isByHand(field, edit.actorRole) ? (names.get(edit.actorId ?? "") ?? strangerTo(reader, edit)) : null,
    field,
    before: worded(edit.before),
    after: worded(edit.after),
  };
}

const nameIn = (names: Names, id: string): string => names.get(id) ?? "unknown";

/** A customer who books a time does not choose the technician: that follows from it. */
function isByHand(field: string, role: Role | "system"): boolean {
  if (role === "system") return false;
  return isOrderField(field) ? changeableFields(role, "intake").includes(field) : isStaff(role);
}

/**
 * Technicians read the names of colleagues but not of a customer's people; customers read those who work on their
 * orders.
 */
function strangerTo(reader: Caller, { actorRole }: StoredEdit): string {
  if (isStaff(reader.role))
    return actorRole === "customer" || actorRole === "user" ? text("orders.theCustomer") : text("orders.someone");
  return actorRole === "admin" || actorRole === "technician" ? text("orders.someoneOfUs") : text("orders.someone");
}

const longest = 160;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
