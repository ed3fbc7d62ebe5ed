import { staffRoles, worksInOffice } from "@boresight/domain/accounts/roles";
import { cents } from "@boresight/domain/base/money";
import { fail } from "@boresight/domain/base/errors";
import { estimateVersionSchema } from "@boresight/domain/billing/estimate-schema";
import { requireSendableEstimate } from "@boresight/domain/billing/estimate-status";
import { isDistanceMissing } from "@boresight/domain/billing/transport-lines";
import { findAddressees } from "#modules/mail/orders/mail-recipients.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { readBillingContext, type BillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import { writeDocument } from "#modules/billing/documents/write-document.ts";
import { approveByAgreement } from "./decisions/approve-by-agreement.ts";
import { freezeEstimate, supersedeOthers } from "./freeze-estimate.ts";
import { lockVisibleEstimate, requireVersion, type LockedEstimate } from "./lock-estimate.ts";

export const estimateSendingErrors = [
  "amount-too-large",
  "distance-missing",
  "estimate-changed",
  "estimate-empty",
  "estimate-expired",
  "estimate-not-draft",
  "estimate-without-recipient",
  "total-negative",
] as const;

export const sendEstimate = mutation({
  summary:
    "Sends a draft to the customer; earlier ones that were not answered are superseded. With a standing agreement it is approved at once.",
  callers: staffRoles,
  input: estimateVersionSchema,
  returns: { estimate: "Estimate", serviceOrder: "ServiceOrder" },
  payload: "EstimatePayload",
  errors: estimateSendingErrors,
  run: ({ id, version }, tx) => sendEstimateTo({ id, version }, tx),
});

interface SentEstimate {
  id: string;
  version: number;
  /** To whom and with which words, where somebody chose. */
  mail?: { recipients?: readonly string[]; note?: string };
}

/** The same with chosen recipients. Throws what the verb throws. */
export async function sendEstimateTo({ id, version, mail }: SentEstimate, tx: Transaction) {
  const estimate = await lockVisibleEstimate(id, tx);
  const { serviceOrderId, number, supplementsId } = estimate;
  const context = await readBillingContext(serviceOrderId, tx);
  if (!worksInOffice(tx.caller) && !context.settings.techniciansMaySend) throw fail("permission-error");
  await requireSendable(estimate, { version, context }, tx);
  await freezeEstimate(estimate, context, tx);
  await supersedeOthers(estimate, tx.system);
  const isAgreed = context.customer.autoApprove;
  const payload = { serviceOrderId, number, isSupplement: supplementsId !== null, isAgreed, ...(mail && { mail }) };
  await tx.emit({ type: "estimate.sent", entityId: id, payload });
  if (isAgreed) await approveByAgreement(id, tx);
  return { estimate: id, serviceOrder: serviceOrderId };
}

interface Sending {
  version: number;
  context: BillingContext;
}

/** Taxes are those of today: the sums are checked after they are recomputed. */
async function requireSendable(estimate: LockedEstimate, { version, context }: Sending, { system }: Transaction) {
  const { id, status, validUntil } = estimate;
  const lines = await readLines("estimate_id", id, system);
  const recipient = { hasRecipient: await hasRecipient(context, system) };
  requireSendableEstimate({ status, lineCount: lines.length, total: cents(0), ...recipient });
  requireVersion(estimate, version);
  if (isDistanceMissing(context.transport)) throw fail("distance-missing");
  if (validUntil !== null && validUntil < context.today) throw fail("estimate-expired");
  const { total } = await writeDocument({ kind: "estimate", id, lines, context }, system);
  requireSendableEstimate({ status, lineCount: lines.length, total, ...recipient });
}

/** Someone who gets its email, or who can sign in to read it. */
async function hasRecipient({ orderId, customer }: BillingContext, system: Rights): Promise<boolean> {
  const addressees = await findAddressees(system, orderId, { key: "estimate-sent", recipients: ["preferredContact"] });
  if (addressees.length > 0) return true;
  const login = await system.maybe({
    text: "select 1 from app.users where customer_id = $1 and not disabled limit 1",
    values: [customer.id],
  });
  return login !== undefined;
}
