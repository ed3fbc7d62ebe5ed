import { gql } from "postgraphile/utils";
import { readUnansweredMessages } from "#modules/orders/messages/read-unanswered-messages.ts";
import { readTimeZones } from "#modules/orders/read-time-zones.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** The time zone of an order's times, and how many messages of its customer wait for an answer. */
export const orderFactsPlugin = computedFields(
  gql`
    extend type ServiceOrder {
      "Such as America/Denver: that of its facility, else of the customer's usual one, else of the base."
      timeZone: String!
      "The customer's messages since the shop last wrote to them."
      unansweredMessages: Int!
    }
  `,
  {
    ServiceOrder: {
      timeZone: (ids, { system }) => readTimeZones(ids, system),
      unansweredMessages: (ids, { caller }) => readUnansweredMessages(ids, caller),
    },
  },
);
