import { typedNumber } from "@boresight/domain/base/typed-number";
import {
  newTaskFileSchema,
  permittedFileTypes,
  type NewTaskFile,
  type PermittedFileType,
} from "@boresight/domain/tasks/task";
import type { Resolver, UseFormReturn } from "react-hook-form";
import type { TaskFileDefinitionFragment } from "#graphql/graphql.ts";
import { conditionFrom, rowsOf, type ConditionRow } from "#features/tasks/definitions/conditions/condition-rows.ts";
import { judge } from "#features/tasks/definitions/conditions/judge-form.ts";

export interface TaskFileFormValues {
  taskId: string;
  title: string;
  description: string;
  documentKind: string;
  required: boolean;
  allowedFileTypes: PermittedFileType[];
  allowMultiple: boolean;
  minCount: string;
  maxSizeMb: string;
  customerVisible: boolean;
  conditionRows: ConditionRow[];
}

export type TaskFileForm = UseFormReturn<TaskFileFormValues, unknown, NewTaskFile>;

export const emptyTaskFile = (taskId: string): TaskFileFormValues => ({
  taskId,
  title: "",
  description: "",
  documentKind: "other",
  required: true,
  allowedFileTypes: ["image/*", "application/pdf"],
  allowMultiple: false,
  minCount: "1",
  maxSizeMb: "25",
  customerVisible: true,
  conditionRows: [],
});

export const taskFileValues = (file: TaskFileDefinitionFragment): TaskFileFormValues => ({
  taskId: file.taskId,
  title: file.storedTitle,
  description: file.description,
  documentKind: file.documentKind,
  required: file.required,
  allowedFileTypes: permittedFileTypes.filter((type) => file.allowedFileTypes.includes(type)),
  allowMultiple: file.allowMultiple,
  minCount: String(file.minCount),
  maxSizeMb: String(file.maxSizeMb),
  customerVisible: file.customerVisible,
  conditionRows: rowsOf(file.appliesWhen),
});

/** A slot for a single file requires one, whatever number was entered before. */
export const taskFileResolver: Resolver<TaskFileFormValues, unknown, NewTaskFile> = ({ conditionRows, ...values }) =>
  judge(newTaskFileSchema, {
    ...values,
    minCount: values.allowMultiple ? typedNumber(values.minCount) : 1,
    maxSizeMb: typedNumber(values.maxSizeMb),
    appliesWhen: conditionFrom(conditionRows),
  });
