import type { DomainEvent, Work } from "#platform/events.ts";
import { raiseAlert } from "./raise-alert.ts";

/** The same content sent again alerts once. */
export async function alertRejectedFile(
  { payload: { name, threat, keptAs, sha256 } }: DomainEvent<"document.refused">,
  { system }: Work,
): Promise<void> {
  const message = `An upload was refused: ${threat} in "${name}". It is kept aside as ${keptAs}.`;
  const dedupeKey = `fileRejected:${sha256 ?? keptAs}`;
  await system.run(raiseAlert({ kind: "fileRejected", severity: "warning", message, dedupeKey }));
}
