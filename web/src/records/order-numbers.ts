/** The numbers of an order, the customer's own first: it files by these, and two vehicles of one kind look alike. */
import { namesItsKind } from "@boresight/domain/orders/kind-of-number";
import { t } from "@boresight/domain/texts/text";
import { vinTail } from "@boresight/domain/vehicles/vin";

export const roWords = (number: string): string =>
  namesItsKind("RO", number) ? number : t("base.roNumber", { number });

const poWords = (number: string): string => (namesItsKind("PO", number) ? number : t("search.poIs", { number }));

interface NumberedOrder {
  internalOrderNumber: string;
  repairOrderNumber: string | null;
  poNumber?: string | null;
  vehicle?: { vinNumber: string | null } | null;
}

/** `RO 22047`, `PO 7`, `VIN ends in …`, `SO-101104`: each that is known. */
export const customersNumbers = (order: NumberedOrder): string[] =>
  [
    order.repairOrderNumber && roWords(order.repairOrderNumber),
    order.poNumber && poWords(order.poNumber),
    order.vehicle?.vinNumber && t("billing.vinEndsIn", { digits: vinTail(order.vehicle.vinNumber) }),
    order.internalOrderNumber,
  ].flatMap((words) => words || []);
