import { isCustomersTurn } from "@boresight/domain/orders/hold-turn";
import { holdWords } from "@boresight/domain/orders/hold-words";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** What a held order waits for, and where its customer gives it. */
export function HeldStep({ order: { id, holdReasonKey } }: { order: { id: string; holdReasonKey: string | null } }) {
  const words = holdWords(holdReasonKey);
  if (!words) return null;
  const isTheirs = isCustomersTurn(holdReasonKey);
  const isPo = holdReasonKey === "waitingPo";
  const way = isPo ? { to: "/billing" } : { to: `/service-orders/${id}`, search: { tab: "messages" } };

  return (
    <Alert
      severity={isTheirs ? "warning" : "info"}
      action={
        <Button component={RouteLink} {...way} variant={isTheirs ? "contained" : "outlined"} size="small">
          {isPo ? t("billing.enterPo") : t("orders.writeToUs")}
        </Button>
      }
    >
      {words}
    </Alert>
  );
}
