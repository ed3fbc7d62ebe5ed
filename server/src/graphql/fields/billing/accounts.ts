import { gql } from "postgraphile/utils";
import { computedFields } from "#graphql/computed-fields.ts";
import { readAccounts } from "#modules/billing/payments/read-accounts.ts";

/** What a customer owes and holds. */
export const accountsPlugin = computedFields(
  gql`
    "In cents."
    type CustomerAccounts {
      "What is open of issued invoices."
      openBalance: Float!
      "Paid ahead or too much."
      credit: Float!
      "Earned as a partner."
      reward: Float!
    }
    extend type Customer {
      "For admins and the customer; null for others."
      accounts: CustomerAccounts
    }
  `,
  { Customer: { accounts: readAccounts } },
);
