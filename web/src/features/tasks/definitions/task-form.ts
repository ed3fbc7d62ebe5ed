import { completions, type TaskCompletion } from "@boresight/domain/tasks/order-task";
import { newTaskSchema, type NewTask } from "@boresight/domain/tasks/task";
import type { Resolver, UseFormReturn } from "react-hook-form";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { conditionFrom, rowsOf, type ConditionRow } from "./conditions/condition-rows.ts";
import { judge } from "./conditions/judge-form.ts";

export interface TaskFormValues {
  taskName: string;
  description: string;
  serviceOrderStatusId: string;
  isBlocking: boolean;
  asksCustomer: boolean;
  needsColleague: boolean;
  completesWith: TaskCompletion | "";
  conditionRows: ConditionRow[];
}

export type TaskForm = UseFormReturn<TaskFormValues, unknown, NewTask>;

export const emptyTask = (serviceOrderStatusId: string): TaskFormValues => ({
  taskName: "",
  description: "",
  serviceOrderStatusId,
  isBlocking: true,
  asksCustomer: false,
  needsColleague: false,
  completesWith: "",
  conditionRows: [],
});

export const taskValues = (task: TaskDefinitionFragment): TaskFormValues => ({
  taskName: task.storedName,
  description: task.storedDescription,
  serviceOrderStatusId: task.serviceOrderStatusId,
  isBlocking: task.isBlocking,
  asksCustomer: task.asksCustomer,
  needsColleague: task.needsColleague,
  completesWith: completions.find((known) => known === task.completesWith) ?? "",
  conditionRows: rowsOf(task.appliesWhen),
});

export const taskResolver: Resolver<TaskFormValues, unknown, NewTask> = ({ conditionRows, completesWith, ...values }) =>
  judge(newTaskSchema, { ...values, completesWith: completesWith || null, appliesWhen: conditionFrom(conditionRows) });
