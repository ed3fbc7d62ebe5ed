/** Who put which fact of an order right, from the audit; moves have a history of their own. */
import { isStaff, type Role } from "@boresight/domain/roles";
import { changeableFields } from "@boresight/domain/service-order-change";
import type { Rights, Transaction } from "#platform/transaction.ts";
import { isOrderField, orderColumns } from "./change-order.ts";

export interface OrderEdit {
  id: string;
  at: string;
  /** Null where it followed from something else. */
  by: string | null;
  field: string;
  before: string | null;
  after: string | null;
}

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

/** Facts that are changed by verbs of their own stand beside those that are edited in place. */
const columns: Readonly<Record<string, string>> = {
  ...orderColumns,
  vehicleId: "vehicle_id",
  calibrationType: "calibration_type",
  rideHeightDecision: "ride_height_decision",
};
const fields = new Map(Object.entries(columns).map(([field, column]) => [column, field]));
const named: readonly string[] = ["assigned_technician_id", "facility_id", "vehicle_id"];

/** For many orders that the caller has seen, the latest first; null for everybody but staff. */
export async function readEdits(
  orderIds: readonly string[],
  { caller, system }: Transaction,
): Promise<(OrderEdit[] | null)[]> {
  if (!isStaff(caller.role)) return orderIds.map(() => null);
  const readable = await readableColumns(caller);
  const stored = await system.rows<StoredEdit>(editsOf(orderIds, readable));
  const names = await readNames(stored, caller);
  const edits = Map.groupBy(stored, ({ orderId }) => orderId);
  return orderIds.map((id) => (edits.get(id) ?? []).map((edit) => present(edit, names)));
}

/** What the caller's role may not read of an order, it does not read of the order's past either. */
async function readableColumns(caller: Rights): Promise<string[]> {
  const readable = await caller.rows<{ name: string }>({
    text: `select attname as name from pg_attribute where attrelid = 'app.service_orders'::regclass
      and attname = any ($1) and has_column_privilege(attrelid, attnum, 'select')`,
    values: [[...fields.keys()]],
  });
  return readable.map(({ name }) => name);
}

const most = 100;

/** What was set in the transaction that opened the order is how it began. */
const editsOf = (orderIds: readonly string[], readable: readonly string[]) => ({
  text: `select e.id as "entryId", o.id as "orderId", e.at, e.actor_id as "actorId", e.actor_role as "actorRole",
      e.column, e.before, e.after
    from app.service_orders o cross join lateral (
      select a.id, a.at, a.actor_id, a.actor_role, change.key as column, change.value ->> 0 as before, change.value ->> 1 as after
      from app.audit_entries a cross join lateral jsonb_each(a.changes) as change
      where a.entity_id = o.id and a.entity = 'service_orders' and a.action = 'changed' and a.at > o.created_at
        and change.key = any ($2)
      order by a.at desc, change.key limit ${most}) e
    where o.id = any ($1)
    order by e.at desc, e.column`,
  values: [orderIds, readable],
});

type Names = ReadonlyMap<string, string>;

async function readNames(edits: readonly StoredEdit[], caller: Rights): Promise<Names> {
  const values = edits.filter(({ column }) => named.includes(column)).flatMap(({ before, after }) => [before, after]);
  const ids = [...new Set([...values, ...edits.map(({ actorId }) => actorId)])].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await caller.rows<{ id: string; name: string }>({
    text: `select id, display_name as name from app.users where id = any ($1)
      union all select id, facility_name from app.facilities where id = any ($1)
      union all select id, concat_ws(' ', vehicle_description, '…' || right(vin_number, 8)) from app.vehicles where id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function present(edit: StoredEdit, names: Names): OrderEdit {
  const field = fields.get(edit.column) ?? edit.column;
  const worded = (value: string | null) => value && (named.includes(edit.column) ? nameIn(names, value) : cut(value));
  return {
    id: `${edit.entryId}:${field}`,
    at: edit.at,
    by: isByHand(field, edit.actorRole) ? actorOf(edit, names) : null,
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

/** Technicians read the names of colleagues, not those of a customer's people. */
const actorOf = ({ actorId, actorRole }: StoredEdit, names: Names): string =>
  names.get(actorId ?? "") ?? (actorRole === "customer" || actorRole === "user" ? "The customer" : "Somebody");

const longest = 160;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
