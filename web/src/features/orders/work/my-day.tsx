import { t } from "@boresight/domain/texts/text";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { Suspense } from "react";
import { ordersOf } from "#data/rows.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderFilter } from "#graphql/graphql.ts";
import { FindArrivalButton } from "#features/orders/arrival/find-arrival-button.tsx";
import { MyOrderFields } from "#features/orders/detail/my-order.fragment.ts";
import { useAuth } from "#auth/use-auth.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { MyDayGroup } from "./my-day-group.tsx";
import { groupByDay } from "./my-day-groups.ts";

// Below what is still to be done.
const DoneToday = lazyPart(async () => (await import("./done-today.tsx")).DoneToday);

const MyOrders = graphql(`
  fragment MyOrders on OrderPage {
    totalCount
    orders {
      id
      ...MyOrder
    }
  }
`);

/** The part of the dashboard that follows every change; the figures around it are too much to count again each time. */
const MyDayAnew = graphql(`
  query MyDayAnew($mine: OrderFilter!) {
    mine: orderPage(first: 40, filter: $mine, sort: "statusDueAt") {
      ...MyOrders
    }
  }
`);

interface MyDayProps {
  mine: FragmentType<typeof MyOrders> | null | undefined;
  /** Which orders are the technician's. */
  filter: OrderFilter;
}

/** The orders assigned to a technician, by day: today first, the other days folded. */
export function MyDay({ mine, filter }: MyDayProps) {
  const client = useApolloClient();
  useOrderChanges({}, () => {
    const anew = { query: MyDayAnew, variables: { mine: filter } };
    client.query({ ...anew, fetchPolicy: "network-only" }).catch(() => {}); // The page asks again by itself.
  });
  const connection = readFragment(MyOrders, mine);
  const orders = readFragment(MyOrderFields, ordersOf(connection));
  const days = groupByDay(orders, useNow());
  const { user } = useAuth();
  const [today] = days;
  const first = days.find((day) => day.orders.length > 0);

  return (
    <SectionCard
      title={t("orders.myDay")}
      aside={
        <>
          {connection && orders.length > 0 && (
            <Box component="bdi" sx={{ display: { xs: "none", sm: "inline" } }}>
              {t("orders.totalcountAssignedToMe", { totalCount: connection.totalCount })}
            </Box>
          )}
          <FindArrivalButton />
        </>
      }
      flush
    >
      {orders.length === 0 ? (
        <BlankState kind="empty" title={t("orders.nothingIsAssignedToYou")} dense>
          {t("orders.ordersThatAreYoursToWork")}
        </BlankState>
      ) : (
        days.map((day) => <MyDayGroup key={day.date ?? ""} day={day} isFirst={day === first} />)
      )}
      {connection && user && today?.date && (
        <Suspense>
          <DoneToday userId={user.id} today={today.date} />
        </Suspense>
      )}
    </SectionCard>
  );
}
