import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { cleared, countFilters, viewOf } from "./order-address.ts";

/** Why the list is empty, and the next step: clear the filters, or create the first order. */
export function NoOrders({ onNew }: { onNew?: (() => void) | undefined }) {
  const { search, change } = useAddress();
  const narrowed = countFilters(search) > 0 || search["search"] || viewOf(search) !== "open";
  if (narrowed) {
    const clear = (
      <Button variant="outlined" onClick={() => change({ ...cleared, view: undefined })}>
        {t("base.clearFilters")}
      </Button>
    );
    return <BlankState kind="noMatch" title={t("orders.noOrdersMatch")} action={clear} dense />;
  }
  const create = onNew && (
    <Button variant="outlined" onClick={onNew}>
      {t("orders.createTheFirstOrder")}
    </Button>
  );

  return (
    <BlankState kind="empty" title={t("base.noOpenOrders")} action={create} dense>
      {t("orders.ordersThatAreBeingWorkedOn")}
    </BlankState>
  );
}
