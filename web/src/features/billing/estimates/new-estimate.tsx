import { useMutation, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { EstimateSuggestions, type Suggestion } from "./estimate-suggestions.ts";

const StartEstimate = graphql(`
  mutation StartEstimate($input: SaveEstimateInput!) {
    saveEstimate(input: $input) {
      estimate {
        id
      }
      serviceOrder {
        id
        ...OrderEstimates
      }
    }
  }
`);

interface NewEstimateProps {
  orderId: string;
  onEdit: (estimateId: string) => void;
}

/** Starts an order's first estimate: from what its calibrations and transport suggest, or empty. */
export function NewEstimate({ orderId, onEdit }: NewEstimateProps) {
  const { data } = useQuery(EstimateSuggestions, { variables: { id: orderId }, fetchPolicy: "cache-and-network" });
  const suggestions = data?.serviceOrder?.estimateSuggestions ?? [];
  const [start] = useMutation(StartEstimate);
  const { busy, run } = useVerb();
  const startWith = (lines: readonly Suggestion[]) =>
    run(async () => {
      const input = { serviceOrderId: orderId, lines: lines.map(lineInputOf) };
      const started = await start({ variables: { input } });
      const draft = started.data?.saveEstimate?.estimate;
      if (draft) onEdit(draft.id);
    });

  return (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <Typography color="textSecondary">
        {suggestions.length > 0
          ? t("billing.linesAreSuggested", { count: suggestions.length })
          : t("orders.noEstimateYet")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {suggestions.length > 0 && (
          <Button variant="outlined" loading={busy} onClick={() => void startWith(suggestions)}>
            {t("billing.buildFromSuggestions")}
          </Button>
        )}
        <Button
          variant={suggestions.length > 0 ? "text" : "outlined"}
          disabled={busy}
          onClick={() => void startWith([])}
        >
          {t("billing.startEmpty")}
        </Button>
      </Box>
    </Box>
  );
}

const lineInputOf = ({ lineItemTypeId, name, quantity, unitPrice, taxable, calibrationId, reason }: Suggestion) => ({
  lineItemTypeId,
  description: name,
  quantity,
  unitPrice,
  taxable,
  calibrationId,
  reason,
});
