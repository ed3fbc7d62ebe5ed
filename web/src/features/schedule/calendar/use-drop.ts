import { t } from "@boresight/domain/texts/text";
import { momentAt } from "@boresight/domain/schedule/facility-time";
import type { Problem } from "#data/problem.ts";
import type { About } from "#features/schedule/place-question.tsx";
import { useAppointmentVerbs } from "#features/schedule/use-appointment-verbs.ts";
import type { PlaceFieldsFragment, AppointmentFieldsFragment, WaitingOrderFragment } from "#graphql/graphql.ts";
import { baysOf, nobody, type GroupBy } from "#features/schedule/schedule-columns.ts";
import type { Dropped } from "./schedule-calendar.tsx";

interface Dropping {
  by: GroupBy;
  place: PlaceFieldsFragment;
  appointments: readonly AppointmentFieldsFragment[];
  waiting: readonly WaitingOrderFragment[];
  /** Called when the drop target is not possible. */
  onRejected: (about: About, problem: Problem) => void;
}

const refusedAs = (message: string): Problem => ({ status: 200, code: "slot-not-offered", message, fields: [] });

/** Somebody who has just come still gets the time that has just begun. */
const grace = 30 * 60_000;

/** What has begun may still get another bay or length. */
function isOver(startsAt: string, appointment: AppointmentFieldsFragment | undefined): boolean {
  const start = Date.parse(startsAt);
  const isKept = appointment !== undefined && Date.parse(appointment.startsAt) === start;
  return !isKept && start < Date.now() - grace;
}

/**
 * Moves an appointment, or books an order, by dropping it: the message offers to take it back. Returns a function that
 * resolves to whether it stays there.
 */
export function useDrop({ by, place, appointments, waiting, onRejected }: Dropping) {
  const verbs = useAppointmentVerbs();
  return async (id: string, { column, date, time, minutes }: Dropped): Promise<boolean> => {
    const appointment = appointments.find((one) => one.id === id);
    const order = waiting.find((one) => one.id === id);
    const about = appointment ? { appointment } : order && { order, date };
    if (!about) return false;
    const target = targetOf({ by, column, place, appointment });
    const startsAt = momentAt(place.timeZone, { date, time });
    const at = { ...target, technicianId: target.technicianId ?? "", date, time };
    const refuse = (problem: Problem) => {
      onRejected({ ...about, at }, problem);
      return false;
    };
    if (startsAt === null) return refuse(refusedAs(t("schedule.theClockSkipsThisTimeOn")));
    if (isOver(startsAt, appointment)) return refuse(refusedAs(t("schedule.thisTimeIsOver")));
    const where = { ...target, startsAt, minutes, overbookReason: null };
    const problem = appointment ? await verbs.drop(appointment, where) : await verbs.book({ orderId: id, ...where });
    return problem ? refuse(problem) : true;
  };
}

interface Target {
  by: GroupBy;
  column: string | null;
  place: PlaceFieldsFragment;
  appointment: AppointmentFieldsFragment | undefined;
}

/** The column sets bay or technician; the other one does not change. */
function targetOf({ by, column, place, appointment }: Target): { bayId: string; technicianId: string | null } {
  const bayId = appointment?.bayId ?? baysOf(place)[0]?.id ?? "";
  const technicianId = appointment?.technicianId ?? null;
  if (column === null) return { bayId, technicianId };
  if (by === "bay") return { bayId: column, technicianId };
  return { bayId, technicianId: column === nobody ? null : column };
}
