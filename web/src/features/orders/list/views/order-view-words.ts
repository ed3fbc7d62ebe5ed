import type { OrderMark, OrderViewKey } from "@boresight/domain/orders/order-list";

export const viewWords: Record<OrderViewKey, string> = {
  open: "Open",
  late: "Late",
  new: "New requests",
  approval: "Awaiting approval",
  shop: "In the shop",
  hold: "On hold",
  out: "Ready for pickup",
  all: "All",
};

export const markWords: Record<OrderMark, string> = {
  late: "Late",
  hold: "On hold",
  noPo: "PO number missing",
  notInvoiced: "Released, not invoiced",
  noDay: "Without a day",
};

/** Returns `10,000+` where counting stopped. */
export const countWord = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  `${count.toLocaleString("en-US")}${isMore ? "+" : ""}`;

/** Returns `Nothing in Open. 1 order in All, closed ones included.` */
export const moreWords = ({ here, all, view }: { here: number; all: string; view: string }): string =>
  `${here === 0 ? `Nothing in ${view}. ` : ""}${all} ${all === "1" ? "order" : "orders"} in All, closed ones included.`;
