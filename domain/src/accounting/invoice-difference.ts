/** What an invoice there says that ours does not (handbook section 18): it comes back as void or paid, never as other amounts. */
import type { Cents } from "#base/money.ts";
import type { InvoiceStatus } from "#billing/invoice-status.ts";
import type { QboConflictKind } from "./qbo.ts";

export interface OwnInvoice {
  status: InvoiceStatus;
  total: Cents;
  tax: Cents;
  /** The tax of theirs that a line there makes up for; null when there is none. */
  agreedTax?: number | null;
  paid: Cents;
}

/** Null: it is not there any more. */
export type InvoiceThere = { total: Cents; tax: Cents; balance: Cents } | null;

export type InvoiceDifference =
  /** Both say the same, or nothing has to follow here. */
  | { is: "same" }
  /** It was voided there, and nothing prevents the same here. */
  | { is: "voidHere" }
  | { is: "conflict"; kind: QboConflictKind };

const same: InvoiceDifference = { is: "same" };
const conflict = (kind: QboConflictKind): InvoiceDifference => ({ is: "conflict", kind });

export function invoiceDifference(ours: OwnInvoice, there: InvoiceThere): InvoiceDifference {
  const isVoid = ours.status === "void";
  if (!there) return isVoid ? same : conflict("deletedThere");
  const isVoidThere = there.total === 0 && there.balance === 0 && ours.total !== 0;
  if (isVoid) return there.balance < there.total ? conflict("voidedHere") : same;
  if (isVoidThere) return ours.paid === 0 ? { is: "voidHere" } : conflict("voidedThere");
  if (there.total === ours.total && (there.tax === ours.tax || there.tax === ours.agreedTax)) return same;
  return conflict(there.total - there.tax === ours.total - ours.tax ? "tax" : "amount");
}
