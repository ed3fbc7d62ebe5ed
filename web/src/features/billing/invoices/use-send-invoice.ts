import { useLazyQuery, useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { formatMoment } from "#ui/time/times.ts";
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

const InvoiceRecipients = graphql(`
  query InvoiceRecipients($id: UUID!) {
    invoiceRecipients(id: $id)
  }
`);

export interface SentInvoice {
  id: string;
  version: number;
  number?: string | null;
  sentAt?: string | null;
}

/** Sends an issued invoice by email, after a question that says to whom, and when it was sent before. */
export function useSendInvoice() {
  const [sendOne] = useMutation(SendInvoice);
  const [readRecipients] = useLazyQuery(InvoiceRecipients, { fetchPolicy: "network-only" });
  const { busy, run } = useVerb({ stale: staleInvoice });
  const confirm = useConfirm();

  async function send({ id, version, number: known, sentAt }: SentInvoice): Promise<void> {
    const number = known ?? "";
    let recipients: readonly string[] = [];
    const failure = await run(async () => {
      const { data } = await readRecipients({ variables: { id } });
      recipients = data?.invoiceRecipients ?? [];
    });
    if (failure) return;
    const words = { number, recipients: recipients.join(", ") };
    const question = sentAt
      ? t("billing.sendTheInvoiceAgain", { ...words, moment: formatMoment(sentAt) })
      : t("billing.sendTheInvoice", words);
    // Without anybody to send it to, the server says what to do.
    if (recipients.length > 0 && !(await confirm(question))) return;
    await run(() => sendOne({ variables: { input: { id, version } } }), t("billing.invoiceIsSent", { number }));
  }

  return { busy, send };
}
