import { graphql } from "#graphql/gql.ts";

/** Who the customer is, and what holds for it. */
export const CustomerHead = graphql(`
  fragment CustomerHead on Customer {
    id
    version
    status
    holdReason
    companyName
    firstName
    lastName
    customerKind
    email
    phone
    phoneExtension
    locale
    notes
    tags
    isPartnerReward
    requiresPo
    acceptsCurrentTerms
    termsVersion
    paymentTermsDays
    taxExempt
    taxExemptUntil
    notifyByEmail
    notifyBySms
    unwantedEmails
    unwantedTexts
    ...CustomerReach
    taxExemptCertificateFileId @include(if: $admin)
    creditLimitCents @include(if: $admin)
    priceList {
      id
      name
    }
    mergedInto {
      id
      companyName
      firstName
      lastName
    }
    defaultFacility {
      id
      facilityName
    }
    address {
      id
      street
      unit
      city
      state
      postalCode
      country
    }
    openOrders: serviceOrders(filter: { status: { category: { notIn: ["billing", "closed"] } } }) {
      totalCount
    }
  }
`);
