import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { raiseAlert } from "./raise-alert.ts";

/** The same content sent again alerts once. */
export async function alertRejectedFile(
  { payload: { name, threat, keptAs, sha256 } }: DomainEvent<"document.refused">,
  { system }: Work,
): Promise<void> {
  const message = text("alerts.fileRejected", { threat, name, keptAs });
  const dedupeKey = `fileRejected:${sha256 ?? keptAs}`;
  await system.run(raiseAlert({ kind: "fileRejected", severity: "warning", message, dedupeKey }));
}
