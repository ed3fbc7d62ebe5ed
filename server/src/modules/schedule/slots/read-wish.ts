import { appointmentMinutes, type SlotSearchInput } from "@boresight/domain/schedule/appointment";
import type { Transaction } from "#platform/database/transaction.ts";
import {
  readBookableOrder,
  readWorkTypes,
  appointmentOf,
  type Appointment,
  type BookableOrder,
  type WorkType,
} from "#modules/schedule/read-bookable-order.ts";

/** What a time is searched or held for. */
export interface Wish {
  appointment: Appointment;
  vehicleId: string | null;
  types: readonly WorkType[];
  /** Null while the request is still being written. */
  order: BookableOrder | null;
}

type Asked = Pick<SlotSearchInput, "addressId" | "kind" | "minutes" | "orderId" | "ruleIds" | "typeKeys">;

/**
 * Returns the appointment needed by an order, or by work that no order lists yet: as long as the work and the drive
 * take.
 */
export async function readWish(asked: Asked, tx: Transaction): Promise<Wish> {
  const { order, ...input } = await readAppointmentInput(asked, tx);
  const computed = appointmentOf({ ...input, minutes: null }).minutes;
  const knowsWork = order !== null || asked.typeKeys !== null;
  const minutes = appointmentMinutes(tx.caller.role, { asked: asked.minutes, computed, knowsWork });
  return {
    appointment: appointmentOf({ ...input, minutes }),
    vehicleId: order?.vehicleId ?? null,
    types: input.types,
    order,
  };
}

async function readAppointmentInput({ orderId, kind, typeKeys, ruleIds, addressId }: Asked, tx: Transaction) {
  if (orderId !== null) {
    const order = await readBookableOrder(orderId, tx);
    return {
      order,
      kind: kind ?? order.kind,
      types: order.types,
      distanceMiles: order.distanceMiles,
      make: order.make,
    };
  }
  return {
    order: null,
    kind: kind ?? "dropOff",
    types: await readWorkTypes(typeKeys ?? [], ruleIds ?? [], tx.system),
    make: null,
    distanceMiles: addressId === null ? null : await distanceTo(addressId, tx),
  };
}

/** Throws `not-found` for an address that the caller does not see. */
async function distanceTo(addressId: string, { caller }: Transaction): Promise<number | null> {
  const { miles } = await caller.one<{ miles: number | null }>({
    text: "select distance_to_sensi as miles from app.addresses where id = $1",
    values: [addressId],
  });
  return miles;
}
