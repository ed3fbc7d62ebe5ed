import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { createServiceOrder } from "#modules/service-orders/create-service-order.ts";
import type { Clock } from "#platform/clock.ts";
import { resource } from "../resource.ts";
import { runVerb } from "../run-verb.ts";

export const createServiceOrderPlugin = (clock: Clock) =>
  extendSchema((build) => {
    const orders = resource(build, "service_orders");
    return {
      typeDefs: gql`
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
        }
        type CreateServiceOrderPayload {
          serviceOrder: ServiceOrder
        }
        extend type Mutation {
          createServiceOrder(input: CreateServiceOrderInput!): CreateServiceOrderPayload
        }
      `,
      objects: {
        Mutation: {
          plans: {
            createServiceOrder(_$root, args) {
              const $id = runVerb(orders.executor, args.getRaw("input"), (input, tx) =>
                createServiceOrder(input, tx, clock),
              );
              return object({ id: $id });
            },
          },
        },
        CreateServiceOrderPayload: {
          plans: { serviceOrder: ($payload: Step<{ id: string }>) => orders.get({ id: get($payload, "id") }) },
        },
      },
    };
  });
