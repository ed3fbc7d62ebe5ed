import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { ordersOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RowList } from "#ui/table/list-row.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { FindArrivalButton } from "#features/orders/arrival/find-arrival-button.tsx";
import { MyOrder } from "#features/orders/detail/my-order.tsx";

const MyOrders = graphql(`
  fragment MyOrders on OrderPage {
    totalCount
    orders {
      id
      ...MyOrder
    }
  }
`);

/** The orders assigned to a technician, most urgent first. */
export function MyDay({ mine }: { mine: FragmentType<typeof MyOrders> | null | undefined }) {
  const connection = readFragment(MyOrders, mine);
  const orders = ordersOf(connection);

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
        <RowList label={t("orders.myDay")}>
          {orders.map((order) => (
            <MyOrder key={order.id} order={order} />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
}
