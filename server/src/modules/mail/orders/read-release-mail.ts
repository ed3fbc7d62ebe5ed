import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { findAwaitedKinds } from "./queue-documents-mail.ts";
import { findChoices } from "./mail-recipients.ts";

export interface ReleaseMail {
  recipients: readonly string[];
  documentKinds: readonly string[];
}

/** What releasing the vehicle sends: which documents, and to which addresses. Throws `permission-error` and `not-found`. */
export async function readReleaseMail(orderId: string, { caller, system }: Transaction): Promise<ReleaseMail> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  await caller.one({ text: "select id from app.service_orders where id = $1", values: [orderId] });
  const documentKinds = await findAwaitedKinds(orderId, system);
  const choices = documentKinds.length > 0 ? await findChoices(system, { orderId }, "documents-ready") : [];
  return { documentKinds, recipients: choices.flatMap(({ isDefault, address }) => (isDefault ? [address] : [])) };
}
