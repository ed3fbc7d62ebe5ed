import { t } from "@boresight/domain/texts/text";
import type { OrderMark, OrderViewKey } from "@boresight/domain/orders/order-list";

export const viewWords: Record<OrderViewKey, string> = {
  open: t("base.open"),
  late: t("orders.late"),
  new: t("orders.newRequests"),
  approval: t("orders.awaitingApproval"),
  shop: t("orders.inTheShop"),
  hold: t("orders.onHold"),
  out: t("orders.readyForPickup"),
  all: t("base.all"),
};

export const markWords: Record<OrderMark, string> = {
  late: t("orders.late"),
  hold: t("orders.onHold"),
  noPo: t("orders.poNumberMissing"),
  notInvoiced: t("orders.releasedNotInvoiced"),
  noDay: t("orders.withoutADay"),
};

/** Returns `10,000+` where counting stopped. */
export const countWord = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  `${count.toLocaleString("en-US")}${isMore ? "+" : ""}`;

/** Returns `Nothing in Open. 1 order in All, closed ones included.` */
export const moreWords = ({ here, all, view }: { here: number; all: string; view: string }): string =>
  `${here === 0 ? t("orders.nothingInView", { view }) : ""}${all} ${all === "1" ? "order" : "orders"} in All, closed ones included.`;
