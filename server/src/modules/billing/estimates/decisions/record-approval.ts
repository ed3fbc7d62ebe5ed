import { cents } from "@boresight/domain/base/money";
import { fail } from "@boresight/domain/base/errors";
import { documentTotals, type DocumentTotals } from "@boresight/domain/billing/document-totals";
import type { StatusCategory } from "@boresight/domain/statuses/status-look";
import { readStoredTaxes, readLines, type StoredLine } from "#modules/billing/documents/read-lines.ts";
import { saveTotals } from "#modules/billing/documents/write-document.ts";
import type { BillingContext } from "#modules/billing/documents/read-billing-context.ts";
import type { LockedEstimate } from "#modules/billing/estimates/lock-estimate.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { agreedPrice } from "./agreed-price.ts";

export interface GivenApproval {
  fullName: string;
  channel: string;
  signatureMethod: "drawn" | "typed" | null;
  signatureFileId: string | null;
  poNumber: string | null;
  poFollows: boolean;
  /** The terms that were accepted with it; null when nobody was asked. */
  termsVersion: string | null;
  /** The optional lines that the customer wants; null is all of them. */
  acceptedLineIds: readonly string[] | null;
  decidedAt: Date;
  decidedBy: string | null;
  ip: string | null;
  userAgent: string | null;
}

/**
 * Writes the approval of a locked estimate that may be approved, and what follows for its order. Throws `po-required`,
 * `total-negative` and, for an accepted line that is not an optional one of it, `not-found`.
 */
export async function recordApproval(
  estimate: LockedEstimate,
  approval: GivenApproval,
  { context, ...work }: Pick<Work, "system" | "now" | "emit"> & { context: BillingContext },
): Promise<void> {
  const { system, emit } = work;
  const { id, serviceOrderId, number } = estimate;
  const poNumber = approval.poNumber ?? context.poNumber;
  if (context.customer.requiresPo && !poNumber && !approval.poFollows) throw fail("po-required");
  const lines = await readLines("estimate_id", id, system);
  const { counted, total } = await leaveOutLines(estimate, { lines, approval }, system);
  await system.run({
    text: `update app.estimates set status = 'approved', decided_at = $2, decided_by = $3, po_number = $4 where id = $1`,
    values: [id, approval.decidedAt, approval.decidedBy, poNumber],
  });
  await addDecision(estimate, { ...approval, poNumber, total }, system);
  await acceptTermsOf(context, approval, work);
  const order = { orderId: serviceOrderId, poNumber, cost: agreedPrice(counted) };
  await updateOrder(order, work);
  const payload = { serviceOrderId, number, by: approval.fullName, channel: approval.channel };
  await emit({
    type: "estimate.approved",
    entityId: id,
    payload: { ...payload, poFollows: context.customer.requiresPo && !poNumber },
  });
}

interface Chosen {
  lines: readonly StoredLine[];
  approval: GivenApproval;
}

/** Without the optional lines that the customer does not want, with the taxes at the rates of the estimate. */
async function leaveOutLines(
  { id, totalCents }: LockedEstimate,
  { lines, approval: { acceptedLineIds } }: Chosen,
  system: Rights,
): Promise<{ counted: readonly StoredLine[]; total: number }> {
  const optional = lines.filter(({ isOptional }) => isOptional).map((line) => line.id);
  if (acceptedLineIds?.some((accepted) => !optional.includes(accepted))) throw fail("not-found");
  const leftOut = optional.filter((line) => acceptedLineIds && !acceptedLineIds.includes(line));
  if (leftOut.length === 0) return { counted: lines, total: totalCents };
  await system.run({ text: "update app.line_items set is_accepted = false where id = any ($1)", values: [leftOut] });
  const counted = lines.filter((line) => !leftOut.includes(line.id));
  const totals = await sumUp(id, counted, system);
  if (totals.total < 0) throw fail("total-negative");
  return { counted, total: totals.total };
}

async function sumUp(id: string, lines: readonly StoredLine[], system: Rights): Promise<DocumentTotals> {
  const taxes = await readStoredTaxes("estimate_id", id, system);
  const totals = documentTotals({ lines, taxes, isTaxExempt: false });
  await saveTotals({ kind: "estimate", id, totals }, system);
  return totals;
}

const addDecision = (
  estimate: LockedEstimate,
  approval: GivenApproval & { total: number },
  system: Rights,
): Promise<number> =>
  system.run({
    text: `insert into app.estimate_decisions (estimate_id, customer_id, is_approved, channel, full_name, signature_method,
        signature_file_id, po_number, po_follows, terms_version, content_hash, total_cents, decided_at, decided_by, ip, user_agent)
      values ($1, $2, true, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      estimate.id,
      estimate.customerId,
      approval.channel,
      approval.fullName,
      approval.signatureMethod,
      approval.signatureFileId,
      approval.poNumber,
      approval.poFollows,
      approval.termsVersion,
      estimate.contentHash,
      cents(approval.total),
      approval.decidedAt,
      approval.decidedBy,
      approval.ip,
      approval.userAgent?.slice(0, 400) ?? null,
    ],
  });

/** Whoever approves accepts the terms for the customer. */
async function acceptTermsOf(
  { customer }: BillingContext,
  { termsVersion, decidedBy, ip }: GivenApproval,
  { system, now }: Pick<Work, "system" | "now">,
): Promise<void> {
  if (termsVersion === null) return;
  await system.run({
    text: `update app.customers set has_accepted_terms = true, terms_accepted_at = $2, terms_version = $3,
        terms_accepted_by = $4, terms_accepted_ip = $5
      where id = $1 and (not has_accepted_terms or terms_version is distinct from $3)`,
    values: [customer.id, now, termsVersion, decidedBy, ip],
  });
}

interface AgreedOrder {
  orderId: string;
  poNumber: string | null;
  cost: number;
}

/** What was agreed is the order's price; its PO number is the one that was given. */
async function updateOrder(
  { orderId, poNumber, cost }: AgreedOrder,
  { system, emit }: Pick<Work, "system" | "emit">,
): Promise<void> {
  const before = await system.one<{ cost: number | null; poNumber: string | null; category: StatusCategory }>({
    text: `select o.cost, o.po_number, s.category from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    values: [orderId],
  });
  const fields = [
    ...(before.cost === cost ? [] : ["cost" as const]),
    ...(before.poNumber === poNumber ? [] : ["poNumber" as const]),
  ];
  if (fields.length === 0) return;
  await system.run({
    text: "update app.service_orders set cost = $2, po_number = $3 where id = $1",
    values: [orderId, cost, poNumber],
  });
  await emit({ type: "order.updated", entityId: orderId, payload: { fields, category: before.category } });
}
