import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { DocumentSheet, DocumentSkeleton } from "#features/billing/lines/document-sheet.tsx";
import { LoadError } from "#records/load-error.tsx";
import { EstimateForm } from "./estimate-form.tsx";

const EditedEstimate = graphql(`
  query EditedEstimate($id: UUID!) {
    estimate(id: $id) {
      id
      ...EditedEstimateFields
    }
  }
`);

interface EstimateSheetProps {
  /** The draft to edit; null while none is. */
  estimateId: string | null;
  orderId: string;
  onClose: () => void;
}

/** A draft of an estimate over its order's page. */
export const EstimateSheet = ({ estimateId, orderId, onClose }: EstimateSheetProps) => (
  <DocumentSheet title={t("billing.editEstimate")} documentId={estimateId} onClose={onClose}>
    {(id) => <Draft key={id} id={id} orderId={orderId} onClose={onClose} />}
  </DocumentSheet>
);

function Draft({ id, orderId, onClose }: { id: string; orderId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(EditedEstimate, { variables: { id }, fetchPolicy: "network-only" });
  if (data?.estimate) return <EstimateForm estimate={data.estimate} orderId={orderId} onClose={onClose} />;

  return error ? <LoadError error={error} refetch={refetch} /> : <DocumentSkeleton />;
}
