import { gql } from "postgraphile/utils";
import { computedFields } from "#graphql/computed-fields.ts";
import { readEstimateMargins, readInvoiceMargins } from "#modules/billing/documents/read-margins.ts";

/** What estimates and invoices leave after costs. */
export const marginsPlugin = computedFields(
  gql`
    extend type Estimate {
      "The lines' prices less what they cost us, in cents; null for everybody but admins."
      margin: Int
    }
    extend type Invoice {
      "The lines' prices less what they cost us, in cents; null for everybody but admins."
      margin: Int
    }
  `,
  { Estimate: { margin: readEstimateMargins }, Invoice: { margin: readInvoiceMargins } },
);
