import { fail } from "@boresight/domain/base/errors";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export interface OwnTrip {
  id: string;
  orderId: string;
  appointmentId: string;
  userId: string;
  expectedAt: string | null;
  toldExpectedAt: string | null;
  retoldCount: number;
  /** On the way to an appointment that still stands. */
  isUnderWay: boolean;
}

/** Returns the caller's own drive, locked; of a colleague's nobody says where it is, not even the office. Throws `not-found` and `permission-error`. */
export async function lockOwnTrip(id: string, { caller, system }: Transaction): Promise<OwnTrip> {
  const { orderId } = await caller.one<{ orderId: string }>({
    text: "select service_order_id as order_id from app.trips where id = $1",
    values: [id],
  });
  await lockRows(system, "app.service_orders", { ids: [orderId] });
  const trip = await system.one<OwnTrip>({
    text: `select t.id, t.service_order_id as order_id, t.appointment_id, t.user_id, t.expected_at, t.told_expected_at, t.retold_count,
        t.started_at is not null and t.arrived_at is null and t.ended_at is null
          and (select a.status from app.appointments a where a.id = t.appointment_id) = 'confirmed' as is_under_way
      from app.trips t where t.id = $1 for update`,
    values: [id],
  });
  if (trip.userId !== caller.userId) throw fail("permission-error");
  return trip;
}
