import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useAuth } from "#auth/use-auth.ts";
import { roleOf } from "#auth/session.ts";
import { EstimateList } from "#features/billing/estimate-list.tsx";
import { BillingOfOwn } from "#features/billing/own/own-billing.tsx";
import { PaymentList } from "#features/billing/payments/payment-list.tsx";
import { Page } from "#ui/layout/page.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** Customers pay here, the office sees what came in, technicians see estimates. */
export function Billing() {
  const role = roleOf(useAuth().user);

  return (
    <Page
      title={t("billing.billing")}
      actions={
        role === "admin" && (
          <Button component={RouteLink} to="/invoices" search={{ view: "reports" }} variant="outlined" size="small">
            {t("billing.reports")}
          </Button>
        )
      }
    >
      {role === "admin" && <PaymentList />}
      {role === "admin" || role === "technician" ? <EstimateList /> : <BillingOfOwn />}
    </Page>
  );
}
