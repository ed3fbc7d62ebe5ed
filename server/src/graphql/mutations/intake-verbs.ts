import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { submitIntake } from "#modules/intake/submit-intake.ts";
import { resource } from "#graphql/resource.ts";
import { runWithTerms } from "./with-terms.ts";

type Args = { getRaw: <Value = unknown>(name: string) => Step<Value> };

const typeDefs = gql`
  input NewAddressInput {
    label: String
    street: String!
    unit: String
    city: String!
    state: String
    postalCode: String
    country: String
    pickupSpotDescription: String
  }
  input OverbookingInput {
    bayId: UUID!
    startsAt: Datetime!
    reason: String!
  }
  "An order with its calibrations, papers and visit: all of it is stored, or nothing."
  input SubmitIntakeInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    customerId: UUID
    vehicleId: UUID
    vehicle: NewVehicleInput
    facilityId: UUID
    intakeMethod: String
    priority: String
    pickupAddressId: UUID
    "Instead of one of the customer's addresses."
    pickupAddress: NewAddressInput
    towingRequired: Boolean
    towingNotes: String
    rideHeightModified: Boolean
    repairOrderNumber: String
    "A file that the caller uploaded for it."
    repairOrderFileId: UUID
    poNumber: String
    claimNumber: String
    insurerName: String
    notes: String
    internalNotes: String
    repairOperations: [String!]
    calibrations: [AskedCalibrationInput!]
    "The draft it comes from: it is taken, and nobody sends it a second time."
    draftId: UUID
    "By question: yes, no or unknown."
    readinessAnswers: JSON
    "The caller vouches that the vehicle will be ready."
    readinessConfirmed: Boolean
    "The time that was kept; none asks the office to call."
    holdId: UUID
    "Staff only: a time that is booked although something speaks against it."
    overbooking: OverbookingInput
    customerNote: String
    "The customer accepts the terms in force."
    acceptTerms: Boolean
  }
  type SubmitIntakePayload {
    serviceOrder: ServiceOrder
  }
  extend type Mutation {
    submitIntake(input: SubmitIntakeInput!): SubmitIntakePayload
  }
`;

export const intakeVerbsPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  const { executor } = orders;
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          submitIntake: (_$root: Step, args: Args) =>
            object({
              id: runWithTerms(executor, args.getRaw("input"), { name: "submitIntake", verb: submitIntake }),
            }),
        },
      },
      SubmitIntakePayload: {
        plans: { serviceOrder: ($payload: Step<{ id: string }>) => orders.get({ id: get($payload, "id") }) },
      },
    },
  };
});
