import { t } from "@boresight/domain/texts/text";
import { useApolloClient } from "@apollo/client/react";
import { orderIdIn, soughtBy } from "@boresight/domain/orders/order-code";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { ArrivingOrdersQuery } from "#graphql/graphql.ts";

const ArrivingOrders = graphql(`
  query ArrivingOrders($code: String!) {
    arrivingOrders(code: $code) {
      id
      internalOrderNumber
      status {
        id
        ...StatusOnChip
      }
      customer {
        ...CustomerName
      }
      vehicle {
        id
        vehicleDescription
      }
      appointments: appointments(first: 1, filter: { status: { in: ["requested", "confirmed", "arrived"] } }) {
        nodes {
          id
          startsAt
          facility {
            id
            timeZone
          }
        }
      }
    }
  }
`);

export type FoundOrder = NonNullable<NonNullable<ArrivingOrdersQuery["arrivingOrders"]>[number]>;

/** The VIN by which it was found, for it is read at the vehicle; the order to open, several to choose from, or why there is none. */
type Finding =
  | { orderId: string; vin: string | null; several?: never; problem?: never }
  | { several: readonly FoundOrder[]; vin: string | null; orderId?: never; problem?: never }
  | { problem: string; orderId?: never; several?: never; vin?: never };

/** Whether a scanned text can identify an order: one of our URLs, an order number, a VIN. */
export const isOrderCode = (text: string): boolean =>
  orderIdIn(text, location.origin) !== null || soughtBy(text) !== null;

/** Finds the order for a scanned or typed text. From a URL only the order's id is used. */
export function useFindArrival(): (text: string) => Promise<Finding> {
  const client = useApolloClient();
  return async (text) => {
    const orderId = orderIdIn(text, location.origin);
    if (orderId) return { orderId, vin: null };
    const sought = soughtBy(text);
    if (!sought) return { problem: t("orders.thisIsNoCodeOfAn") };
    try {
      const { data } = await client.query({
        query: ArrivingOrders,
        variables: { code: text },
        fetchPolicy: "network-only",
      });
      const [first, ...others] = (data?.arrivingOrders ?? []).filter((order) => order !== null);
      if (!first) return { problem: nothingFound(sought) };
      const vin = sought.by === "number" ? null : sought.by === "vin" ? sought.vin : sought.end;
      return others.length > 0 ? { several: [first, ...others], vin } : { orderId: first.id, vin };
    } catch (error) {
      return { problem: problemOf(error).message };
    }
  };
}

const nothingFound = (sought: NonNullable<ReturnType<typeof soughtBy>>): string =>
  sought.by === "number"
    ? t("orders.thereIsNoOrderNumber", { number: sought.number })
    : t("orders.noOrderExpectedForVin");
