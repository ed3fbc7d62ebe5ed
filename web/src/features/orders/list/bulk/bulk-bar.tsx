import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Selection } from "#ui/table/paged-table.tsx";
import { useOrderActions } from "#features/orders/list/order-actions-context.ts";
import { useExportOrders } from "#features/orders/list/use-export-orders.ts";

/** The actions on the selected orders, shown while there is a selection. */
export function BulkBar({ ids, choose }: Selection) {
  const actions = useOrderActions();
  const { exportOrders, loading } = useExportOrders();
  if (ids.length === 0 || !actions) return null;

  return (
    <Box
      role="toolbar"
      aria-label={t("orders.chosenOrders")}
      sx={{
        display: "flex",
        alignItems: "center",
        flexWrap: "wrap",
        gap: 2,
        px: 4,
        py: 1,
        borderRadius: 1,
        bgcolor: "tone.blue.soft",
        color: "tone.blue.text",
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 500, flexGrow: 1 }}>
        {t("orders.lengthChosen", { count: ids.length })}
      </Typography>
      <Button onClick={() => actions.assign(ids)}>{t("orders.assign2")}</Button>
      <Button onClick={() => actions.moveMany(ids)}>{t("orders.move")}</Button>
      <Button loading={loading} onClick={() => void exportOrders({ ids: [...ids] })}>
        {t("orders.export")}
      </Button>
      <Button onClick={() => choose([])}>{t("orders.chooseNone")}</Button>
    </Box>
  );
}
