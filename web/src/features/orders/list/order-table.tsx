import { t } from "@boresight/domain/texts/text";
import { orderSortFields } from "@boresight/domain/orders/order-list";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderFilter, OrderRowFragment } from "#graphql/graphql.ts";
import { useListPage } from "#records/use-list-page.ts";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { type Sort } from "#ui/table/use-paging.ts";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { columnsOf, type Audience } from "./order-columns.tsx";
import { OrderRow } from "./order-row.ts";
import { OrderRowMenu } from "./order-row-menu.tsx";

const ServiceOrdersPage = graphql(`
  query ServiceOrdersPage($filter: OrderFilter, $sort: String, $first: Int, $offset: Int, $staff: Boolean!) {
    orderPage(filter: $filter, sort: $sort, first: $first, offset: $offset) {
      totalCount
      isMore
      orders {
        id
        ...OrderRow
      }
    }
  }
`);

/** The sort order in the URL, if the list can be sorted. */
const signed = (sort: Sort | null) =>
  orderSortFields.some((field) => field === sort?.field) && sort
    ? `${sort.direction === "desc" ? "-" : ""}${sort.field}`
    : null;

const card = (order: OrderRowFragment) => <OrderCard order={order} />;
const cardMenu = (order: OrderRowFragment) => <OrderRowMenu order={order} />;

interface OrderTableProps {
  filter: OrderFilter;
  audience: Audience;
  /** Null when this account may not create orders. */
  onNew?: (() => void) | undefined;
}

/** The orders as a table, or as cards on a phone; staff can select several for bulk actions. */
export function OrderTable({ filter, audience, onNew }: OrderTableProps) {
  const navigate = useNavigate();
  const forStaff = audience === "staff";
  const { search, rows, table } = useListPage(ServiceOrdersPage, {
    variables: ({ sort, first, offset }) => ({ filter, sort: signed(sort), first, offset, staff: forStaff }),
    page: ({ orderPage }) => orderPage && { ...orderPage, nodes: orderPage.orders },
    read: (row) => readFragment(OrderRow, row),
  });
  const columns = useMemo(() => columnsOf(search["columns"], audience), [search, audience]);
  const [chosen, choose] = useState<readonly string[]>([]);
  const ids = chosen.filter((id) => rows?.some((row) => row.id === id));
  const selection = { ids, choose };

  return (
    <>
      {forStaff && <BulkBar {...selection} />}
      <PagedTable
        label={t("orders.serviceOrders")}
        columns={columns}
        {...table}
        selection={forStaff ? selection : undefined}
        card={card}
        {...(forStaff && { cardMenu })}
        onOpen={({ id }) => void navigate({ to: `/service-orders/${id}` })}
        empty={<NoOrders onNew={onNew} />}
      />
    </>
  );
}
