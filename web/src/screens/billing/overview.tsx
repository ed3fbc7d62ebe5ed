import { useIsOffice } from "#auth/use-standing.ts";
import { t } from "@boresight/domain/texts/text";
import { isCustomerType, isStaff } from "@boresight/domain/accounts/roles";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { roleOf } from "#auth/session.ts";
import { EstimateList } from "#features/billing/estimate-list.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

// Each role has its own.
const BillingOfOwn = lazyPart(async () => (await import("#features/billing/own/own-billing.tsx")).BillingOfOwn);
const BillingOfOffice = lazyPart(
  async () => (await import("#features/billing/office/office-billing.tsx")).BillingOfOffice,
);
const StatementOfOwn = lazyPart(async () => (await import("./statement.tsx")).StatementOfOwn);

/** Customers pay here, the office sees what came in, technicians see estimates. */
export function Billing() {
  const role = roleOf(useAuth().user);
  const isOffice = useIsOffice();
  const { search } = useAddress();
  if (isCustomerType(role) && search["view"] === "statement")
    return (
      <Suspense fallback={<ListSkeleton rows={8} />}>
        <StatementOfOwn />
      </Suspense>
    );

  return (
    <Page
      title={t("base.billing")}
      actions={
        <>
          {isOffice && (
            <Button component={RouteLink} to="/reports" variant="outlined" size="small">
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
      <Suspense fallback={<ListSkeleton rows={8} />}>
        {isOffice && <BillingOfOffice />}
        {isStaff(role) ? <EstimateList /> : <BillingOfOwn />}
      </Suspense>
    </Page>
  );
}
