import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ViewColumnOutlined } from "#ui/icons/display/view-column-outlined.ts";
import { BarMenu } from "#ui/layout/bar-menu.tsx";
import { CheckFilter } from "#ui/filter/check-filter.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { columnChoices, usualColumns, type Audience } from "./order-columns.tsx";

/** The columns of the table, stored in the URL and in saved views. */
export function ColumnChoice({ audience }: { audience: Audience }) {
  const { search, change } = useAddress();
  const usual = usualColumns(audience);
  const chosen = search["columns"]?.split(",") ?? usual;
  const [, ...choices] = columnChoices(audience);
  const choose = (columns: string[]) =>
    change({ columns: columns.join() === usual.slice(1).join() ? undefined : columns.join() || "none" });

  return (
    <BarMenu label={t("orders.columns")} icon={<ViewColumnOutlined />} width={240}>
      {() => (
        <Box sx={{ p: 4, display: "grid", gap: 2 }}>
          <CheckFilter label={t("orders.columns")} values={chosen} choices={choices} onSelect={choose} />
          <Button disabled={!search["columns"]} onClick={() => change({ columns: undefined })}>
            {t("orders.usualColumns")}
          </Button>
        </Box>
      )}
    </BarMenu>
  );
}
