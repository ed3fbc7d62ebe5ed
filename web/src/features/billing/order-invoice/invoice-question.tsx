import { LinksDialog } from "#features/billing/links/links-dialog.tsx";
import { PaymentDialog } from "#features/billing/payments/payment-dialog.tsx";
import { CreditMemoDialog } from "#features/billing/invoices/credit-memo-dialog.tsx";
import { RefundDialog } from "#features/billing/invoices/refund-dialog.tsx";
import { VoidDialog } from "#features/billing/invoices/void-dialog.tsx";
import { SendInvoiceDialog } from "#features/billing/sending/send-invoice-dialog.tsx";
import type { ShownInvoiceFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { IssueDialog } from "./issue-dialog.tsx";
import { pricedInvoice } from "./order-invoices.fragment.ts";

export type InvoiceQuestion = "issue" | "send" | "change" | "payment" | "void" | "links" | "credit" | "refund";

interface InvoiceQuestionProps {
  asked: InvoiceQuestion;
  invoice: ShownInvoiceFragment;
  onEdit: (invoiceId: string) => void;
  onChanged: () => void;
  onClose: () => void;
}

/** The dialog in which something is done with an invoice. */
export function InvoiceQuestionDialog({ asked, invoice, onEdit, onChanged, onClose }: InvoiceQuestionProps) {
  const priced = pricedInvoice(invoice);
  if (asked === "issue") return <IssueDialog invoiceId={invoice.id} onEdit={onEdit} onClose={onClose} />;
  const voided = (draftId: string | null) => {
    onChanged();
    if (draftId !== null) onEdit(draftId);
  };
  if (asked === "void") return <VoidDialog invoice={invoice} onVoided={voided} onClose={onClose} />;
  if (asked === "links")
    return <LinksDialog target={{ invoiceId: invoice.id }} number={invoice.number ?? ""} onClose={onClose} />;
  if (!priced) return null;
  if (asked === "send") return <SendInvoiceDialog invoice={{ ...invoice, sentAt: priced.sentAt }} onClose={onClose} />;
  if (asked === "change") return <ChangeDialog invoice={{ ...priced, ...invoice }} onClose={onClose} />;
  if (asked === "refund")
    return <RefundDialog invoice={{ ...priced, ...invoice }} onRefunded={onChanged} onClose={onClose} />;
  if (asked === "credit")
    return <CreditMemoDialog invoice={{ ...priced, ...invoice }} onWritten={onChanged} onClose={onClose} />;
  const customer = priced.serviceOrder?.customer;
  const paid = {
    id: invoice.id,
    number: invoice.number,
    balanceCents: priced.balanceCents,
    customerId: customer?.id ?? "",
    payer: customer ? customerName(customer) : "",
  };

  return <PaymentDialog paid={paid} onRecorded={onChanged} onClose={onClose} />;
}
