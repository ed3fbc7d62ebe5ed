import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export interface LockedTrip {
  id: string;
  orderId: string;
  appointmentId: string;
  userId: string;
  version: number;
  expectedAt: string | null;
  toldExpectedAt: string | null;
  retoldCount: number;
  /** They are there, or have turned around. */
  isOver: boolean;
  /** On the way to an appointment that still stands. */
  isUnderWay: boolean;
}

/** Returns a drive, locked after its order, as the steps on the road do. Throws `not-found`. */
export async function lockTrip(id: string, { caller, system }: Transaction): Promise<LockedTrip> {
  const { orderId } = await caller.one<{ orderId: string }>({
    text: "select service_order_id as order_id from app.trips where id = $1",
    values: [id],
  });
  await lockRows(system, "app.service_orders", { ids: [orderId] });
  const trip = await system.one<Omit<LockedTrip, "isUnderWay"> & { isAwaited: boolean }>({
    text: `select t.id, t.service_order_id as order_id, t.appointment_id, t.user_id, t.version, t.expected_at, t.told_expected_at, t.retold_count,
        t.arrived_at is not null or t.ended_at is not null as is_over,
        t.started_at is not null and (select a.status from app.appointments a where a.id = t.appointment_id) = 'confirmed' as is_awaited
      from app.trips t where t.id = $1 for update`,
    values: [id],
  });
  const { isAwaited, ...locked } = trip;
  return { ...locked, isUnderWay: isAwaited && !locked.isOver };
}
