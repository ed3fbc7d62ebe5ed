import { graphql } from "#graphql/gql.ts";

/**
 * Everything the page of an order shows, and what a move answers, so that the page redraws itself. What a role may not
 * read is not asked for: one refused field would refuse the page.
 */
export const OrderDetail = graphql(`
  fragment OrderDetail on ServiceOrder {
    id
    version
    ...OrderHeader
    ...OrderTransitions
    ...OrderFields
    ...OrderPeople
    ...OrderPlace
    ...OrderTransport
    ...OrderTasks
    ...OrderCalibrations
    ...OrderReadiness
    ...OrderThread
    ...OrderFiles
    ...OrderDocuments
    ...OrderHistory
    ...VehicleOfOrder
    ...OrderAlerts @include(if: $staff)
    ...OrderArrival @include(if: $staff)
  }
`);
