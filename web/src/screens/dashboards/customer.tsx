import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isCustomerType } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Add from "~icons/ic/baseline-add";
import { Suspense } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useOwnCustomer } from "#features/accounts/account/own-customer.tsx";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { UnderReview } from "#features/accounts/account/under-review.tsx";
import { PayErrand } from "#features/billing/own/pay-errand.tsx";
import { CustomerFigures } from "#features/dashboards/customer-figures.tsx";
import { CustomerMonths } from "#features/dashboards/customer-months.tsx";
import { FirstSteps } from "#features/dashboards/first-steps.tsx";
import { WrongDashboard } from "#features/dashboards/wrong-dashboard.tsx";
import { CustomersTurn, waitingStatuses } from "#features/orders/detail/customers-turn.tsx";
import { heldForCustomer } from "#features/orders/detail/held-for-customer.ts";
import { MissingPo } from "#features/orders/detail/missing-po.tsx";
import { OpenOrders } from "#features/orders/work/open-orders.tsx";
import { ordersOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { CustomerDashboardPageQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Page } from "#ui/layout/page.tsx";

const HeldOrders = lazyPart(async () => (await import("#features/orders/detail/held-orders.tsx")).HeldOrders);

const CustomerDashboardPage = graphql(`
  query CustomerDashboardPage(
    $waiting: [String!]!
    $held: OrderFilter!
    $missingPo: OrderFilter!
    $open: OrderFilter!
  ) {
    customerDashboard {
      ...CustomerFigures
      ...CustomerMonths
      payableInvoices
      overdueInvoices
      openBalanceCents
    }
    latest: serviceOrders(first: 1) {
      nodes {
        id
      }
    }
    waiting: orderPage(first: 20, filter: { statuses: $waiting }, sort: "statusChangedAt") {
      ...CustomersTurn
    }
    held: orderPage(first: 20, filter: $held, sort: "statusChangedAt") {
      ...HeldOrders
    }
    missingPo: orderPage(first: 6, filter: $missingPo, sort: "statusChangedAt") {
      orders {
        id
      }
      ...MissingPo
    }
    open: orderPage(first: 6, filter: $open, sort: "-statusChangedAt") {
      ...OpenOrders
    }
  }
`);

const open = { categories: ["intake", "ready", "onsite", "work", "hold", "done"] };

export function CustomerDashboard() {
  const { user } = useAuth();
  const own = useOwnCustomer();
  const role = roleOf(user);
  if (!isCustomerType(role)) return <WrongDashboard isFor="customers" />;
  if (role === "user" && !own.customer) return own.loading ? <ListSkeleton rows={3} /> : <NotYet />;

  return <OwnDashboard />;
}

const NotYet = () => (
  <Page title={t("base.dashboard")}>
    <UnderReview />
  </Page>
);

function OwnDashboard() {
  const { data, error, refetch } = useQuery(CustomerDashboardPage, {
    variables: {
      waiting: waitingStatuses,
      held: { categories: ["hold"] },
      missingPo: { ...open, only: ["noPo"], isApproved: true },
      open,
    },
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({}, () => {
    refetch().catch(() => {}); // The query's own error is shown.
  });
  const newOrder = (
    <Button component={RouteLink} to="/appointment-scheduling" variant="contained" startIcon={<Add />}>
      {t("base.newOrder")}
    </Button>
  );
  const isFirstTime = data?.latest?.nodes.length === 0;

  return (
    <Page title={t("base.dashboard")} actions={!isFirstTime && newOrder}>
      {error && !data && <LoadError error={error} refetch={refetch} />}
      {!error && !data && <ListSkeleton rows={8} />}
      {data && (isFirstTime ? <FirstSteps action={newOrder} /> : <OwnWork data={data} />)}
    </Page>
  );
}

function OwnWork({
  data: { customerDashboard, waiting, held, missingPo, open },
}: {
  data: CustomerDashboardPageQuery;
}) {
  const heldOrders = heldForCustomer(held);
  const { payableInvoices = 0, overdueInvoices = 0, openBalanceCents = 0 } = customerDashboard ?? {};

  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      <CustomersTurn
        waiting={waiting}
        others={(payableInvoices > 0 ? 1 : 0) + heldOrders.length + ordersOf(missingPo).length}
      >
        {payableInvoices > 0 && (
          <PayErrand invoices={payableInvoices} overdue={overdueInvoices} cents={openBalanceCents} />
        )}
        <Suspense>{heldOrders.length > 0 && <HeldOrders orders={heldOrders} />}</Suspense>
        <MissingPo orders={missingPo} />
      </CustomersTurn>
      <OpenOrders open={open} />
      {customerDashboard && <CustomerFigures dashboard={customerDashboard} />}
      {customerDashboard && (
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } }}>
          <CustomerMonths dashboard={customerDashboard} />
        </Box>
      )}
    </Box>
  );
}
