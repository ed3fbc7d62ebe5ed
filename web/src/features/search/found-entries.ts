import { phoneWords } from "#ui/text/phone-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { vinTail } from "@boresight/domain/vehicles/vin";
import { rowsOf } from "#data/rows.ts";
import type { FindAnythingQuery } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";

export interface FoundEntry {
  id: string;
  group: string;
  main: string;
  second: string;
  to: string;
  search: Record<string, string>;
}

/** The results as one list, orders first; staff and customers see different status labels. */
export function foundEntries(
  found: FindAnythingQuery | undefined,
  { words }: { words: "statusName" | "customerLabel" },
): FoundEntry[] {
  const orders = rowsOf(found?.serviceOrders).map(
    ({ id, internalOrderNumber, repairOrderNumber, vehicle, status }) => ({
      id,
      group: t("base.orders"),
      to: `/service-orders/${id}`,
      search: {},
      main: joined(internalOrderNumber, vehicle?.vehicleDescription),
      second: joined(status?.[words], repairOrderNumber),
    }),
  );
  const customers = rowsOf(found?.customers).map(({ id, phone, ...name }) => ({
    id,
    group: t("base.customers"),
    to: "/service-orders",
    search: {
      customer: id,
      view: "all",
    },
    main: customerName(name),
    second: phone ? phoneWords(phone) : "",
  }));
  const vehicles = rowsOf(found?.vehicles).map(({ id, vehicleDescription, vinNumber }) => ({
    id,
    group: t("base.vehicles"),
    to: "/vehicles",
    search: { search: vinNumber ?? vehicleDescription },
    main: vehicleDescription,
    second: vinNumber ? vinTail(vinNumber) : "",
  }));
  return [...orders, ...customers, ...vehicles];
}

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");
