import { gql } from "postgraphile/utils";
import { readEdits } from "#modules/orders/read-edits.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** Who changed which field of an order. */
export const orderEditsPlugin = computedFields(
  gql`
    type OrderEdit {
      "One field of one change."
      id: String!
      at: Datetime!
      "Who did it, by name; null where it followed from something else."
      by: String
      "The field, as ServiceOrder names it."
      field: String!
      "As text: people, locations and vehicles by name, long text cut. Null: nothing."
      before: String
      after: String
    }
    extend type ServiceOrder {
      "What people put right after it was opened, the latest first, at most 100; null for everybody but staff."
      edits: [OrderEdit!]
    }
  `,
  { ServiceOrder: { edits: readEdits } },
);
