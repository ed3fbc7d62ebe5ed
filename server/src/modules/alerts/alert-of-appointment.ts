import type { Text } from "@boresight/domain/texts/travelling-text";
import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { raiseAlert } from "./raise-alert.ts";

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
  const { number } = await system.one<{ number: string }>({
    text: "select internal_order_number as number from app.service_orders where id = $1",
    values: [orderId],
  });
  const message = reason ? text("alerts.withReason", { what: words[kind](number), reason }) : words[kind](number);
  const dedupeKey = `${kind}:${appointmentId}`;
  await system.run(raiseAlert({ kind, severity: "warning", message, serviceOrderId: orderId, dedupeKey }));
}

/** Resolved by a new appointment. */
export const appointmentAlerts = ["noShow", "lateCancellation"] as const;

const words: Record<(typeof appointmentAlerts)[number], (number: string) => Text> = {
  noShow: (number) => text("alerts.noShow", { number }),
  lateCancellation: (number) => text("alerts.lateCancellation", { number }),
};
