import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { postOrderMessage } from "#modules/orders/messages/post-order-message.ts";
import { changeOrder } from "#modules/orders/change-order.ts";
import { decideRideHeight } from "#modules/orders/decide-ride-height.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

const typeDefs = gql`
  "Only what is to change; null empties a field. Each role has its own fields."
  input UpdateServiceOrderInput {
    id: UUID!
    "The version the order was seen in: when someone else changed one of the same facts since, nothing is changed, and the error's edits tell who did what."
    version: Int!
    repairOrderNumber: String
    poNumber: String
    claimNumber: String
    insurerName: String
    notes: String
    internalNotes: String
    towingNotes: String
    rideHeightModified: Boolean
    "dropOff, pickup, tow or mobile. The price of the way follows."
    intakeMethod: String
    "Where the vehicle stands: an address of the order's customer."
    pickupAddressId: UUID
    "The way is a tow; taken back, the vehicle is dropped off."
    towingRequired: Boolean
    "Another vehicle of the order's customer: what was agreed for the first one must be approved again."
    vehicleId: UUID
    "One of the order's files."
    repairOrderFileId: UUID
    priority: String
    assignedTechnicianId: UUID
    facilityId: UUID
    odometerIn: Int
    odometerOut: Int
    fuelLevelIn: Int
    pickupDate: Datetime
    promisedAt: Datetime
    estimatedCompletionDate: Datetime
    "In cents."
    cost: Int
    "In cents."
    fuelCost: Int
  }
  input DecideRideHeightInput {
    orderId: UUID!
    version: Int!
    "refused, restored or waiver."
    decision: String!
    "The signed waiver, a file of the order."
    waiverFileId: UUID
    note: String
  }
  input PostOrderMessageInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    orderId: UUID!
    body: String!
    "Staff among themselves."
    isInternal: Boolean
  }
  type UpdateServiceOrderPayload {
    serviceOrder: ServiceOrder
  }
  type PostOrderMessagePayload {
    orderMessage: OrderMessage
    serviceOrder: ServiceOrder
  }
  extend type Mutation {
    updateServiceOrder(input: UpdateServiceOrderInput!): UpdateServiceOrderPayload
    decideRideHeight(input: DecideRideHeightInput!): UpdateServiceOrderPayload
    postOrderMessage(input: PostOrderMessageInput!): PostOrderMessagePayload
  }
`;

/** What people do on the page of an order besides moving it. */
export const orderVerbsPlugin = extendSchema((build) => {
  const [orders, messages] = [resource(build, "service_orders"), resource(build, "order_messages")];
  const { executor } = orders;
  const messageOf = ($payload: Step<{ id: string }>) => messages.get({ id: get($payload, "id") });
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          updateServiceOrder: (_$root: Step, args: Args) =>
            object({
              id: runVerb(executor, args.getRaw("input"), (input, tx) => changeOrder(input, tx, () => tx.now)),
            }),
          decideRideHeight: (_$root: Step, args: Args) =>
            object({
              id: runVerb(executor, args.getRaw("input"), (input, tx) => decideRideHeight(input, tx, () => tx.now)),
            }),
          postOrderMessage: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), onceOnly("postOrderMessage", postOrderMessage)) }),
        },
      },
      UpdateServiceOrderPayload: {
        plans: { serviceOrder: ($payload: Step<{ id: string }>) => orders.get({ id: get($payload, "id") }) },
      },
      PostOrderMessagePayload: {
        plans: {
          orderMessage: messageOf,
          serviceOrder: ($payload: Step<{ id: string }>) =>
            orders.get({ id: messageOf($payload).get("service_order_id") }),
        },
      },
    },
  };
});
