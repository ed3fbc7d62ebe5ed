import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
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
export function EstimateSheet({ estimateId, orderId, onClose }: EstimateSheetProps) {
  // It keeps its content while it slides away.
  const [last, setLast] = useState(estimateId);
  if (estimateId !== null && estimateId !== last) setLast(estimateId);

  return (
    <Sheet title={t("billing.editEstimate")} width={1120} open={estimateId !== null} onClose={onClose}>
      {last !== null && <Draft key={last} id={last} orderId={orderId} onClose={onClose} />}
    </Sheet>
  );
}

function Draft({ id, orderId, onClose }: { id: string; orderId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(EditedEstimate, { variables: { id }, fetchPolicy: "network-only" });
  if (data?.estimate) return <EstimateForm estimate={data.estimate} orderId={orderId} onClose={onClose} />;
  if (error) return <LoadError error={error} refetch={refetch} />;

  return (
    <Box component="output" aria-label={t("ui.loading")} sx={{ px: 6, display: "grid", gap: 3 }}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  );
}
