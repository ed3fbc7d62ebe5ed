import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { CheckFilter } from "#ui/filter/check-filter.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { columnChoices, usualColumns, type Audience } from "./order-columns.tsx";

/** Which columns the table shows. */
export function ColumnFields({ audience }: { audience: Audience }) {
  const { search, change } = useAddress();
  const usual = usualColumns(audience);
  const chosen = search["columns"]?.split(",") ?? usual;
  const [, ...choices] = columnChoices(audience);
  const choose = (columns: string[]) =>
    change({ columns: columns.join() === usual.slice(1).join() ? undefined : columns.join() || "none" });

  return (
    <Box sx={{ p: 4, display: "grid", gap: 2 }}>
      <CheckFilter label={t("orders.columns")} values={chosen} choices={choices} onSelect={choose} />
      <Button disabled={!search["columns"]} onClick={() => change({ columns: undefined })}>
        {t("orders.usualColumns")}
      </Button>
    </Box>
  );
}
