import { fail } from "@boresight/domain/base/errors";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";
import { lockVisibleOrder, type VisibleOrder } from "#modules/calibrations/lock-visible-order.ts";

/** An order whose vehicle is arriving or has arrived, with what is known of that vehicle. */
export interface ArrivingOrder extends VisibleOrder {
  customerId: string;
  intakeMethod: IntakeMethod;
  hasArrived: boolean;
  vinSeen: string | null;
  isVinConfirmed: boolean;
  vehicle: { id: string; vinNumber: string | null; year: number; make: string; model: string };
}

/** Locks order and vehicle until the transaction ends. Throws `permission-error` for anyone but staff. */
export async function lockArriving(orderId: string, tx: Transaction): Promise<ArrivingOrder> {
  if (!isStaff(tx.caller.role)) throw fail("permission-error");
  const seen = await lockVisibleOrder(orderId, tx);
  const known = await tx.system.one<Omit<ArrivingOrder, keyof VisibleOrder>>({
    text: `select o.customer_id, o.intake_method, o.checked_in_at is not null as has_arrived,
        o.vin_seen, o.vin_confirmed_at is not null as is_vin_confirmed,
        json_build_object('id', v.id, 'vinNumber', v.vin_number, 'year', v.year, 'make', v.make, 'model', v.model) as vehicle
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = $1 for update of v`,
    values: [orderId],
  });
  return { ...seen, ...known };
}

/** Throws `vin-not-now` once the vehicle has been handed over and nobody can look at it any more. */
export function assertNotReleased({ isClosed, category, statusKey }: VisibleOrder): void {
  if (isClosed || category === "billing" || statusKey === "released") throw fail("vin-not-now");
}
