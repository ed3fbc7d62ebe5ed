import { slotQuestionSchema } from "@boresight/domain/schedule/appointment";
import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import type { SlotConflict } from "@boresight/domain/schedule/slot-conflicts";
import type { TravelGap } from "@boresight/domain/schedule/travel/reach";
import { appointmentOf, readBookableOrder } from "#modules/schedule/read-bookable-order.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { judgePlace } from "./judge-place.ts";

interface NamedConflict {
  conflict: SlotConflict;
  /** Of the tools and targets, where they are the conflict. */
  names: readonly string[];
  /** The way that does not fit, where that is the conflict. */
  travel: TravelGap | null;
}

/**
 * Returns why an order's appointment cannot be at this place and time, whatever the reasons; empty when it can. The order's own appointment
 * is not in its way. Throws `permission-error`, `not-found`.
 */
export async function readSlotConflicts(input: unknown, tx: Transaction): Promise<readonly NamedConflict[]> {
  if (!isStaff(tx.caller.role)) throw fail("permission-error");
  const { orderId, bayId, technicianId, ...asked } = parseInput(slotQuestionSchema, input);
  const order = await readBookableOrder(orderId, tx);
  const own = await tx.system.maybe<Own>({
    text: `select id, kind, round(extract(epoch from ends_at - starts_at) / 60)::integer as minutes from app.appointments
      where service_order_id = $1 and status in ${wordList(movableAppointmentStatuses)}`,
    values: [orderId],
  });
  const appointment = appointmentOf({
    ...order,
    kind: own?.kind ?? order.kind,
    minutes: asked.minutes ?? own?.minutes ?? null,
  });
  const { facilityId } = await tx.caller.one<{ facilityId: string }>({
    text: "select facility_id from app.bays where id = $1",
    values: [bayId],
  });
  const startsAt = new Date(asked.startsAt);
  const { found, details } = await judgePlace(
    {
      facilityId,
      bayId,
      technicianId,
      startsAt,
      appointment,
      endsAt: new Date(startsAt.getTime() + appointment.minutes * 60_000),
      vehicleId: order.vehicleId,
      exceptId: own?.id ?? null,
      now: tx.now,
    },
    tx,
  );
  const names: Partial<Record<SlotConflict, readonly string[]>> = {
    equipmentTaken: details.taken,
    noEquipment: details.missing,
  };
  return found.map((conflict) => ({
    conflict,
    names: names[conflict] ?? [],
    travel: (conflict === "travel" && details.travel) || null,
  }));
}

interface Own {
  id: string;
  kind: Awaited<ReturnType<typeof readBookableOrder>>["kind"];
  minutes: number;
}
