import type { Text } from "@boresight/domain/texts/travelling-text";
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { endAlert, raiseAlert } from "./raise-alert.ts";

/** A better plan of a day's vans waits for the office; ends when there is none any more. */
export async function updatePlanAlert(
  { entityId: facilityId, payload: { date, better } }: DomainEvent<"vans.planned">,
  { system }: Work,
): Promise<void> {
  const dedupeKey = `betterPlan:${facilityId}:${date}`;
  if (!better) {
    await system.run(endAlert(dedupeKey));
    return;
  }
  const { place, day } = await system.one<{ place: string; day: string }>({
    text: "select facility_name as place, to_char($2::date, 'FMMon FMDD, YYYY') as day from app.facilities where id = $1",
    values: [facilityId, date],
  });
  const { before, after, moved } = better;
  const plan = {
    what: words[better.cause](better.name),
    place,
    date: day,
    miles: fromTo(before.miles, after.miles),
    overtime: fromTo(before.overtimeMinutes, after.overtimeMinutes),
    late: fromTo(before.lateArrivals, after.lateArrivals),
    asked: after.asked,
  };
  const told =
    moved > 0
      ? { kind: "betterWeek", message: text("alerts.betterWeek", { ...plan, moved }) }
      : { kind: "betterPlan", message: text("alerts.betterPlan", plan) };
  await system.run(raiseAlert({ ...told, severity: "info", dedupeKey, of: { facilityId, day: date } }));
}

const fromTo = (was: number, is: number): Text => text("alerts.fromTo", { was, is });

type Cause = NonNullable<DomainEvent<"vans.planned">["payload"]["better"]>["cause"];

const words: Record<Cause, (name: string) => Text> = {
  absence: (name) => text("alerts.planOfAbsence", { name }),
  cancelled: (name) => text("alerts.planOfCancellation", { name }),
  credential: (name) => text("alerts.planOfCredential", { name }),
  equipment: (name) => text("alerts.planOfEquipment", { name }),
  failed: (name) => text("alerts.planOfFailure", { name }),
  late: (name) => text("alerts.planOfDelay", { name }),
  noShow: (name) => text("alerts.planOfNoShow", { name }),
  outage: (name) => text("alerts.planOfOutage", { name }),
};

/** A day that is over needs no plan; until when it lasts, its location says. */
export const endPastPlans = (now: Date) => ({
  text: `update app.admin_notifications n set status = 'handled' from app.facilities f
    where n.kind in ('betterPlan', 'betterWeek') and n.status = 'unhandled' and f.id = n.facility_id
      and n.day < ($1::timestamptz at time zone f.time_zone)::date`,
  values: [now],
});
