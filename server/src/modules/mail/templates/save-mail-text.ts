import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";

/** Only staff edit the emails about orders. Throws `permission-error`. */
export function requireStaff({ caller }: Transaction): void {
  if (!isStaff(caller.role)) throw fail("permission-error");
}

/** Saves a text as a new version. Throws `not-found`, and `definition-changed` when somebody else was faster. */
export async function saveMailText(
  text: { id: string; version: number; subject: string; bodyHtml: string },
  { caller }: Transaction,
): Promise<void> {
  await caller.one({ text: "select id from app.email_template_texts where id = $1", values: [text.id] });
  const saved = await caller.run({
    text: "update app.email_template_texts set subject = $3, body_html = $4 where id = $1 and version = $2",
    values: [text.id, text.version, text.subject, text.bodyHtml],
  });
  if (saved === 0) throw fail("definition-changed");
}
