import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { endAlert, raiseAlert } from "./raise-alert.ts";

/** Alerts the office to a message that did not arrive. */
export async function alertOfFailedMail(
  { entityId, payload: { serviceOrderId, about, failure } }: DomainEvent<"mail.failed">,
  { system }: Work,
): Promise<void> {
  const alert = { kind: "emailBounced", severity: "warning", dedupeKey: `emailBounced:${entityId}` } as const;
  const message = text("alerts.withReason", { what: about, reason: failure });
  await system.run(raiseAlert({ ...alert, message, ...(serviceOrderId && { serviceOrderId }) }));
}

/** It is sent again, or has arrived after all. */
export const endMailAlert = async ({ entityId }: { entityId: string }, { system }: Work): Promise<void> =>
  void (await system.run(endAlert(`emailBounced:${entityId}`)));

export async function alertOfTooLargeMail(
  { entityId, payload: { from, size } }: DomainEvent<"mail.tooLarge">,
  { system }: Work,
): Promise<void> {
  const message = text("alerts.mailTooLarge", { from, size });
  const alert = { kind: "mailTooLarge", severity: "warning", message, dedupeKey: `mailTooLarge:${entityId}` } as const;
  await system.run(raiseAlert(alert));
}

const serverKey = "mailServer";

/** One alert, however many emails wait for the server. */
export async function alertOfMailServer(
  { payload: { reason } }: DomainEvent<"mail.serverFailed">,
  { system }: Work,
): Promise<void> {
  const message = text("alerts.mailServerFailed", { reason });
  await system.run(raiseAlert({ kind: "mailServer", severity: "critical", message, dedupeKey: serverKey }));
}

export const endMailServerAlert = async (_event: unknown, { system }: Work): Promise<void> =>
  void (await system.run(endAlert(serverKey)));

/** Alerts the office to a reply that may ask for no more messages: consent is a matter of law. */
export async function alertOfUnclearReply(
  { entityId: customerId, payload: { from, said } }: DomainEvent<"text.mayStop">,
  { system }: Work,
): Promise<void> {
  const { customer } = await system.one<{ customer: string }>({
    text: "select app_private.customer_name(company_name, first_name, last_name) as customer from app.customers where id = $1",
    values: [customerId],
  });
  const message = text("alerts.messagesMayBeUnwanted", { customer, from, said: said.slice(0, longestQuote) });
  await system.run(
    raiseAlert({ kind: "messagesMayBeUnwanted", severity: "warning", message, dedupeKey: `mayStop:${from}` }),
  );
}

const longestQuote = 300;
