import type { Text } from "@boresight/domain/texts/travelling-text";
import { liveAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { wrongField } from "@boresight/domain/base/problems";
import type { OrderChange } from "@boresight/domain/orders/order-field-schemas";
import type { OrderField } from "@boresight/domain/orders/order-fields";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

type Reference = Extract<OrderField, "pickupAddressId" | "vehicleId" | "repairOrderFileId">;

const references: Record<Reference, { owned: string; message: Text }> = {
  pickupAddressId: {
    owned: `select t.id from app.addresses t join app.service_orders o on o.customer_id = t.customer_id
      where o.id = $1 and t.id = $2 and t.archived_at is null`,
    message: text("orders.chooseCustomersAddress"),
  },
  vehicleId: {
    owned: `select t.id from app.vehicles t join app.service_orders o on o.customer_id = t.customer_id
      where o.id = $1 and t.id = $2 and t.archived_at is null`,
    message: text("orders.chooseCustomersVehicle"),
  },
  repairOrderFileId: {
    owned: `select t.id from app.files t where t.service_order_id = $1 and t.id = $2 and t.is_uploaded and t.version_of is null`,
    message: text("orders.uploadRepairOrderFirst"),
  },
};

/** Checks that what an order refers to belongs to its customer or to the order itself, as far as the caller sees it. */
export async function checkReferences(change: OrderChange, { caller, system }: Transaction): Promise<void> {
  for (const field of ["pickupAddressId", "vehicleId", "repairOrderFileId"] as const) {
    const id = change[field];
    const { owned, message } = references[field];
    if (id && !(await caller.maybe({ text: owned, values: [change.id, id] })))
      throw wrongField(field, "wrong-reference", message);
  }
  if (change.vehicleId && (await system.maybe(otherAppointment(change.id, change.vehicleId))))
    throw wrongField("vehicleId", "wrong-reference", text("orders.vehicleHasOtherAppointment"));
}

const live = wordList(liveAppointmentStatuses);

const otherAppointment = (orderId: string, vehicleId: string) => ({
  text: `select a.id from app.appointments a join app.appointments b
      on tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    where a.service_order_id = $1 and b.vehicle_id = $2 and b.service_order_id is distinct from $1
      and a.status in ${live} and b.status in ${live} and not a.is_overbooked and not b.is_overbooked limit 1`,
  values: [orderId, vehicleId],
});
