import { gql } from "postgraphile/utils";

export const taskDefinitionTypes = gql`
  input CreateTaskInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    taskName: String!
    description: String
    serviceOrderStatusId: UUID!
    "Whether an order waits for it."
    isBlocking: Boolean!
    "Whether it is asked of the customer."
    asksCustomer: Boolean!
    "Whether somebody has to do it who recorded no attempt on the order."
    needsColleague: Boolean
    "When it applies; nothing means always."
    appliesWhen: JSON
  }
  input UpdateTaskInput {
    id: UUID!
    "The version the task was seen in: when someone else was faster, nothing is changed."
    version: Int!
    taskName: String!
    description: String!
    serviceOrderStatusId: UUID!
    isBlocking: Boolean!
    asksCustomer: Boolean!
    "Whether somebody has to do it who recorded no attempt on the order; left out, anybody may."
    needsColleague: Boolean
    "Left out, the task applies always from now on."
    appliesWhen: JSON
  }
  input CreateTaskFileInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    taskId: UUID!
    title: String!
    description: String
    documentKind: String!
    required: Boolean!
    "MIME types, or image/* and video/* for whole families."
    allowedFileTypes: [String!]!
    allowMultiple: Boolean!
    "How many it takes; 1 unless it takes several."
    minCount: Int!
    maxSizeMb: Int!
    customerVisible: Boolean!
    appliesWhen: JSON
  }
  input UpdateTaskFileInput {
    id: UUID!
    version: Int!
    title: String!
    description: String!
    documentKind: String!
    required: Boolean!
    allowedFileTypes: [String!]!
    allowMultiple: Boolean!
    minCount: Int!
    maxSizeMb: Int!
    customerVisible: Boolean!
    appliesWhen: JSON
  }
  "A definition in the version it was seen in."
  input SeenDefinitionInput {
    id: UUID!
    version: Int!
  }
  input ReorderTasksInput {
    serviceOrderStatusId: UUID!
    "All tasks of the status in their new order; those that come from another status move."
    ids: [UUID!]!
  }
  input ReorderTaskFilesInput {
    taskId: UUID!
    "All files of the task in their new order."
    ids: [UUID!]!
  }
  type TaskPayload {
    task: Task
  }
  type TaskFilePayload {
    taskFile: TaskFile
  }
  type TaskOrderPayload {
    tasks: [Task!]!
  }
  extend type Mutation {
    createTask(input: CreateTaskInput!): TaskPayload
    updateTask(input: UpdateTaskInput!): TaskPayload
    "Asked of no more orders; those that have it keep it."
    archiveTask(input: SeenDefinitionInput!): TaskPayload
    restoreTask(input: SeenDefinitionInput!): TaskPayload
    reorderTasks(input: ReorderTasksInput!): TaskOrderPayload
    createTaskFile(input: CreateTaskFileInput!): TaskFilePayload
    updateTaskFile(input: UpdateTaskFileInput!): TaskFilePayload
    "Answers the task it belonged to; slots of orders stay."
    deleteTaskFile(input: SeenDefinitionInput!): TaskPayload
    reorderTaskFiles(input: ReorderTaskFilesInput!): TaskPayload
  }
`;
