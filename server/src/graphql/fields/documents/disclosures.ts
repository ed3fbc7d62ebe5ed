import { gql } from "postgraphile/utils";
import { computedFields } from "#graphql/computed-fields.ts";
import { readOrderDisclosures } from "#modules/documents/disclosures/read-order-disclosures.ts";

/** What the state of an order's location wants to be accepted before the work. */
export const disclosuresPlugin = computedFields(
  gql`
    type OrderDisclosure {
      "The version of the text."
      textId: UUID!
      "By two letters, such as UT."
      state: String!
      body: String!
      sourceTitle: String!
      "Who signed for it; null while nobody has."
      acceptedBy: String
      acceptedAt: Datetime
    }
    extend type ServiceOrder {
      "What is accepted before the work, as somebody of the shop has verified it; null where the state wants nothing."
      disclosure: OrderDisclosure
    }
  `,
  { ServiceOrder: { disclosure: readOrderDisclosures } },
);
