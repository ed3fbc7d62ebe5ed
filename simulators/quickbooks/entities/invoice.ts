import { againstRule } from "../accounting/fault.ts";
import { addAmounts, subtractAmount, toCents, listOf, numberOf, textOf, type Entity, type Fields } from "./entity.ts";
import type { Company } from "./company.ts";
import type { EntityKind } from "./entity-kind.ts";
import {
  checkLinkedEstimates,
  completeSalesDocument,
  salesDocumentReadOnly,
  salesDocumentSchema,
} from "./sales-document.ts";
import { voidedLines } from "./sales-lines.ts";

export const invoiceKind: EntityKind = {
  schema: salesDocumentSchema,
  readOnly: salesDocumentReadOnly,
  canBeDeleted: true,
  complete(draft) {
    const { company, before } = draft;
    const completed = completeSalesDocument("Invoice", draft);
    checkLinkedEstimates(company, completed);
    const paid = before ? paidOn(company, before.Id) : 0;
    const balance = subtractAmount(numberOf(completed, "TotalAmt"), paid);
    if (toCents(balance) < 0) throw againstRule("More is paid than the invoice would come to.", "Line");
    const payments = listOf(before ?? {}, "LinkedTxn").filter(isPayment);
    const links = [...listOf(completed, "LinkedTxn").filter((link) => !isPayment(link)), ...payments];
    return { DueDate: completed["TxnDate"], ...completed, LinkedTxn: links, Balance: balance };
  },
};

const isPayment = (link: Fields): boolean => link["TxnType"] === "Payment";

/** The lines of payments that pay this invoice. */
const paymentLines = (payment: Fields, invoiceId: string): Fields[] =>
  listOf(payment, "Line").filter((line) =>
    listOf(line, "LinkedTxn").some((link) => textOf(link, "TxnId") === invoiceId),
  );

/** What payments have paid on the invoice, without those of one payment. */
export function paidOn(company: Company, invoiceId: string, besides?: string): number {
  const lines = company
    .all("Payment")
    .filter(({ Id }) => Id !== besides)
    .flatMap((payment) => paymentLines(payment, invoiceId));
  return addAmounts(lines.map((line) => numberOf(line, "Amount")));
}

/** Brings the invoice's balance and links up to its payments; an invoice that they do not change stays as it is. */
export function updateBalance(company: Company, invoiceId: string): void {
  const invoice = company.find("Invoice", invoiceId);
  if (!invoice) return;
  const payments = company.all("Payment").filter((payment) => paymentLines(payment, invoiceId).length > 0);
  const others = listOf(invoice, "LinkedTxn").filter((link) => !isPayment(link));
  const links = [...others, ...payments.map(({ Id }) => ({ TxnId: Id, TxnType: "Payment" }))];
  const balance = subtractAmount(numberOf(invoice, "TotalAmt"), paidOn(company, invoiceId));
  if (balance === invoice["Balance"] && JSON.stringify(links) === JSON.stringify(invoice["LinkedTxn"])) return;
  company.save("Invoice", { ...invoice, LinkedTxn: links, Balance: balance }, "updated");
}

/** What was paid on the invoice becomes unapplied money of its customer. */
export function releasePayments(company: Company, invoiceId: string): void {
  for (const payment of company.all("Payment")) {
    const lines = paymentLines(payment, invoiceId);
    if (lines.length === 0) continue;
    const released = addAmounts(lines.map((line) => numberOf(line, "Amount")));
    const Line = listOf(payment, "Line").filter((line) => !lines.includes(line));
    const UnappliedAmt = addAmounts([numberOf(payment, "UnappliedAmt"), released]);
    company.save("Payment", { ...payment, Line, UnappliedAmt }, "updated");
  }
}

/** Voids the invoice: it stays in the books with amounts of 0. */
export function voidInvoice(company: Company, invoice: Entity): Entity {
  releasePayments(company, invoice.Id);
  const links = listOf(invoice, "LinkedTxn").filter((link) => !isPayment(link));
  const note = ["Voided", textOf(invoice, "PrivateNote")].filter(Boolean).join(" - ");
  const amounts = { TotalAmt: 0, Balance: 0, TxnTaxDetail: { TotalTax: 0 } };
  const voided = { ...invoice, ...amounts, Line: voidedLines(invoice), LinkedTxn: links, PrivateNote: note };
  return company.save("Invoice", voided, "voided");
}
