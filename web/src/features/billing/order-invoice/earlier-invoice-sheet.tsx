import { useIsOffice } from "#auth/use-standing.ts";
import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { DocumentSheet, DocumentSkeleton } from "#features/billing/lines/document-sheet.tsx";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";
import { InvoiceView } from "./invoice-view.tsx";
import { ShownInvoiceFields } from "./order-invoices.fragment.ts";

const EarlierInvoice = graphql(`
  query EarlierInvoice($id: UUID!, $amounts: Boolean!) {
    invoice(id: $id) {
      id
      ...ShownInvoice
    }
  }
`);

interface EarlierInvoiceSheetProps {
  /** Null while none is open. */
  invoiceId: string | null;
  onEdit: (invoiceId: string) => void;
  onChanged: () => void;
  onClose: () => void;
}

/** An invoice of the order that is not its latest, over the page. */
export const EarlierInvoiceSheet = ({ invoiceId, onClose, ...asked }: EarlierInvoiceSheetProps) => (
  <DocumentSheet title={t("files.invoice")} width={720} documentId={invoiceId} onClose={onClose}>
    {(id) => <Content key={id} id={id} {...asked} />}
  </DocumentSheet>
);

interface ContentProps extends Pick<EarlierInvoiceSheetProps, "onEdit" | "onChanged"> {
  id: string;
}

function Content({ id, onEdit, onChanged }: ContentProps) {
  const isOffice = useIsOffice();
  const { data, error, refetch } = useQuery(EarlierInvoice, {
    variables: { id, amounts: true },
    fetchPolicy: "cache-and-network",
  });
  const invoice = readFragment(ShownInvoiceFields, data?.invoice);
  if (!invoice) return error ? <LoadError error={error} refetch={refetch} /> : <DocumentSkeleton />;
  const change = () => {
    onChanged();
    void refetch();
  };

  return (
    <Box sx={{ px: 6, pb: 6, overflowY: "auto" }}>
      {isOffice && (
        <Box sx={{ display: "flex", justifyContent: "flex-end", mb: 2 }}>
          <InvoiceActions invoice={invoice} onEdit={onEdit} onChanged={change} />
        </Box>
      )}
      <InvoiceView invoice={invoice} onReversed={isOffice ? change : undefined} />
    </Box>
  );
}
