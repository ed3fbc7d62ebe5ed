import type { Text } from "@boresight/domain/texts/travelling-text";
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { endAlert, endAlerts, raiseAlert } from "./raise-alert.ts";

interface AlertOfAppointment {
  kind: keyof typeof words;
  appointmentId: string;
  orderId: string;
  reason?: string;
}

/** Alerts the office to a no-show or a late cancellation. */
export async function alertOfAppointment(
  { kind, appointmentId, orderId, reason }: AlertOfAppointment,
  system: Rights,
): Promise<void> {
  const { number } = await system.one<{ number: string }>(numberOf(orderId));
  const message = reason ? text("alerts.withReason", { what: words[kind](number), reason }) : words[kind](number);
  const dedupeKey = `${kind}:${appointmentId}`;
  await system.run(raiseAlert({ kind, severity: "warning", message, serviceOrderId: orderId, dedupeKey }));
}

/** What else the work of its order needs, and others use then; ends once it is free, or the appointment over. */
export async function alertOfLack(
  { payload: { appointments } }: DomainEvent<"appointments.equipped">,
  { system }: Work,
): Promise<void> {
  const equipped = appointments.filter(({ lacks }) => lacks.length === 0);
  await system.run(endAlerts(equipped.map(({ id }) => `equipmentMissing:${id}`)));
  for (const { id, serviceOrderId, lacks } of appointments) {
    if (lacks.length === 0) continue;
    const { number } = await system.one<{ number: string }>(numberOf(serviceOrderId));
    const message = text("alerts.equipmentLacking", { names: lacks.join(", "), number });
    const alert = { kind: "equipmentMissing", severity: "critical", message, serviceOrderId } as const;
    await system.run(raiseAlert({ ...alert, dedupeKey: `equipmentMissing:${id}` }));
  }
}

const numberOf = (orderId: string) => ({
  text: "select internal_order_number as number from app.service_orders where id = $1",
  values: [orderId],
});

/** Resolved by a new appointment. */
export const appointmentAlerts = ["noShow", "lateCancellation", "equipmentMissing", "lateAfterWork"] as const;

/** A van gets to a customer after the end of the working day, who hears nothing of it by itself; ends once it does not. */
export async function alertOfLateWork(
  { entityId, payload: { serviceOrderId, expectedAt, isAfterWork } }: DomainEvent<"stop.afterWork">,
  { system }: Work,
): Promise<void> {
  const dedupeKey = `lateAfterWork:${entityId}`;
  if (!isAfterWork) return void (await system.run(endAlert(dedupeKey)));
  const { number, time } = await system.one<{ number: string; time: string }>({
    text: `select o.internal_order_number as number, to_char($2::timestamptz at time zone f.time_zone, 'FMHH12:MI AM') as time
      from app.service_orders o join app.appointments a on a.id = $3 join app.facilities f on f.id = a.facility_id where o.id = $1`,
    values: [serviceOrderId, expectedAt, entityId],
  });
  const message = text("alerts.lateAfterWork", { number, time });
  await system.run(raiseAlert({ kind: "lateAfterWork", severity: "warning", message, serviceOrderId, dedupeKey }));
}

const words: Record<"lateCancellation" | "noShow", (number: string) => Text> = {
  noShow: (number) => text("alerts.noShow", { number }),
  lateCancellation: (number) => text("alerts.lateCancellation", { number }),
};

export const declineAlert = "appointmentDeclined";

/** Alerts the office to a customer who does not come at the time of the invitation, until they accept it or it changes. */
export async function alertOfInvitationAnswer(
  { entityId, payload }: DomainEvent<"invitation.answered">,
  { system }: Work,
): Promise<void> {
  const { serviceOrderId, answer, address, who, note } = payload;
  const dedupeKey = `${declineAlert}:${entityId}:${address}`;
  if (answer === "accepted" || answer === "tentative") return void (await system.run(endAlert(dedupeKey)));
  const { number } = await system.one<{ number: string }>({
    text: "select internal_order_number as number from app.service_orders where id = $1",
    values: [serviceOrderId],
  });
  const what =
    answer === "declined"
      ? text("alerts.invitationDeclined", { who, number })
      : text("alerts.invitationCountered", { who, number });
  const message = note ? text("alerts.withReason", { what, reason: note }) : what;
  await system.run(raiseAlert({ kind: declineAlert, severity: "warning", message, serviceOrderId, dedupeKey }));
}
