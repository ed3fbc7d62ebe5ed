import { graphql } from "#graphql/gql.ts";

/**
 * Everything the page of an order shows. What a role may not read is not asked for: one refused field would refuse the
 * page.
 */
export const OrderDetail = graphql(`
  fragment OrderDetail on ServiceOrder {
    id
    version
    unreadMessages
    question
    holdReasonKey
    intakeMethod
    status {
      id
      key
      category
    }
    toDecide: estimates(first: 1, orderBy: CREATED_AT_DESC, filter: { status: { in: ["sent", "viewed"] } }) {
      nodes {
        id
        number
      }
    }
    files(first: 100, orderBy: CREATED_AT_ASC, filter: { versionOf: { isNull: true } }) {
      totalCount
    }
    ...OrderHeader
    ...OrderTransitions
    ...OrderAppointment
    ...OrderFields
    ...OrderPeople
    ...OrderPlace
    ...OrderTransport
    ...WayThere @include(if: $staff)
    ...OrderTasks
    ...EnterPo
    ...OrderCalibrations
    ...OrderReadiness
    ...OrderThread
    ...OrderFiles
    ...OrderDocuments
    ...OrderInvoices
    ...OrderEstimates
    ...VehicleOfOrder
    ...OrderAlerts @include(if: $staff)
    ...OrderArrival @include(if: $staff)
  }
`);

/**
 * What a verb returns of an order, so that the page redraws what the verb changed: here the readiness, and each of the
 * following returns what the one before it does. What else a verb changes comes by `useOrderChanges`.
 */
graphql(`
  fragment CheckedOrder on ServiceOrder {
    id
    version
    ...OrderTransitions
    ...OrderTasks
    ...OrderReadiness
    ...OrderAlerts @include(if: $staff)
  }
`);

/** Its calibrations have changed. */
graphql(`
  fragment CalibratedOrder on ServiceOrder {
    id
    ...CheckedOrder
    ...OrderFields
    ...OrderCalibrations
  }
`);

/** Its status has changed. */
graphql(`
  fragment MovedOrder on ServiceOrder {
    id
    ...CalibratedOrder
    ...OrderHeader
    ...OrderAppointment
    ...OrderPlace
    ...OrderDocuments
    ...OrderInvoices
    ...OrderEstimates
    ...OrderArrival @include(if: $staff)
  }
`);

/** Its fields have changed, perhaps its vehicle. */
graphql(`
  fragment EditedOrder on ServiceOrder {
    id
    ...MovedOrder
    ...OrderPeople
    ...OrderTransport
    ...VehicleOfOrder
  }
`);
