import { orderSortFields } from "@boresight/domain/orders/order-list";
import { graphql } from "#graphql/gql.ts";
import type { OrderFilter, ServiceOrdersPageQueryVariables } from "#graphql/graphql.ts";
import type { Sort } from "#ui/table/paging.ts";
import type { Audience } from "./order-columns.tsx";

export const ServiceOrdersPage = graphql(`
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

interface Shown {
  sort: Sort | null;
  first: number;
  offset: number;
}

interface Wanted {
  filter: OrderFilter;
  audience: Audience;
}

export const ordersPageVariables = (
  { filter, audience }: Wanted,
  { sort, first, offset }: Shown,
): ServiceOrdersPageQueryVariables => ({ filter, sort: signed(sort), first, offset, staff: audience === "staff" });

/** The sort order in the URL, if the list can be sorted. */
const signed = (sort: Sort | null) =>
  orderSortFields.some((field) => field === sort?.field) && sort
    ? `${sort.direction === "desc" ? "-" : ""}${sort.field}`
    : null;
