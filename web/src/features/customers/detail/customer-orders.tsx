import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { StatusChip } from "#records/status-chip.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";

const CustomerOrders = graphql(`
  query CustomerOrders($id: UUID!) {
    customer(id: $id) {
      id
      serviceOrders(first: 20, orderBy: CREATED_AT_DESC) {
        totalCount
        nodes {
          id
          internalOrderNumber
          createdAt
          vehicle {
            id
            vehicleDescription
          }
          status {
            id
            ...StatusOnChip
          }
        }
      }
    }
  }
`);

/** The latest orders, and the way to all of them. */
export function OrdersOfCustomer({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(CustomerOrders, { variables: { id }, fetchPolicy: "cache-and-network" });
  const orders = data?.customer?.serviceOrders;
  if (error && !orders) return <LoadError error={error} refetch={refetch} />;
  if (!orders) return <ListSkeleton rows={6} />;
  const newOrder = (
    <Button component={RouteLink} to="/appointment-scheduling" search={{ customer: id }} variant="outlined">
      {t("base.newOrder")}
    </Button>
  );
  if (orders.totalCount === 0)
    return <BlankState dense kind="empty" title={t("customers.noOrdersYet")} action={newOrder} />;

  return (
    <SectionCard
      title={t("base.countOrders", { count: orders.totalCount })}
      flush
      aside={
        <Button component={RouteLink} to="/service-orders" search={{ customer: id, view: "all" }} size="small">
          {t("base.showAll")}
        </Button>
      }
    >
      <RowList label={t("base.orders")}>
        {rowsOf(orders).map(({ id: orderId, internalOrderNumber, vehicle, status }) => (
          <ListRow
            key={orderId}
            link={{ to: `/service-orders/${orderId}` }}
            main={<bdi>{internalOrderNumber}</bdi>}
            second={vehicle?.vehicleDescription}
            end={<StatusChip status={status} />}
          />
        ))}
      </RowList>
    </SectionCard>
  );
}
