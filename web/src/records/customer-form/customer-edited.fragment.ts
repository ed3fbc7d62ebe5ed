import { graphql } from "#graphql/gql.ts";

/** What the form of a customer shows. */
export const CustomerEdited = graphql(`
  fragment CustomerEdited on Customer {
    id
    version
    ...EditedCustomerFields
  }
`);
