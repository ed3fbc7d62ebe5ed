import { t } from "@boresight/domain/texts/text";
import { useNavigate } from "@tanstack/react-router";
import type { InvoiceRowFragment } from "#graphql/graphql.ts";
import { useDocumentPdf } from "#records/documents/use-document-pdf.ts";
import PictureAsPdfOutlined from "~icons/ic/outline-picture-as-pdf";
import SendOutlined from "~icons/ic/outline-send";
import EditOutlined from "~icons/ic/outline-edit";
import ReceiptLongOutlined from "~icons/ic/outline-receipt-long";
import DescriptionOutlined from "~icons/ic/outline-description";
import RemoveCircleOutlined from "~icons/ic/outline-remove-circle";
import BlockOutlined from "~icons/ic/outline-block";
import UndoOutlined from "~icons/ic/outline-undo";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { isIssued, isOpen } from "./invoice-due.ts";

/** Opens a dialog about an invoice. */
export type AskAboutInvoice = (
  what: "change" | "credit" | "payment" | "refund" | "send" | "void",
  invoice: InvoiceRowFragment,
) => void;

interface InvoiceMenuProps {
  invoice: InvoiceRowFragment;
  onAsk: AskAboutInvoice;
}

/** What can be done now with an issued invoice. */
export function InvoiceMenu({ invoice, onAsk }: InvoiceMenuProps) {
  const { customerId, paidCents, balanceCents, sentAt, serviceOrderId } = invoice;
  const number = invoice.number ?? "";
  const { downloadPdf } = useDocumentPdf();
  const navigate = useNavigate();
  if (!isIssued(invoice)) return null;
  const actions: RowAction[] = [
    {
      label: t("documents.downloadPdf"),
      icon: PictureAsPdfOutlined,
      run: () => void downloadPdf(`invoice/${invoice.id}`, number),
    },
    // An opening invoice has no page of its own, and is on statements alone.
    serviceOrderId
      ? {
          label: sentAt ? t("billing.sendAgain") : t("billing.sendInvoice"),
          icon: SendOutlined,
          run: () => onAsk("send", invoice),
        }
      : { label: t("billing.changeInvoice"), icon: EditOutlined, run: () => onAsk("change", invoice) },
    ...(isOpen(invoice) && balanceCents > 0
      ? [{ label: t("billing.recordPayment"), icon: ReceiptLongOutlined, run: () => onAsk("payment", invoice) }]
      : []),
    { label: t("billing.discountOrMemo"), icon: RemoveCircleOutlined, run: () => onAsk("credit", invoice) },
    ...(invoice.status === "paid"
      ? [{ label: t("billing.refundAsked"), icon: UndoOutlined, run: () => onAsk("refund", invoice) }]
      : []),
    ...(paidCents === 0
      ? [{ label: t("billing.voidInvoice"), icon: BlockOutlined, run: () => onAsk("void", invoice) }]
      : []),
    {
      label: t("billing.statementOfCustomer"),
      icon: DescriptionOutlined,
      run: () => void navigate({ to: "/invoices", search: { view: "statement", customer: customerId } }),
    },
  ];

  return <RowMenu label={t("billing.actionsForInvoice", { number })} actions={actions} />;
}
