import { gql } from "postgraphile/utils";
import { readStatedSystems } from "#modules/calibrations/readiness/read-known-systems.ts";
import { readPapersSay } from "#modules/calibrations/readiness/read-estimates.ts";
import { readRepairOrders } from "#modules/calibrations/readiness/read-repair-orders.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** What a file says when it is a repair order: the repairs it mentions, its numbers, and the VIN. */
export const repairOrderReadingPlugin = computedFields(
  gql`
    type RepairOrderDetail {
      value: String!
      "The line that says it, shortened."
      line: String!
      page: Int!
      "0 to 1: how sure we are."
      confidence: Float!
      "The piece of the page that says it, as a data URL; null without pages, and until it is drawn."
      picture: String
    }
    type SameRepairOrder {
      id: UUID!
      internalOrderNumber: String!
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
      proposals: [MentionedRepair!]!
      "Only of systems that the paper names."
      fittedSystems: [FittedSystem!]!
      "What the paper says of itself; null where it does not."
      repairOrderNumber: RepairOrderDetail
      claimNumber: RepairOrderDetail
      insurerName: RepairOrderDetail
      ownerName: RepairOrderDetail
      licensePlate: RepairOrderDetail
      vehicleYear: RepairOrderDetail
      vehicleMake: RepairOrderDetail
      vehicleModel: RepairOrderDetail
      "Only with a right check digit."
      vinNumber: RepairOrderDetail
      "VINs that a person must look at before one is used: hardly legible, or of several vehicles."
      unsureVins: [RepairOrderDetail!]!
      "False for a paper in which nothing of an estimate or repair order was found."
      isEstimate: Boolean!
      "Whether a long file has further pages that nobody has read."
      isPartial: Boolean!
      "Whether the pieces of its pages have been drawn, where it has pages."
      isDrawn: Boolean!
      "For a file that is on no order yet: the caller's latest order that holds the same content already."
      sameOn: SameRepairOrder
    }
    type MentionedRepair {
      "The key of a repair operation."
      operation: String!
      "The same in words."
      name: String!
      "The line that speaks of it, shortened."
      line: String!
      page: Int!
      "Whether the last supplement of an order brought it."
      isNew: Boolean!
    }
    enum SystemSource {
      "The decoder of the VIN."
      vin
      "An estimate or repair order."
      paper
      "It was calibrated here before."
      visit
      person
    }
    type KnownSystem {
      "As calibration suggestions name systems: frontCamera, rearCornerRadar."
      system: String!
      isFitted: Boolean!
      source: SystemSource!
      "The line of the paper or the decoder's feature."
      quote: String
      "Of a person's word, for staff; null where it was said before this was recorded."
      statement: PersonsWord
    }
    type PersonsWord {
      "As they were called then."
      by: String!
      at: Datetime!
      "The picture that shows it."
      photoFileId: UUID
    }
    extend type Vehicle {
      "Which systems it has, or has not, by the surest that says so; of others nothing is known."
      knownSystems: [KnownSystem!]!
    }
    type PaperOfOtherVehicle {
      fileId: UUID!
      fileName: String!
      "The VIN that it names."
      vinNumber: String!
    }
    type PapersSay {
      "What they mention together, a supplement after its estimate."
      mentionedRepairs: [MentionedRepair!]!
      "Papers that name another VIN than the order's vehicle has; what they say does not count."
      ofOtherVehicles: [PaperOfOtherVehicle!]!
    }
    extend type ServiceOrder {
      "What its repair orders and estimates say together: for staff, null for others."
      papersSay: PapersSay
    }
    extend type File {
      "Null for a file that is no repair order."
      repairOrderReading: RepairOrderReading
    }
  `,
  {
    File: { repairOrderReading: readRepairOrders },
    ServiceOrder: { papersSay: readPapersSay },
    Vehicle: { knownSystems: readStatedSystems },
  },
);
