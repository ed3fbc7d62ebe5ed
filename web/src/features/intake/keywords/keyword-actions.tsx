import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Add from "~icons/ic/baseline-add";
import { useAddress } from "#ui/table/use-address.ts";

/** The value in the URL for a keyword that is not saved yet. */
export const newKeyword = "new";

export function KeywordActions() {
  const { change } = useAddress();

  return (
    <Button variant="contained" startIcon={<Add />} onClick={() => change({ keyword: newKeyword })}>
      {t("intake.newWords")}
    </Button>
  );
}
