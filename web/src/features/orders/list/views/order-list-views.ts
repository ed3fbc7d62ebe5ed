import { filterNames } from "#features/orders/list/order-address.ts";
import type { ListOfViews } from "#records/saved-views/view-settings.ts";

/** What a saved view of the list of orders stores. */
export const orderListViews: ListOfViews = {
  list: "service-orders",
  names: ["show", "span", "view", "search", ...filterNames],
  passing: ["page", "date", "day"],
};
