import { gql } from "postgraphile/utils";
import { readTimeZones } from "#modules/orders/read-time-zones.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** The time zone of an order's times. */
export const orderClockPlugin = computedFields(
  gql`
    extend type ServiceOrder {
      "Such as America/Denver: that of its facility, else of the customer's usual one, else of the base."
      timeZone: String!
    }
  `,
  { ServiceOrder: { timeZone: (ids, { system }) => readTimeZones(ids, system) } },
);
