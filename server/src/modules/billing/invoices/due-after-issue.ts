import { fail } from "@boresight/domain/base/errors";
import { text } from "@boresight/domain/texts/text";

/** Throws `invalid-input` for an invoice that would be due before the day it is of. */
export function requireDueAfterIssue(dueDate: string, issueDate: string): void {
  if (dueDate >= issueDate) return;
  const message = text("billing.dueBeforeIssue");
  throw fail("invalid-input", { message, fields: [{ field: "dueDate", code: "too-early", message }] });
}
