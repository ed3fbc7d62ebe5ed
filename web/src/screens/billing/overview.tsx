import { t } from "@boresight/domain/texts/text";
import { isCustomerType } from "@boresight/domain/accounts/roles";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { roleOf } from "#auth/session.ts";
import { EstimateList } from "#features/billing/estimate-list.tsx";
import { BillingOfOwn } from "#features/billing/own/own-billing.tsx";
import { OfficeFigures } from "#features/billing/office/office-figures.tsx";
import { PaymentList } from "#features/billing/payments/payment-list.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/table/use-address.ts";

const StatementOfOwn = lazyPart(async () => (await import("./statement.tsx")).StatementOfOwn);

/** Customers pay here, the office sees what came in, technicians see estimates. */
export function Billing() {
  const role = roleOf(useAuth().user);
  const { search } = useAddress();
  if (isCustomerType(role) && search["view"] === "statement")
    return (
      <Suspense fallback={<ListSkeleton rows={8} />}>
        <StatementOfOwn />
      </Suspense>
    );

  return (
    <Page
      title={t("billing.billing")}
      actions={
        <>
          {role === "admin" && (
            <Button component={RouteLink} to="/invoices" search={{ view: "reports" }} variant="outlined" size="small">
              {t("billing.reports")}
            </Button>
          )}
          {isCustomerType(role) && (
            <Button component={RouteLink} to="/billing" search={{ view: "statement" }} variant="outlined" size="small">
              {t("billing.statement")}
            </Button>
          )}
        </>
      }
    >
      {role === "admin" && <OfficeFigures />}
      {role === "admin" && <PaymentList />}
      {role === "admin" || role === "technician" ? <EstimateList /> : <BillingOfOwn />}
    </Page>
  );
}
