import { constant, get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { discardIntakeDraft, saveIntakeDraft } from "#modules/intake/keep-draft.ts";
import { submitIntake } from "#modules/intake/submit-intake.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";
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
  input SaveIntakeDraftInput {
    step: Int!
    answers: JSON!
  }
  type SubmitIntakePayload {
    serviceOrder: ServiceOrder
  }
  type IntakeDraftPayload {
    intakeDraft: IntakeDraft
  }
  type DiscardIntakeDraftPayload {
    "Null: there was none."
    id: UUID
  }
  extend type Mutation {
    submitIntake(input: SubmitIntakeInput!): SubmitIntakePayload
    "Each person keeps one; it is gone after 30 days."
    saveIntakeDraft(input: SaveIntakeDraftInput!): IntakeDraftPayload
    discardIntakeDraft: DiscardIntakeDraftPayload
  }
`;

export const intakeVerbsPlugin = extendSchema((build) => {
  const [orders, drafts] = [resource(build, "service_orders"), resource(build, "intake_drafts")];
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
          saveIntakeDraft: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), saveIntakeDraft) }),
          discardIntakeDraft: () => object({ id: runVerb(executor, constant(null), discardIntakeDraft) }),
        },
      },
      SubmitIntakePayload: {
        plans: { serviceOrder: ($payload: Step<{ id: string }>) => orders.get({ id: get($payload, "id") }) },
      },
      IntakeDraftPayload: {
        plans: { intakeDraft: ($payload: Step<{ id: string }>) => drafts.get({ id: get($payload, "id") }) },
      },
    },
  };
});
