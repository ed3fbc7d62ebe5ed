import { t } from "@boresight/domain/texts/text";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderFilter, OrderRowFragment } from "#graphql/graphql.ts";
import { useListPage } from "#records/use-list-page.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { useSelection } from "#ui/table/use-selection.ts";
import { OrderCard } from "./order-card.tsx";
import { usualSort, viewOf } from "./order-address.ts";
import { columnsOf, type Audience } from "./order-columns.tsx";
import { OrderRow } from "./order-row.ts";
import { OrderRowMenu } from "./order-row-menu.tsx";
import { ordersPageVariables, ServiceOrdersPage } from "./orders-page-query.ts";

const BulkBar = lazyPart(async () => (await import("./bulk/bulk-bar.tsx")).BulkBar);
const NoOrders = lazyPart(async () => (await import("./no-orders.tsx")).NoOrders);

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
    variables: (shown) => ordersPageVariables({ filter, audience }, shown),
    page: ({ orderPage }) => orderPage && { ...orderPage, nodes: orderPage.orders },
    read: (row) => readFragment(OrderRow, row),
    usualSort: (search) => usualSort(search, audience),
  });
  const columns = useMemo(() => columnsOf(search["columns"], { audience, view: viewOf(search) }), [search, audience]);
  const { selection } = useSelection(rows);

  return (
    <>
      <Suspense>{forStaff && selection.ids.length > 0 && <BulkBar selection={selection} />}</Suspense>
      <PagedTable
        label={t("orders.serviceOrders")}
        columns={columns}
        {...table}
        selection={forStaff ? selection : undefined}
        card={card}
        {...(forStaff && { cardMenu })}
        onOpen={({ id }) => void navigate({ to: `/service-orders/${id}` })}
        empty={
          <Suspense>
            <NoOrders onNew={onNew} />
          </Suspense>
        }
      />
    </>
  );
}
