/** Free times for an appointment. */
import type { Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { readSameDayFee } from "#modules/billing/prices/read-same-day-fee.ts";
import { findFreeSlots } from "#modules/schedule/slots/find-free-slots.ts";
import { readSlotConflicts } from "#modules/schedule/slots/read-slot-conflicts.ts";
import { askedBy, resource, type Args } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

const typeDefs = gql`
  type Slot {
    facilityId: UUID!
    bayId: UUID!
    "Told to staff alone."
    technicianId: UUID
    startsAt: Datetime!
    endsAt: Datetime!
  }
  type NoSlot {
    facilityId: UUID!
    "adhesiveCuring, closed, fullyBooked, noBay, noCompetence, noEquipment, noRoad, noTechnician, outOfReach, outOfServiceArea, tooFar, tooLong or unknownPlace."
    reason: String!
    "What no bay there has, where that is the reason: staticFront, staticRear, surround, alignmentRack, truckHeight."
    lacks: [String!]!
    "The names of the tools and targets that are never free, where that is the reason. Told to staff alone."
    equipment: [String!]!
  }
  "One reason why a time cannot be booked."
  type SlotConflict {
    "adhesiveCuring, bayOutOfOrder, bayTaken, closed, equipmentTaken, floorSurveyEnded, missingCapability, noEquipment, noRoad, notCompetent, outOfServiceArea, outsideHours, parkingFull, technicianAway, technicianTaken, tooFar, travel, unknownPlace, vehicleTaken or wrongKind."
    conflict: String!
    "The names of the tools and targets, where they are the reason."
    names: [String!]!
    "The way that does not fit, where that is the reason."
    travel: TravelGap
  }
  "Between two appointments there is less time than the way takes."
  type TravelGap {
    "before: from the stop before or the base; after: to the next stop or home."
    side: String!
    "How many minutes the way takes."
    needs: Int!
    "How many minutes there are."
    has: Int!
  }
  "What the office usually plans for a calibration, which replaces the minutes of the catalogue."
  type LearnedLength {
    typeKey: String!
    typeName: String!
    minutes: Int!
    catalogueMinutes: Int!
    "From how many appointments, at most 20."
    appointments: Int!
  }
  type FreeSlots {
    "How long the appointment takes."
    minutes: Int!
    "Told to staff alone."
    learned: [LearnedLength!]!
    slots: [Slot!]!
    "What an appointment on the same day costs the reader, in cents; null where nothing is charged for it."
    sameDayFee: Int
    "Why a facility has none."
    reasons: [NoSlot!]!
  }
  extend type Query {
    "The earliest free times, for an order or for work that no order lists yet; at most 50, at most 60 days ahead."
    slots(
      orderId: UUID
      kind: String
      typeKeys: [String!]
      "The rules that suggested them."
      ruleIds: [UUID!]
      "Where the vehicle stands; one that the caller may read."
      addressId: UUID
      "When the adhesive of new glass has cured, where no order says so."
      curedAt: Datetime
      "Instead of what the work takes; from customers only where typeKeys are not given, and never less."
      minutes: Int
      "The bay and the technician to keep wherever they are free; for staff."
      bayId: UUID
      technicianId: UUID
      facilityIds: [UUID!]
      from: Datetime
      to: Datetime
      limit: Int
    ): FreeSlots
    "Why an order's appointment cannot be at this place and time; empty when it can. For staff."
    slotConflicts(
      orderId: UUID!
      bayId: UUID!
      "None: whoever is free."
      technicianId: UUID
      startsAt: Datetime!
      "Instead of what the work takes."
      minutes: Int
    ): [SlotConflict!]
  }
`;

const names = [
  "orderId",
  "kind",
  "typeKeys",
  "ruleIds",
  "addressId",
  "curedAt",
  "minutes",
  "bayId",
  "technicianId",
  "facilityIds",
  "from",
  "to",
  "limit",
] as const;

const placeNames = ["orderId", "bayId", "technicianId", "startsAt", "minutes"] as const;

export const slotsPlugin = extendSchema((build) => {
  const { executor } = resource(build, "appointments");
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          slots(_$root: Step, args: Args) {
            return readForEach(executor, askedBy(args, names), async (searches, tx) => {
              const answers = [];
              const fee = await readSameDayFee(tx);
              for (const search of searches) answers.push({ ...(await findFreeSlots(search, tx)), sameDayFee: fee });
              return answers;
            });
          },
          slotConflicts: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, placeNames), async (questions, tx) => {
              const answers = [];
              for (const question of questions) answers.push(await readSlotConflicts(question, tx));
              return answers;
            }),
        },
      },
    },
  };
});
