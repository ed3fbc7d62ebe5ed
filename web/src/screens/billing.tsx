import { t } from "@boresight/domain/texts/text";
import { useAuth } from "#auth/use-auth.ts";
import { roleOf } from "#auth/session.ts";
import { EstimateList } from "#features/billing/estimate-list.tsx";
import { BillingOfOwn } from "#features/billing/own/own-billing.tsx";
import { PaymentList } from "#features/billing/payments/payment-list.tsx";
import { Page } from "#ui/layout/page.tsx";

/** Customers pay here, the office sees what came in, technicians see estimates. */
export function Billing() {
  const role = roleOf(useAuth().user);

  return (
    <Page title={t("billing.billing")}>
      {role === "admin" && <PaymentList />}
      {role === "admin" || role === "technician" ? <EstimateList /> : <BillingOfOwn />}
    </Page>
  );
}
