import { gql } from "postgraphile/utils";
import { readRepairOrders } from "#modules/calibrations/readiness/read-repair-orders.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** What a file says when it is a repair order: the repairs it mentions, its numbers, and the VIN. */
export const repairOrderReadingPlugin = computedFields(
  gql`
    type RepairOrderProposal {
      "The key of a repair operation."
      operation: String!
      "The same in words."
      name: String!
      "The line that speaks of it, shortened."
      line: String!
      page: Int!
    }
    type RepairOrderDetail {
      value: String!
      "The line that says it, shortened."
      line: String!
      page: Int!
      "0 to 1: how sure we are."
      confidence: Float!
    }
    type FittedSystem {
      "As calibration suggestions name systems: frontCamera, rearCornerRadar."
      system: String!
      "False: the paper says that the vehicle does not have it."
      isFitted: Boolean!
      "The option or line that says it, shortened."
      line: String!
      page: Int!
    }
    type RepairOrderReading {
      "pending, read, noText, failed or unsupported."
      state: String!
      "The name of a format that nobody reads."
      format: String
      "Each repair once, in the order in which the paper speaks of them."
      proposals: [RepairOrderProposal!]!
      "Only of systems that the paper names."
      fittedSystems: [FittedSystem!]!
      "What the paper says of itself; null where it does not."
      repairOrderNumber: RepairOrderDetail
      claimNumber: RepairOrderDetail
      insurerName: RepairOrderDetail
      "Only with a right check digit."
      vinNumber: RepairOrderDetail
    }
    extend type File {
      "Null for a file that is no repair order."
      repairOrderReading: RepairOrderReading
    }
  `,
  { File: { repairOrderReading: readRepairOrders } },
);
