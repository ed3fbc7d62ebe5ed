import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useQueuedActions } from "#data/offline/use-offline.ts";
import { WaitingMark } from "#ui/parts/waiting-mark.tsx";

/** The status that the order will have once what waits on this device is sent. */
export function WaitingMove({ orderId }: { orderId: string }) {
  const waiting = useQueuedActions(orderId).findLast(({ verb }) => verb === "changeServiceOrderStatus");
  if (!waiting) return null;
  return (
    <Typography variant="body2" component="span">
      {t("orders.movedToStatus", { status: waiting.about })} <WaitingMark />
    </Typography>
  );
}
