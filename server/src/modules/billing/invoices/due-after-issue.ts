import { wrongField } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";

/** Throws `invalid-input` for an invoice that would be due before the day it is of. */
export function requireDueAfterIssue(dueDate: string, issueDate: string): void {
  if (dueDate >= issueDate) return;
  throw wrongField("dueDate", "too-early", text("billing.dueBeforeIssue"));
}
