import { gql } from "postgraphile/utils";
import { computedFields } from "#graphql/computed-fields.ts";
import { findTermsAcceptance, readTermsInForce } from "#modules/customers/terms/read-terms.ts";

/** Which terms of service hold, and whether a customer has to be asked about them. */
export const termsPlugin = computedFields(
  gql`
    extend type Customer {
      "The terms that are in force: those accepted before the last change do not count."
      acceptsCurrentTerms: Boolean!
      "The version of the terms that are in force, to be accepted with an approval."
      termsInForce: String!
    }
  `,
  { Customer: { acceptsCurrentTerms: findTermsAcceptance, termsInForce: readTermsInForce } },
);
