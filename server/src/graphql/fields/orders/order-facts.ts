import { gql } from "postgraphile/utils";
import { readUnansweredMessages } from "#modules/orders/messages/read-unanswered-messages.ts";
import { readUnreadMessages } from "#modules/orders/messages/read-unread-messages.ts";
import { readQuestions } from "#modules/orders/messages/read-questions.ts";
import { readTimeZones } from "#modules/orders/read-time-zones.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** The time zone of an order's times, how many of its messages wait for an answer or for the reader, and what the office asks. */
export const orderFactsPlugin = computedFields(
  gql`
    extend type ServiceOrder {
      "Such as America/Denver: that of its facility, else of the customer's usual one, else of the base."
      timeZone: String!
      "The customer's messages since the shop last wrote to them."
      unansweredMessages: Int!
      "Messages of the last 30 days that the caller should still read: for staff, also notes of colleagues that concern them."
      unreadMessages: Int!
      "What the office asks of the customer while the order waits for that."
      question: String
    }
  `,
  {
    ServiceOrder: {
      timeZone: (ids, { system }) => readTimeZones(ids, system),
      unansweredMessages: (ids, { caller }) => readUnansweredMessages(ids, caller),
      unreadMessages: (ids, tx) => readUnreadMessages(ids, tx),
      question: (ids, { system }) => readQuestions(ids, system),
    },
  },
);
