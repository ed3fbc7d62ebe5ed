import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import type { OrderMark, OrderViewKey } from "@boresight/domain/orders/order-list";

export const viewWords: Record<OrderViewKey, string> = {
  open: t("base.open"),
  late: t("base.late"),
  new: t("orders.newRequests"),
  approval: t("orders.awaitingApproval"),
  shop: t("orders.inTheShop"),
  hold: t("base.onHold"),
  out: t("orders.readyForPickup"),
  all: t("base.all"),
};

export const markWords: Record<OrderMark, string> = {
  late: t("base.late"),
  hold: t("base.onHold"),
  noPo: t("orders.poNumberMissing"),
  notInvoiced: t("orders.releasedNotInvoiced"),
  noDay: t("orders.withoutADay"),
};

interface Counted {
  count: number;
  isMore: boolean;
}

/** Returns `10,000+` where counting stopped. */
export const countWord = ({ count, isMore }: Counted): string =>
  `${count.toLocaleString(localeTag())}${isMore ? "+" : ""}`;

/** Returns `Nothing in Open. 1 order in All, including closed orders.` */
export function moreWords({ here, all, view }: { here: number; all: Counted; view: string }): string {
  const params = { count: all.count, orders: countWord(all) };
  return here === 0 ? t("orders.nothingHereMoreInAll", { ...params, view }) : t("orders.moreInAll", params);
}
