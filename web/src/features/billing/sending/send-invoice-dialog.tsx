import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { formatMoment } from "#ui/time/times.ts";
import { SendDialog } from "./send-dialog.tsx";

const GapsOfInvoice = graphql(`
  query GapsOfInvoice($id: UUID!) {
    lineProofs(invoiceId: $id) {
      lineItemId
      missing
    }
  }
`);

interface SendInvoiceDialogProps {
  invoice: { id: string; version: number; number?: string | null; sentAt?: string | null };
  onClose: () => void;
}

/** Emails an issued invoice, saying when it was sent before and how many of its lines are not proven. */
export function SendInvoiceDialog({ invoice: { id, version, number, sentAt }, onClose }: SendInvoiceDialogProps) {
  const { data } = useQuery(GapsOfInvoice, { variables: { id }, fetchPolicy: "network-only" });
  const gaps = (data?.lineProofs ?? []).filter(({ missing }) => missing.length > 0).length;

  return (
    <SendDialog
      document={{ kind: "invoice", id, version }}
      name={t("billing.invoiceNumbered", { number: number ?? "" })}
      {...(sentAt && { lead: t("billing.wasSentOn", { moment: formatMoment(sentAt) }) })}
      {...(gaps > 0 && { warning: t("documents.sendsWithGaps", { count: gaps }) })}
      onClose={onClose}
    />
  );
}
