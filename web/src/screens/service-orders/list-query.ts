import { isStaff } from "@boresight/domain/accounts/roles";
import { asked } from "#data/ahead/ask-ahead.ts";
import type { OpenedPage } from "#data/ahead/page-query.ts";
import { filterOf, usualSort } from "#features/orders/list/order-address.ts";
import { shapeOf } from "#features/orders/list/order-shapes.ts";
import { ordersPageVariables, ServiceOrdersPage } from "#features/orders/list/orders-page-query.ts";
import { pagingIn } from "#ui/table/paging.ts";

/** Of the table: the board and the calendar load parts of their own. */
export function listQuery({ search, role }: OpenedPage) {
  const audience = isStaff(role) ? "staff" : "customer";
  if (shapeOf(search, audience) !== "table") return null;
  const { page, size, sort } = pagingIn(search);
  const shown = { sort: sort ?? usualSort(search, audience), first: size, offset: page * size };
  return asked(ServiceOrdersPage, ordersPageVariables({ filter: filterOf(search), audience }, shown));
}
