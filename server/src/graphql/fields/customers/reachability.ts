import { gql } from "postgraphile/utils";
import { computedFields } from "#graphql/computed-fields.ts";
import { findProblemsOfContacts, findProblemsOfCustomers } from "#modules/mail/delivery/find-email-problems.ts";
import { findConsentsOfContacts, findConsentsOfCustomers } from "#modules/mail/texts/find-text-consents.ts";

/** Whether customers and contacts can be mailed, and agreed to text messages. */
export const reachabilityPlugin = computedFields(
  gql`
    type DeliveryProblem {
      "bounced or complaint."
      reason: String!
      "What the provider said."
      detail: String!
      since: Datetime!
    }
    type TextConsentState {
      isGiven: Boolean!
      "staff, customer or reply."
      method: String!
      recordedAt: Datetime!
      "Who recorded it; null for a reply from the telephone."
      recordedBy: String
    }
    extend type Customer {
      "Why nothing is mailed to its address, for staff."
      emailProblem: DeliveryProblem
      "The latest word of its telephone about text messages."
      textConsent: TextConsentState
    }
    extend type Contact {
      "Why nothing is mailed to the address, for staff."
      emailProblem: DeliveryProblem
      "The latest word of the telephone about text messages."
      textConsent: TextConsentState
    }
  `,
  {
    Customer: { emailProblem: findProblemsOfCustomers, textConsent: findConsentsOfCustomers },
    Contact: { emailProblem: findProblemsOfContacts, textConsent: findConsentsOfContacts },
  },
);
