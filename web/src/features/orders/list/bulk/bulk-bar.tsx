import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import type { Selection } from "#ui/table/paged-table.tsx";
import { SelectionBar } from "#ui/table/selection-bar.tsx";
import { useOrderActions } from "#features/orders/list/order-actions-context.ts";
import { useExportOrders } from "#features/orders/list/use-export-orders.ts";

/** The actions on the selected orders. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { ids } = selection;
  const actions = useOrderActions();
  const { exportOrders, loading } = useExportOrders();
  if (!actions) return null;

  return (
    <SelectionBar label={t("orders.chosenOrders")} selection={selection}>
      <Button onClick={() => actions.assign(ids)}>{t("orders.assign2")}</Button>
      <Button onClick={() => actions.moveMany(ids)}>{t("orders.move")}</Button>
      <Button loading={loading} onClick={() => void exportOrders({ ids: [...ids] })}>
        {t("base.export")}
      </Button>
    </SelectionBar>
  );
}
