import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { endAlert, raiseAlert } from "../raise-alert.ts";

const keyOf = (entityId: string) => `qboFailure:${entityId}`;

/** Alerts the office to what does not reach QuickBooks without a person's help. */
export async function alertOfQboFailure(
  { entityId, payload: { label, detail } }: DomainEvent<"qbo.failed">,
  { system }: Work,
): Promise<void> {
  const message = detail
    ? text("alerts.qboFailure", { label, reason: detail })
    : text("alerts.qboFailureOf", { label });
  await system.run(raiseAlert({ kind: "qboFailure", severity: "critical", message, dedupeKey: keyOf(entityId) }));
}

/** It went through, or a person decided that it need not. */
export async function endQboFailure(
  { entityId }: DomainEvent<"qbo.synced" | "qbo.skipped">,
  { system }: Work,
): Promise<void> {
  await system.run(endAlert(keyOf(entityId)));
}
