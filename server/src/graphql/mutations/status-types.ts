import { gql } from "postgraphile/utils";

export const statusTypes = gql`
  input CreateStatusInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    statusName: String!
    "What customers read instead of the name."
    customerLabel: String!
    description: String
    category: String!
    "Empty: the colour of the category."
    color: String
    icon: String!
    "Working minutes until an order counts as late here; nothing means never."
    slaMinutes: Int
    "Whether new orders begin here; another status gives this part up."
    isInitial: Boolean!
    isTerminal: Boolean!
    isHold: Boolean!
  }
  input UpdateStatusInput {
    id: UUID!
    "The version the status was seen in: when someone else was faster, nothing is changed."
    version: Int!
    statusName: String!
    customerLabel: String!
    description: String!
    category: String!
    color: String!
    icon: String!
    "Left out, orders are never late here."
    slaMinutes: Int
    isInitial: Boolean!
    isTerminal: Boolean!
    isHold: Boolean!
  }
  input ReorderStatusesInput {
    "All statuses in their new order, also those that are not in use."
    ids: [UUID!]!
  }
  input DeactivateStatusInput {
    id: UUID!
    version: Int!
    "Where the orders go that are in it; without this it stays in use while there are any."
    moveOrdersTo: UUID
  }
  input SeenStatusInput {
    id: UUID!
    version: Int!
  }
  input SetTransitionInput {
    fromStatusId: UUID!
    toStatusId: UUID!
    "Who may make the move: admin, technician, customer, user."
    roles: [String!]!
    "What must be true before it, by key."
    guards: [String!]
    requiresNote: Boolean!
  }
  input RemoveTransitionInput {
    fromStatusId: UUID!
    toStatusId: UUID!
  }
  type ServiceOrderStatusPayload {
    serviceOrderStatus: ServiceOrderStatus
  }
  type StatusOrderPayload {
    serviceOrderStatuses: [ServiceOrderStatus!]!
  }
  extend type ServiceOrderStatus {
    "How many orders are in it now; null for everybody but admins."
    orderCount: Int
  }
  extend type Mutation {
    createStatus(input: CreateStatusInput!): ServiceOrderStatusPayload
    updateStatus(input: UpdateStatusInput!): ServiceOrderStatusPayload
    reorderStatuses(input: ReorderStatusesInput!): StatusOrderPayload
    deactivateStatus(input: DeactivateStatusInput!): ServiceOrderStatusPayload
    activateStatus(input: SeenStatusInput!): ServiceOrderStatusPayload
    "Answers the status where the move begins."
    setTransition(input: SetTransitionInput!): ServiceOrderStatusPayload
    removeTransition(input: RemoveTransitionInput!): ServiceOrderStatusPayload
  }
`;
