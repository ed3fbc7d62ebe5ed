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
import { coordinatesOf } from "#modules/schedule/travel/place-columns.ts";

/** What a time is searched or held for. */
export interface Wish {
  appointment: Appointment;
  vehicleId: string | null;
  types: readonly WorkType[];
  /** Null while the request is still being written. */
  order: BookableOrder | null;
  /** Where mobile work is done. */
  addressId: string | null;
}

type Asked = Pick<SlotSearchInput, "addressId" | "curedAt" | "kind" | "minutes" | "orderId" | "ruleIds" | "typeKeys">;

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
    addressId: order ? order.addressId : asked.addressId,
  };
}

async function readAppointmentInput({ orderId, kind, typeKeys, ruleIds, addressId, curedAt }: Asked, tx: Transaction) {
  if (orderId !== null) {
    const order = await readBookableOrder(orderId, tx);
    return {
      order,
      kind: kind ?? order.kind,
      types: order.types,
      distanceMiles: order.distanceMiles,
      coordinates: order.coordinates,
      curedAt: order.curedAt,
      make: order.make,
    };
  }
  return {
    order: null,
    kind: kind ?? "dropOff",
    types: await readWorkTypes(typeKeys ?? [], ruleIds ?? [], tx.system),
    make: null,
    curedAt: curedAt === null ? null : Date.parse(curedAt),
    ...(addressId === null ? { distanceMiles: null, coordinates: null } : await placeOf(addressId, tx)),
  };
}

/** Throws `not-found` for an address that the caller does not see. */
const placeOf = (
  addressId: string,
  { caller }: Transaction,
): Promise<Pick<Appointment, "coordinates" | "distanceMiles">> =>
  caller.one({
    text: `select distance_to_sensi as distance_miles, ${coordinatesOf("a")} as coordinates from app.addresses a where id = $1`,
    values: [addressId],
  });
