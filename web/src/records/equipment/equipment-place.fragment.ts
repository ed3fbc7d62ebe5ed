import { graphql } from "#graphql/gql.ts";

/** Where a tool or target is kept, and which appointment uses it now. */
export const EquipmentPlace = graphql(`
  fragment EquipmentPlace on Equipment {
    id
    name
    serialNumber
    partNumber
    isActive
    downSince
    onLoanTo
    onLoanUntil
    systems
    bay {
      id
      name
    }
    uses: appointmentEquipments(
      first: 1
      orderBy: STARTS_AT_DESC
      filter: {
        startsAt: { lessThanOrEqualTo: $now }
        appointment: { status: { in: ["requested", "confirmed", "arrived"] } }
      }
    ) {
      nodes {
        id
        endsAt
        appointment {
          id
          status
          bay {
            id
            name
          }
          serviceOrder {
            id
            internalOrderNumber
          }
        }
      }
    }
  }
`);
