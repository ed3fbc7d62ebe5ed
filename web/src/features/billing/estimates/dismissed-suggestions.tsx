import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { TwoLines } from "#ui/text/two-lines.tsx";
import type { DismissedSuggestion } from "./estimate-suggestions.ts";

const RestoreSuggestion = graphql(`
  mutation RestoreSuggestion($input: RestoreSuggestionInput!) {
    restoreSuggestion(input: $input) {
      serviceOrder {
        id
      }
    }
  }
`);

interface DismissedSuggestionsProps {
  orderId: string;
  dismissed: readonly DismissedSuggestion[];
}

/** What is suggested no more on this order, each with the reason and the way back. */
export function DismissedSuggestions({ orderId, dismissed }: DismissedSuggestionsProps) {
  const [restore] = useMutation(RestoreSuggestion, {
    refetchQueries: ["EstimateSuggestions"],
    awaitRefetchQueries: true,
  });
  const { busy, run } = useVerb();
  if (dismissed.length === 0) return null;
  const bringBack = (lineItemTypeId: string) =>
    run(() => restore({ variables: { input: { serviceOrderId: orderId, lineItemTypeId } } }));

  return (
    <Box component="section" aria-label={t("billing.dismissed")} sx={{ mb: 4 }}>
      <Typography variant="h3">{t("billing.dismissed")}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {dismissed.map(({ id, reason, lineItemType }) => (
          <Box key={id} component="li" sx={{ display: "flex", alignItems: "center", gap: 3, py: 1 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <TwoLines main={lineItemType?.name} second={reason} />
            </Box>
            {lineItemType && (
              <Button
                size="small"
                disabled={busy}
                aria-label={t("billing.suggestAgainName", { name: lineItemType.name })}
                onClick={() => void bringBack(lineItemType.id)}
              >
                {t("billing.suggestAgain")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
