import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { DocumentSheet, DocumentSkeleton } from "#features/billing/lines/document-sheet.tsx";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { InvoiceForm } from "./invoice-form.tsx";

const EditedInvoice = graphql(`
  query EditedInvoice($id: UUID!) {
    invoice(id: $id) {
      id
      ...EditedInvoiceFields
    }
  }
`);

interface InvoiceSheetProps {
  /** Null while none is open. */
  invoiceId: string | null;
  onClose: () => void;
}

/** A draft of an invoice over its order's page. */
export const InvoiceSheet = ({ invoiceId, onClose }: InvoiceSheetProps) => (
  <DocumentSheet title={t("billing.editInvoice")} documentId={invoiceId} onClose={onClose}>
    {(id) => <Draft key={id} id={id} onClose={onClose} />}
  </DocumentSheet>
);

function Draft({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(EditedInvoice, { variables: { id }, fetchPolicy: "network-only" });
  if (data?.invoice) return <InvoiceForm invoice={data.invoice} onClose={onClose} />;

  return error ? <LoadError error={error} refetch={refetch} /> : <DocumentSkeleton />;
}
