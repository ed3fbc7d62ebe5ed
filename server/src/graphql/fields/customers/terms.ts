import { gql } from "postgraphile/utils";
import { computedFields } from "#graphql/computed-fields.ts";
import { findTermsAcceptance } from "#modules/customers/terms/find-terms-acceptance.ts";

/** Whether a customer has to be asked about the terms of service. */
export const termsPlugin = computedFields(
  gql`
    extend type Customer {
      "The terms that are in force: those accepted before the last change do not count."
      acceptsCurrentTerms: Boolean!
    }
  `,
  { Customer: { acceptsCurrentTerms: findTermsAcceptance } },
);
