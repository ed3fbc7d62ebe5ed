import { holdStep } from "@boresight/domain/orders/hold-turn";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** What a held order waits for, and where its customer gives it. */
export function HeldStep({ order: { id, holdReasonKey } }: { order: { id: string; holdReasonKey: string | null } }) {
  const step = holdStep(holdReasonKey);
  if (!step) return null;
  const isPo = holdReasonKey === "waitingPo";
  const way = isPo ? { to: "/billing" } : { to: `/service-orders/${id}`, search: { tab: "messages" } };

  return (
    <Alert
      severity={step.isCustomersTurn ? "warning" : "info"}
      action={
        <Button component={RouteLink} {...way} variant={step.isCustomersTurn ? "contained" : "outlined"} size="small">
          {isPo ? t("billing.enterPo") : t("orders.writeToUs")}
        </Button>
      }
    >
      {step.words}
    </Alert>
  );
}
