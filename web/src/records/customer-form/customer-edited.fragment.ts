import { graphql } from "#graphql/gql.ts";

/** What the form of a customer shows. */
export const CustomerEdited = graphql(`
  fragment CustomerEdited on Customer {
    id
    version
    customerKind
    companyName
    firstName
    lastName
    email
    phone
    phoneExtension
    locale
    documentDelivery
    notes
    tags
    notifyByEmail
    notifyBySms
    unwantedEmails
    unwantedTexts
    defaultFacilityId
    requiresPo
    isPartnerReward
    paymentTermsDays
    taxExempt
    taxExemptUntil
    taxExemptCertificateFileId @include(if: $admin)
    priceListId @include(if: $admin)
    creditLimitCents @include(if: $admin)
  }
`);
