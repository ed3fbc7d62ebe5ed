import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { staleInvoice } from "#features/billing/stale-documents.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";

const DeleteInvoice = graphql(`
  mutation DeleteInvoice($input: InvoiceVersionInput!, $amounts: Boolean!) {
    deleteInvoice(input: $input) {
      serviceOrder {
        id
        ...OrderInvoices
      }
    }
  }
`);

/** Deletes a draft of an invoice, after a question. */
export function useDeleteDraft() {
  const [deleteOne] = useMutation(DeleteInvoice);
  const { run } = useVerb({ stale: staleInvoice });
  const confirm = useConfirm();
  return async ({ id, version }: { id: string; version: number }): Promise<void> => {
    if (!(await confirm(t("billing.deleteTheInvoiceDraft")))) return;
    const variables = { input: { id, version }, amounts: true };
    await run(() => deleteOne({ variables }), t("billing.invoiceDraftIsDeleted"));
  };
}
