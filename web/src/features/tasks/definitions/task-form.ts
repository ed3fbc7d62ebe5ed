import { newTaskSchema, type NewTask } from "@boresight/domain/tasks/task";
import { task } from "@boresight/domain/tasks/task-fields";
import type { Resolver, UseFormReturn } from "react-hook-form";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";
import { conditionFrom, rowsOf, type ConditionRow } from "./conditions/condition-rows.ts";
import { judge } from "./conditions/judge-form.ts";

export type TaskFormValues = RecordValues<typeof task.fields> & { conditionRows: ConditionRow[] };

export type TaskForm = UseFormReturn<TaskFormValues, unknown, NewTask>;

export const emptyTask = (serviceOrderStatusId: string): TaskFormValues => ({
  ...recordValues(task, null),
  serviceOrderStatusId,
  conditionRows: [],
});

/** Its stored words are edited, whatever the language they are read in. */
export const taskValues = (known: TaskDefinitionFragment): TaskFormValues => ({
  ...recordValues(task, { ...known, taskName: known.storedName, description: known.storedDescription }),
  conditionRows: rowsOf(known.appliesWhen),
});

export const taskResolver: Resolver<TaskFormValues, unknown, NewTask> = ({ conditionRows, ...values }) =>
  judge(newTaskSchema, { ...recordInput(task, values), appliesWhen: conditionFrom(conditionRows) });
