import { graphql } from "#graphql/gql.ts";

/** The vehicle's readiness: what the shop stated before it arrived, and what we found. */
export const OrderReadinessFields = graphql(`
  fragment OrderReadiness on ServiceOrder {
    id
    version
    rideHeightModified
    rideHeightDecision
    readinessConfirmedBy
    readinessConfirmedAt
    readiness {
      readiness
      reasons
    }
    status {
      id
      key
      category
      isTerminal
    }
    calibratedSystems: orderCalibrations(first: 50, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        method
        lineItemType {
          id
          key
        }
      }
    }
    papers: files(first: 100, orderBy: CREATED_AT_DESC) @include(if: $staff) {
      nodes {
        id
        name
        documentKind
      }
    }
    scans @include(if: $staff) {
      codesNow {
        module
        code
      }
    }
    readinessChecks(first: 50) @include(if: $staff) {
      nodes {
        id
        version
        key
        outcome
        value
        note
        checkedAt
        overrideNote
        checkedByUser {
          id
          displayName
        }
      }
    }
  }
`);
