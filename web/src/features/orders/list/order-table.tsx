import { t } from "@boresight/domain/texts/text";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderFilter, OrderRowFragment } from "#graphql/graphql.ts";
import { useListPage } from "#records/use-list-page.ts";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { columnsOf, type Audience } from "./order-columns.tsx";
import { OrderRow } from "./order-row.ts";
import { OrderRowMenu } from "./order-row-menu.tsx";
import { ordersPageVariables, ServiceOrdersPage } from "./orders-page-query.ts";

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
