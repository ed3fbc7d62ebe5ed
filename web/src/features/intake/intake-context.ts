import { graphql } from "#graphql/gql.ts";

/** The data that the intake needs before its first step. */
export const IntakeContext = graphql(`
  query IntakeContext($staff: Boolean!) {
    repairOperations(first: 50, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        key
        name
        isActive
      }
    }
    calibrationChoices {
      typeKey
      name
    }
    intakeDrafts(first: 1) {
      nodes {
        id
        step
        answers
        updatedAt
      }
    }
    facilities(first: 50, orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        facilityName
        timeZone
        isBase
        bays(first: 50, orderBy: SORT_ORDER_ASC) @include(if: $staff) {
          nodes {
            id
            name
            isActive
          }
        }
      }
    }
    own: customers(first: 1) @skip(if: $staff) {
      nodes {
        ...IntakeCustomer
      }
    }
  }
`);

export const IntakeCustomer = graphql(`
  fragment IntakeCustomer on Customer {
    ...CustomerName
    requiresPo
    acceptsCurrentTerms
    contacts(first: 20) {
      nodes {
        id
        name
        isPreferred
      }
    }
  }
`);

export const ChosenCustomer = graphql(`
  query ChosenCustomer($id: UUID!) {
    customer(id: $id) {
      ...IntakeCustomer
    }
  }
`);
