import { queueEventMail } from "#modules/mail/orders/queue-order-mail.ts";
import { endAlertsOf, raiseAlert } from "#modules/alerts/raise-alert.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** What happened to an appointment, as part of the verb that did it. */
type AppointmentEvent =
  | "appointment-arrived"
  | "appointment-cancelled"
  | "appointment-confirmed"
  | "appointment-missed"
  | "appointment-moved"
  | "appointment-requested";

export interface AppointmentChange {
  event: AppointmentEvent;
  appointmentId: string;
  orderId: string;
  /** Changed less than 24 hours before. */
  isLate?: boolean;
  reason?: string;
  /** Told again however soon after the last time: the version that a move led to. */
  version?: number;
}

/** Tells the shop of another time, and the office what needs it: a visit nobody came to, one given back too late. */
export async function announceAppointment(change: AppointmentChange, system: Rights): Promise<void> {
  const { event, appointmentId, orderId, isLate = false, reason, version = 0 } = change;
  const template = mailOf[event];
  const entry = `${appointmentId}:${event}:${version}`;
  if (template) await queueEventMail(template, { orderId, entry, messageText: reason }, system);
  if (isNewTime(event)) await system.run(endAlertsOf(orderId, Object.keys(alertWords)));
  const kind = alertOf(event, isLate);
  if (!kind) return;
  const { number } = await system.one<{ number: string }>({
    text: "select internal_order_number as number from app.service_orders where id = $1",
    values: [orderId],
  });
  const message = reason ? `${alertWords[kind](number)}: ${reason}` : alertWords[kind](number);
  const dedupeKey = `${kind}:${appointmentId}`;
  await system.run(raiseAlert({ kind, severity: "warning", message, serviceOrderId: orderId, dedupeKey }));
}

/** A visit that was missed or given back is made good by another one. */
const isNewTime = (event: AppointmentEvent) => event === "appointment-confirmed" || event === "appointment-requested";

const mailOf: Partial<Record<AppointmentEvent, string>> = {
  "appointment-moved": "appointment-changed",
  "appointment-missed": "no-show",
};

const alertWords = {
  noShow: (number: string) => `Nobody came to the appointment of ${number}`,
  lateCancellation: (number: string) => `The appointment of ${number} was cancelled less than 24 hours before`,
};

function alertOf(event: AppointmentEvent, isLate: boolean): keyof typeof alertWords | null {
  if (event === "appointment-missed") return "noShow";
  return event === "appointment-cancelled" && isLate ? "lateCancellation" : null;
}
