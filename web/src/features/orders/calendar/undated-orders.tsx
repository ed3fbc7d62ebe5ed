import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useAddress } from "#ui/layout/use-address.ts";
import { marksIn } from "#features/orders/list/order-address.ts";
import { startOfCalendar } from "#features/orders/list/order-shapes.ts";
import { countWord } from "#features/orders/list/views/order-view-words.ts";

interface UndatedOrdersProps {
  undated: { count: number; isMore: boolean };
}

/** Orders without a day in the calendar, with links to them. */
export function UndatedOrders({ undated }: UndatedOrdersProps) {
  const { search, change } = useAddress();
  if (undated.count === 0) return null;
  const inTable = () =>
    change({
      ...startOfCalendar,
      show: undefined,
      only: [...new Set([...marksIn(search["only"]), "noDay"])].join(),
    });

  return (
    <Typography variant="body2" color="textSecondary">
      {t("orders.undated", { count: undated.count, orders: countWord(undated) })}
      <Button size="small" onClick={inTable} sx={{ mx: 1 }}>
        {t("orders.showThem")}
      </Button>
    </Typography>
  );
}
