import { upcomingAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { changeableFields } from "@boresight/domain/orders/order-change";
import { orderChangeSchema, type OrderChange } from "@boresight/domain/orders/order-field-schemas";
import { columnOf, isOrderField, type OrderField } from "@boresight/domain/orders/order-fields";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import { resolveTransport } from "@boresight/domain/orders/transport";
import { text } from "@boresight/domain/texts/text";
import type { Caller } from "#platform/caller.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleOrder, type VisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { followChange } from "./follow-change.ts";
import { readEditsSince } from "./read-edits.ts";
import { checkReferences } from "./check-references.ts";
import { requireReachable, type TransportChange } from "./require-reachable.ts";

export const updateServiceOrder = mutation({
  summary:
    "Changes fields of an order, each role its own: only those that are sent, and null empties one. When someone else changed one of the same fields since, nothing is changed, and the error's `edits` say who did what.",
  input: orderChangeSchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: ["order-changed"],
  async run(change, tx) {
    const order = await lockVisibleOrder(change.id, tx);
    const given = fieldsOf(change);
    const own = changeableFields(tx.caller.role, order.category);
    if (given.some((field) => !own.includes(field))) throw fail("permission-error");
    await assertNotOvertaken(order, { version: change.version, given }, tx);
    assertNotPast(change, tx);
    await checkAssignee(change, tx);
    await checkReferences(change, tx);
    if (given.length > 0) await followChange(order, await writeFields(change, tx.system), tx);
    return { serviceOrder: order.id };
  },
});

const fieldsOf = (change: OrderChange) =>
  Object.keys(change).filter((key): key is OrderField => isOrderField(key) && change[key] !== undefined);

/** Returns the fields whose values changed. */
async function writeFields(wanted: OrderChange, system: Rights): Promise<ReadonlySet<OrderField>> {
  const before = await system.one<Before>({
    text: `select intake_method, to_jsonb(o) as stored from app.service_orders o where id = $1`,
    values: [wanted.id],
  });
  const change = resolveTransport(wanted, before.intakeMethod);
  const given = fieldsOf(change);
  const differs = (field: keyof TransportChange) =>
    change[field] !== undefined && change[field] !== before.stored[columnOf(field)];
  if (transportFields.some(differs)) await requireReachable(change.id, system, change);
  const { stored } = await system.one<Pick<Before, "stored">>({
    text: `update app.service_orders o set ${given.map((field, index) => `${columnOf(field)} = $${index + 2}`).join(", ")}
      where id = $1 returning to_jsonb(o) as stored`,
    values: [wanted.id, ...given.map((field) => change[field])],
  });
  const isOther = (field: OrderField) => stored[columnOf(field)] !== before.stored[columnOf(field)];
  return new Set(given.filter(isOther));
}

const transportFields = ["intakeMethod", "pickupAddressId", "towingRequired", "towingNotes"] as const;

interface Before {
  intakeMethod: IntakeMethod;
  /** By column. */
  stored: Readonly<Record<string, unknown>>;
}

/** Reports what somebody else has changed since then, even in another field. */
async function assertNotOvertaken(
  order: VisibleOrder,
  { version, given }: { version: number; given: readonly OrderField[] },
  tx: Transaction,
): Promise<void> {
  if (order.version === version) return;
  const edits = await readEditsSince({ orderId: order.id, version }, tx);
  const isContested = edits.some(({ field }) => isOrderField(field) && given.includes(field));
  if (isContested || version > order.version) throw fail("order-changed", { edits });
}

function assertNotPast({ pickupDate }: OrderChange, { caller, now }: Transaction) {
  const isStaff = caller.role === "admin" || caller.role === "technician";
  if (!isStaff && pickupDate && new Date(pickupDate) < now)
    throw wrongField("pickupDate", "wrong-value", text("orders.choosePickupDateInFuture"));
}

/** The assignee must work where the order is, and technicians may not assign it to where they would not see it. */
async function checkAssignee(change: OrderChange, { caller, system }: Transaction) {
  const { id, facilityId: place, assignedTechnicianId: worker } = change;
  if (place === undefined && worker === undefined) return;
  if (place !== undefined && !(await system.maybe(openPlace(place, caller))))
    throw wrongField("facilityId", "wrong-value", text("orders.chooseOurLocation"));
  if (place && (await system.maybe(appointmentElsewhere(id, place))))
    throw wrongField("facilityId", "wrong-value", text("orders.appointmentElsewhere"));
  const now = await system.one<Assignment>({
    text: `select assigned_technician_id as "worker", facility_id as "place" from app.service_orders where id = $1`,
    values: [id],
  });
  const next = { worker: worker === undefined ? now.worker : worker, place: place === undefined ? now.place : place };
  if (next.worker !== null && !(await system.maybe(workerThere(next))))
    throw wrongField("assignedTechnicianId", "wrong-value", text("orders.chooseTechnicianHere"));
}

interface Assignment {
  worker: string | null;
  place: string | null;
}

const openPlace = (place: string | null, { userId, role }: Caller) => ({
  text: `select true where ($1::uuid is null or exists (select from app.facilities where id = $1 and is_active))
    and ($3 = 'admin' or exists (select from app.users where id = $2 and (facility_ids is null or $1 = any (facility_ids))))`,
  values: [place, userId, role],
});

const appointmentElsewhere = (orderId: string, place: string) => ({
  text: `select id from app.appointments
    where service_order_id = $1 and facility_id <> $2 and status in ${wordList(upcomingAppointmentStatuses)}`,
  values: [orderId, place],
});

const workerThere = ({ worker, place }: Assignment) => ({
  text: `select id from app.users where id = $1 and default_role in ('technician', 'admin') and not disabled
    and ($2::uuid is null or facility_ids is null or $2 = any (facility_ids))`,
  values: [worker, place],
});
