import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { OrderLine } from "./order-line.tsx";

/** The orders that are due first, starting with late ones. */
const DueOrders = graphql(`
  fragment DueOrders on ServiceOrderConnection {
    nodes {
      id
      ...OrderOnLine
    }
  }
`);

interface LateOrdersProps {
  due: FragmentType<typeof DueOrders> | null | undefined;
  /** The total number of late orders. */
  lateCount: number;
}

export function LateOrders({ due, lateCount }: LateOrdersProps) {
  const orders = rowsOf(readFragment(DueOrders, due));
  const title = lateCount > 0 ? t("orders.countLateOrders", { count: lateCount }) : t("orders.nothingIsLate");
  const all = lateCount > 0 && (
    <Link component={RouteLink} to="/service-orders" search={{ view: "late" }} variant="body2" underline="hover">
      {t("orders.seeAllLateOrders")}
    </Link>
  );

  return (
    <SectionCard
      title={<bdi>{lateCount > 0 || orders.length === 0 ? title : t("orders.titleDueNext", { title })}</bdi>}
      aside={all}
      flush
    >
      {orders.length === 0 ? (
        <BlankState kind="empty" title={t("orders.noOrderIsWaitingForA")} dense>
          {t("orders.ordersWithAServiceLevelStand")}
        </BlankState>
      ) : (
        <RowList label={title}>
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
          {lateCount > orders.length && (
            <ListRow
              link={{ to: "/service-orders", search: { view: "late" } }}
              main={<bdi>{t("orders.moreLateOrders", { count: lateCount - orders.length })}</bdi>}
            />
          )}
        </RowList>
      )}
    </SectionCard>
  );
}
