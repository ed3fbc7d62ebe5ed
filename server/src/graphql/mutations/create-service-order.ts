import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { createServiceOrder } from "#modules/orders/create-service-order.ts";
import { resource } from "#graphql/resource.ts";
import { runWithTerms } from "./with-terms.ts";

const typeDefs = gql`
  input NewVehicleInput {
    vinNumber: String!
    vinConfirmed: Boolean
    year: Int!
    make: String!
    model: String!
    trim: String
    vehicleDescription: String
    ownerFirstName: String
    ownerLastName: String
  }
  input CreateServiceOrderInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    customerId: UUID
    vehicleId: UUID
    vehicle: NewVehicleInput
    facilityId: UUID
    assignedTechnicianId: UUID
    calibrationType: String
    intakeMethod: String
    priority: String
    pickupAddressId: UUID
    towingRequired: Boolean
    towingNotes: String
    rideHeightModified: Boolean
    repairOrderNumber: String
    poNumber: String
    claimNumber: String
    insurerName: String
    notes: String
    internalNotes: String
    repairOperations: [String!]
    calibrations: [AskedCalibrationInput!]
    "By question: yes, no or unknown."
    readinessAnswers: JSON
    "The caller vouches that the vehicle will be ready."
    readinessConfirmed: Boolean
    "The customer accepts the terms in force."
    acceptTerms: Boolean
  }
  type CreateServiceOrderPayload {
    serviceOrder: ServiceOrder
  }
  extend type Mutation {
    createServiceOrder(input: CreateServiceOrderInput!): CreateServiceOrderPayload
  }
`;

export const createServiceOrderPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          createServiceOrder(_$root, args) {
            const ordering = { name: "createServiceOrder", verb: createServiceOrder } as const;
            return object({ id: runWithTerms(orders.executor, args.getRaw("input"), ordering) });
          },
        },
      },
      CreateServiceOrderPayload: {
        plans: { serviceOrder: ($payload: Step<{ id: string }>) => orders.get({ id: get($payload, "id") }) },
      },
    },
  };
});
