import { isOverridable, type IssueObstacle } from "@boresight/domain/billing/invoice-status";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { nameOfMissing } from "#features/billing/order-payer/missing-evidence.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

const words: Record<IssueObstacle, string> = {
  "invoice-empty": t("errors.invoice-empty"),
  "total-negative": t("errors.total-negative"),
  "billing-address-missing": t("errors.billing-address-missing"),
  "po-required": t("errors.po-required"),
  "payer-incomplete": t("errors.payer-incomplete"),
  "order-not-ready-for-invoice": t("errors.order-not-ready-for-invoice"),
};

interface IssueObstaclesProps {
  obstacles: readonly IssueObstacle[];
  customerId: string;
  orderId: string;
  /** What the payer asks for and the order does not have. */
  missing: readonly { demand: string; calibration: string | null }[];
}

/** What prevents issuing the invoice, before it is tried; all of it at once. */
export function IssueObstacles({ obstacles, customerId, orderId, missing }: IssueObstaclesProps) {
  if (obstacles.length === 0) return null;

  return (
    <Alert severity={obstacles.every(isOverridable) ? "warning" : "error"} sx={{ mb: 3 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>
            {words[obstacle]}{" "}
            {obstacle === "billing-address-missing" && (
              <Link component={RouteLink} to={`/customers/${customerId}`} search={{ tab: "addresses" }}>
                {t("billing.openTheCustomer")}
              </Link>
            )}
            {obstacle === "payer-incomplete" && (
              <>
                <bdi>{missing.map(nameOfMissing).join(", ")}</bdi>{" "}
                <Link component={RouteLink} to={`/service-orders/${orderId}`} search={{ tab: "documents" }}>
                  {t("billing.openThePayerCheck")}
                </Link>
              </>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
