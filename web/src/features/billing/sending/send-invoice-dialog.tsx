import { t } from "@boresight/domain/texts/text";
import { formatMoment } from "#ui/time/times.ts";
import { SendDialog } from "./send-dialog.tsx";

interface SendInvoiceDialogProps {
  invoice: { id: string; version: number; number?: string | null; sentAt?: string | null };
  onClose: () => void;
}

/** Emails an issued invoice, saying when it was sent before. */
export const SendInvoiceDialog = ({ invoice: { id, version, number, sentAt }, onClose }: SendInvoiceDialogProps) => (
  <SendDialog
    document={{ kind: "invoice", id, version }}
    name={t("billing.invoiceNumbered", { number: number ?? "" })}
    {...(sentAt && { lead: t("billing.wasSentOn", { moment: formatMoment(sentAt) }) })}
    onClose={onClose}
  />
);
