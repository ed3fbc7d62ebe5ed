import { graphql } from "#graphql/gql.ts";

/** An order's calibrations. Customers see the results, not tools and people. */
export const OrderCalibrationsFields = graphql(`
  fragment OrderCalibrations on ServiceOrder {
    id
    status {
      id
      key
      isTerminal
    }
    facilityId @include(if: $staff)
    repairOperations
    vehicle {
      id
      make
      model
      year
      trim
    }
    orderCalibrations(first: 50, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        ...CalibrationRow
      }
    }
    evidence: files(first: 100, orderBy: CREATED_AT_DESC) @include(if: $staff) {
      nodes {
        id
        name
        mimeType
        updatedAt
        documentKind
      }
    }
    scans @include(if: $staff) {
      reports {
        fileId
        fileName
        state
        objection
        vin
        isPartial
      }
      codesNow {
        module
        code
      }
    }
    papersSay @include(if: $staff) {
      mentionedRepairs {
        operation
        name
        line
        page
        isNew
      }
      ofOtherVehicles {
        fileId
        fileName
        vinNumber
      }
    }
  }
`);

export const CalibrationRow = graphql(`
  fragment CalibrationRow on OrderCalibration {
    id
    version
    method
    trigger
    result
    note @include(if: $staff)
    requirementSource @include(if: $staff)
    attemptStartedAt @include(if: $staff)
    attemptStartedByUser @include(if: $staff) {
      id
      displayName
    }
    lineItemType {
      id
      key
      name
    }
    attempts(first: 20, orderBy: NUMBER_ASC) {
      nodes {
        id
        number
        result
        createdAt
        startedAt
        endedAt
        failureReason @include(if: $staff)
        tool @include(if: $staff)
        target @include(if: $staff)
        faultCodes @include(if: $staff)
        clearedCodes @include(if: $staff)
        conditions @include(if: $staff)
        evidenceFileIds @include(if: $staff)
        performedByUser @include(if: $staff) {
          id
          displayName
        }
      }
    }
  }
`);
