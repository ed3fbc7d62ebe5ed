/** What happens on the day makes the server look for a better plan of the vans: a little later, once for each day. */
import { attendedAppointmentStatuses, movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { DomainEvent, Reactions, Work } from "#platform/database/events.ts";
import { wordList } from "#platform/database/word-list.ts";
import type { ReplanCause } from "./plan-events.ts";

/** What happens together is planned together. */
const waits = "1 minute";
/** Today and so many days after it. */
const daysAhead = 6;
const lateAfter = "10 minutes";

export const replanReactions: Reactions = {
  "appointment.cancelled": ({ entityId }, work) => replan({ cause: "cancelled", ...ofAppointment(entityId) }, work),
  "appointment.noShow": ({ entityId }, work) => replan({ cause: "noShow", ...ofAppointment(entityId) }, work),
  "appointment.overdue": ({ entityId }, work) => replan({ cause: "late", ...ofAppointment(entityId) }, work),
  "calibration.failed": ({ payload: { serviceOrderId } }, work) =>
    replan({ cause: "failed", ...ofOrder(serviceOrderId) }, work),
  "readiness.checked": ({ payload: { serviceOrderId } }, work) =>
    replan({ cause: "failed", ...ofOrder(serviceOrderId), where: failedCheck }, work),
  "equipment.followed": async ({ entityId, payload: { missingAt } }, work) => {
    if (missingAt > 0) await replan({ cause: "equipment", ...usedBy, values: [entityId] }, work);
  },
  "trip.started": replanLate,
  "trip.delayed": replanLate,
  "stop.delayed": replanLate,
  "technician.away": ({ entityId, payload: { startsAt, endsAt } }, work) =>
    replan({ cause: "absence", ...ofTechnician, values: [entityId, startsAt, endsAt] }, work),
  "technician.left": ({ entityId }, work) =>
    replan({ cause: "absence", ...ofTechnician, values: [entityId, work.now, "infinity"] }, work),
  "credentials.changed": ({ entityId }, work) =>
    replan({ cause: "credential", ...ofCertified, values: [entityId, work.now, "infinity"] }, work),
  "bay.outOfOrder": ({ entityId, payload: { startsAt, endsAt } }, work) =>
    replan({ cause: "outage", ...inBay, values: [entityId, startsAt, endsAt] }, work),
};

interface Happening {
  cause: ReplanCause;
  /** SQL: which appointments `a` are concerned, and the name of what it is about. */
  where: string;
  name: string;
  values: readonly unknown[];
  /** SQL: whether bay `b` of an appointment is a van. */
  isVan?: string;
}

const orderNumber = "(select o.internal_order_number from app.service_orders o where o.id = a.service_order_id)";
const isAttended = `a.status in ${wordList(attendedAppointmentStatuses)}`;
const isAhead = `a.status in ${wordList(movableAppointmentStatuses)}`;

const ofAppointment = (id: string) => ({ where: "a.id = $1", name: orderNumber, values: [id] });

const ofOrder = (id: string) => ({
  where: `a.service_order_id = $1 and ${isAttended}`,
  name: orderNumber,
  values: [id],
});

const failedCheck = `a.service_order_id = $1 and ${isAttended} and exists (select from app.readiness_checks c
  where c.service_order_id = a.service_order_id and c.outcome = 'failed' and c.override_note = '')`;

const usedBy = {
  where: `${isAhead} and exists (select from app.appointment_equipment u where u.appointment_id = a.id and u.equipment_id = $1)`,
  name: "(select trim(concat_ws(' ', e.name, e.serial_number)) from app.equipment e where e.id = $1)",
};

const within = `${isAhead} and a.starts_at < $3::timestamptz and a.ends_at > $2::timestamptz`;

const ofTechnician = {
  where: `a.technician_id = $1 and ${within}`,
  name: "(select u.display_name from app.users u where u.id = $1)",
};

/** Where nobody asks for credentials, they change no plan. */
const ofCertified = { ...ofTechnician, where: `${ofTechnician.where} and f.checks_competences` };

/** It may be a fixed bay now. */
const inBay = { where: `a.bay_id = $1 and ${within}`, name: "b.name", isVan: "'mobile' in (a.kind, b.kind)" };

/** Whoever will be there when the customer has waited for a while. */
async function replanLate(
  { payload: { appointmentId, expectedAt } }: DomainEvent<"stop.delayed" | "trip.delayed" | "trip.started">,
  work: Work,
): Promise<void> {
  if (expectedAt === null) return;
  await replan(
    {
      cause: "late",
      where: `a.id = $1 and a.starts_at + interval '${lateAfter}' < $2::timestamptz`,
      name: orderNumber,
      values: [appointmentId, expectedAt],
    },
    work,
  );
}

/** Queues the search for each location and day of these appointments; what is queued for a day already takes the newer cause. */
async function replan(
  { cause, where, name, values, isVan = "b.kind = 'mobile'" }: Happening,
  { system, now }: Work,
): Promise<void> {
  const next = values.length + 1;
  await system.run({
    text: `select graphile_worker.add_job('replan-vans',
        json_build_object('facilityId', d.facility_id, 'date', d.date, 'cause', $${next}::text, 'name', d.name),
        queue_name => 'replan-vans', job_key => 'replan-vans:' || d.facility_id || ':' || d.date,
        job_key_mode => 'preserve_run_at', run_at => $${next + 1}::timestamptz + interval '${waits}', max_attempts => 3)
      from (select distinct on (1, 2) a.facility_id, to_char(a.starts_at at time zone f.time_zone, 'YYYY-MM-DD') as date, ${name} as name
        from app.appointments a join app.bays b on b.id = a.bay_id and ${isVan}
        join app.facilities f on f.id = a.facility_id
        where ${where} and (a.starts_at at time zone f.time_zone)::date
          between ($${next + 1}::timestamptz at time zone f.time_zone)::date
          and ($${next + 1}::timestamptz at time zone f.time_zone)::date + ${daysAhead}
        order by 1, 2, a.starts_at) d`,
    values: [...values, cause, now],
  });
}
