import { gql } from "postgraphile/utils";
import { computedFields } from "#graphql/computed-fields.ts";
import { readContested } from "#modules/billing/documents/read-contested.ts";
import { readEstimateMargins, readInvoiceMargins } from "#modules/billing/documents/read-margins.ts";

/** What estimates and invoices leave after costs, and what of an invoice is in dispute. */
export const marginsPlugin = computedFields(
  gql`
    extend type Estimate {
      "The lines' prices less what they cost us, in cents; null for everybody but admins."
      margin: Int
    }
    extend type Invoice {
      "What of the balance stands open only while a dispute about its payment by card is not decided, in cents; null for technicians."
      contestedCents: Int
      "The lines' prices less what they cost us, in cents; null for everybody but admins."
      margin: Int
    }
  `,
  { Estimate: { margin: readEstimateMargins }, Invoice: { contestedCents: readContested, margin: readInvoiceMargins } },
);
