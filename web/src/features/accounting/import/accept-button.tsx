import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import type { QboRecordRowFragment } from "#graphql/graphql.ts";
import { useDecide } from "./use-decide.ts";

/** Accepts the suggestion of one row. */
export function AcceptButton({ record }: { record: QboRecordRowFragment }) {
  const { decide, busy } = useDecide();
  const { id, name, decision, suggestedCustomer } = record;
  if (decision !== "open" || !suggestedCustomer) return null;

  return (
    <Button
      size="small"
      variant="outlined"
      loading={busy}
      aria-label={t("accounting.acceptSuggestionFor", { name })}
      onClick={(event) => {
        event.stopPropagation();
        void decide({ id, decision: "link", chosenId: suggestedCustomer.id });
      }}
    >
      {t("accounting.accept")}
    </Button>
  );
}
