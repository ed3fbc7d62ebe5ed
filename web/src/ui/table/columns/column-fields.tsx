import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { CheckFilter } from "#ui/filter/check-filter.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

export interface ColumnFieldsProps {
  /** In the order of the table; the first is always shown. */
  offered: readonly { field: string; header: string }[];
  usual: readonly string[];
}

/** Which columns a table shows. */
export function ColumnFields({ offered, usual }: ColumnFieldsProps) {
  const { search, change } = useAddress();
  const chosen = search["columns"]?.split(",") ?? [...usual];
  const choices = offered.slice(1).map(({ field, header }) => ({ value: field, label: header }));
  const choose = (columns: string[]) =>
    change({ columns: columns.join() === usual.slice(1).join() ? undefined : columns.join() || "none" });

  return (
    <Box sx={{ p: 4, display: "grid", gap: 2 }}>
      <CheckFilter label={t("base.columns")} values={chosen} choices={choices} onSelect={choose} />
      <Button disabled={!search["columns"]} onClick={() => change({ columns: undefined })}>
        {t("ui.usualColumns")}
      </Button>
    </Box>
  );
}
