import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { endAlert, raiseAlert } from "../raise-alert.ts";

/** The shop has one set of books. */
const dedupeKey = "qboDisconnected";

const words = {
  tokenRefused: "alerts.qboTokenRefused",
  appNotAuthorized: "alerts.qboAppNotAuthorized",
  personLostRights: "alerts.qboPersonLostRights",
  subscriptionEnded: "alerts.qboSubscriptionEnded",
} as const;

const isKnown = (reason: string): reason is keyof typeof words => reason in words;

/** Alerts the office when the books no longer answer; who disconnected them knows it. */
export async function alertOfQboDisconnection(
  { payload: { companyName: company, reason } }: DomainEvent<"qbo.disconnected">,
  { system }: Work,
): Promise<void> {
  if (reason === null) return void (await system.run(endAlert(dedupeKey)));
  const message = text(isKnown(reason) ? words[reason] : words.tokenRefused, { company });
  await system.run(raiseAlert({ kind: "qboDisconnected", severity: "critical", message, dedupeKey }));
}

export async function endQboDisconnection(_event: DomainEvent<"qbo.connected">, { system }: Work): Promise<void> {
  await system.run(endAlert(dedupeKey));
}
