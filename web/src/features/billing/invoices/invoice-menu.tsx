import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import type { InvoiceRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SendOutlined } from "#ui/icons/mail/send-outlined.ts";
import { ReceiptLongOutlined } from "#ui/icons/action/receipt-long-outlined.ts";
import { BlockOutlined } from "#ui/icons/problem/block-outlined.ts";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { isIssued, isOpen } from "./invoice-due.ts";
import { staleInvoice } from "./stale-invoice.ts";

const SendInvoice = graphql(`
  mutation SendInvoice($input: InvoiceVersionInput!) {
    sendInvoice(input: $input) {
      invoice {
        id
        ...InvoiceRow
      }
    }
  }
`);

/** Opens a dialog about an invoice. */
export type AskAboutInvoice = (what: "payment" | "void", invoice: InvoiceRowFragment) => void;

interface InvoiceMenuProps {
  invoice: InvoiceRowFragment;
  onAsk: AskAboutInvoice;
}

/** What can be done now with an issued invoice. */
export function InvoiceMenu({ invoice, onAsk }: InvoiceMenuProps) {
  const { id, version, paidCents, balanceCents } = invoice;
  const number = invoice.number ?? "";
  const [sendOne] = useMutation(SendInvoice);
  const { run } = useVerb({ stale: staleInvoice });
  if (!isIssued(invoice)) return null;
  const send = () =>
    run(() => sendOne({ variables: { input: { id, version } } }), t("billing.invoiceIsSent", { number }));
  const actions: RowAction[] = [
    { label: t("billing.sendInvoice"), icon: SendOutlined, run: () => void send() },
    ...(isOpen(invoice) && balanceCents > 0
      ? [{ label: t("billing.recordPayment"), icon: ReceiptLongOutlined, run: () => onAsk("payment", invoice) }]
      : []),
    ...(paidCents === 0
      ? [{ label: t("billing.voidInvoice"), icon: BlockOutlined, run: () => onAsk("void", invoice) }]
      : []),
  ];

  return <RowMenu label={t("billing.actionsForInvoice", { number })} actions={actions} />;
}
