import { graphql } from "#graphql/gql.ts";

/** A facility with its bays and their bookings; customers see only its address and hours. */
export const FacilityFields = graphql(`
  fragment FacilityFields on Facility {
    id
    version
    facilityName
    isBase
    isActive
    phone
    email
    timeZone
    workingHours
    closures
    closureReasons
    parkingCapacity
    checksCompetences
    address {
      id
      street
      unit
      city
      state
      postalCode
      country
      latitude @include(if: $staff)
      longitude @include(if: $staff)
    }
    bays(first: 50, orderBy: SORT_ORDER_ASC) @include(if: $staff) {
      nodes {
        id
        facilityId
        ...EditedBayFields
        outages: bayOutages(first: 20, orderBy: STARTS_AT_ASC, filter: { endsAt: { greaterThan: $from } }) {
          nodes {
            id
            startsAt
            endsAt
            reason
          }
        }
      }
    }
    booked: appointments(
      first: 100
      filter: {
        startsAt: { greaterThan: $from, lessThan: $to }
        status: { in: ["requested", "confirmed", "arrived", "completed"] }
      }
    ) @include(if: $staff) {
      nodes {
        id
        startsAt
        endsAt
        bayId
      }
    }
  }
`);
