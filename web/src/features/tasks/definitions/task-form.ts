import { newTaskSchema, type NewTask } from "@boresight/domain/tasks/task";
import type { Resolver, UseFormReturn } from "react-hook-form";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { conditionFrom, partsOf, type ConditionPart } from "./conditions/condition-parts.ts";
import { judge } from "./conditions/judge-form.ts";

export interface TaskFormValues {
  taskName: string;
  description: string;
  serviceOrderStatusId: string;
  isBlocking: boolean;
  asksCustomer: boolean;
  needsColleague: boolean;
  conditionParts: ConditionPart[];
}

export type TaskForm = UseFormReturn<TaskFormValues, unknown, NewTask>;

export const emptyTask = (serviceOrderStatusId: string): TaskFormValues => ({
  taskName: "",
  description: "",
  serviceOrderStatusId,
  isBlocking: true,
  asksCustomer: false,
  needsColleague: false,
  conditionParts: [],
});

export const taskValues = (task: TaskDefinitionFragment): TaskFormValues => ({
  taskName: task.taskName,
  description: task.description,
  serviceOrderStatusId: task.serviceOrderStatusId,
  isBlocking: task.isBlocking,
  asksCustomer: task.asksCustomer,
  needsColleague: task.needsColleague,
  conditionParts: partsOf(task.appliesWhen),
});

export const taskResolver: Resolver<TaskFormValues, unknown, NewTask> = ({ conditionParts, ...values }) =>
  judge(newTaskSchema, { ...values, appliesWhen: conditionFrom(conditionParts) });
