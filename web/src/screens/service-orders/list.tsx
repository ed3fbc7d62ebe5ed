import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/roles";
import Button from "@mui/material/Button";
import Add from "@mui/icons-material/Add";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { pagedAnswer } from "#data/paged-answer.ts";
import { NewOrder } from "#features/service-orders/new-order.tsx";
import { NoOrders } from "#features/service-orders/no-orders.tsx";
import { OrderCard } from "#features/service-orders/order-card.tsx";
import { orderColumns } from "#features/service-orders/order-columns.tsx";
import { OrderFilters } from "#features/service-orders/order-filters.tsx";
import { OrderRow } from "#features/service-orders/order-row.ts";
import { OrderViewChips } from "#features/service-orders/order-view-chips.tsx";
import { chosenFilter, filterOf, viewOf } from "#features/service-orders/order-views.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderRowFragment, ServiceOrderOrderBy } from "#graphql/graphql.ts";
import { Page } from "#ui/page.tsx";
import { PagedTable } from "#ui/paged-table.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { useAddress } from "#ui/use-address.ts";
import { usePaging, type Sort } from "#ui/use-paging.ts";

const ServiceOrdersPage = graphql(`
  query ServiceOrdersPage($first: Int!, $offset: Int!, $orderBy: [ServiceOrderOrderBy!], $filter: ServiceOrderFilter) {
    serviceOrders(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...OrderRow
      }
    }
  }
`);

const orders: Record<string, Record<Sort["direction"], ServiceOrderOrderBy>> = {
  internalOrderNumber: { asc: "INTERNAL_ORDER_NUMBER_ASC", desc: "INTERNAL_ORDER_NUMBER_DESC" },
  statusChangedAt: { asc: "STATUS_CHANGED_AT_ASC", desc: "STATUS_CHANGED_AT_DESC" },
  estimatedCompletionDate: { asc: "ESTIMATED_COMPLETION_DATE_ASC", desc: "ESTIMATED_COMPLETION_DATE_DESC" },
};

const orderBy = (sort: Sort | null): ServiceOrderOrderBy =>
  (sort && orders[sort.field]?.[sort.direction]) ?? "CREATED_AT_DESC";

const card = (order: OrderRowFragment) => <OrderCard order={order} />;

export function ServiceOrdersList() {
  const { user } = useAuth();
  const { search, change } = useAddress();
  const navigate = useNavigate();
  const paging = usePaging();
  const [now] = useState(() => new Date().toISOString());
  const narrowed = chosenFilter(search);
  const asked = useQuery(ServiceOrdersPage, {
    variables: {
      first: paging.size,
      offset: paging.page * paging.size,
      orderBy: [orderBy(paging.sort)],
      filter: filterOf(viewOf(search), narrowed, now),
    },
    fetchPolicy: "cache-and-network",
  });
  const { rows, ...answer } = pagedAnswer((asked.data ?? asked.previousData)?.serviceOrders, asked);
  const startNew = () => change({ new: "order" });
  const actions = (
    <>
      <SearchField
        label="Search orders"
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
      <OrderFilters />
      <Button variant="contained" startIcon={<Add />} onClick={startNew}>
        New order
      </Button>
    </>
  );

  return (
    <Page fill title="Service Orders" aside={answer.total} actions={actions}>
      <OrderViewChips narrowed={narrowed} now={now} />
      <PagedTable
        label="Service orders"
        columns={isStaff(roleOf(user)) ? orderColumns.staff : orderColumns.customer}
        answer={{ ...answer, rows: rows?.map((row) => readFragment(OrderRow, row)) }}
        paging={paging}
        card={card}
        onOpen={({ id }) => void navigate({ to: `/service-orders/${id}` })}
        empty={<NoOrders onNew={startNew} />}
      />
      <NewOrder />
    </Page>
  );
}
