import { wordOfKind } from "@boresight/domain/files/document-kinds";
import type { TaskFileRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { conditionOf, countOf, typesOf, wordsForUse } from "#features/tasks/definitions/definition-words.ts";
import { RequiredMark } from "#features/tasks/definitions/task-marks.tsx";

type Column = TableColumn<TaskFileRowFragment>;

const title: Column = {
  field: "title",
  header: "File",
  flex: 1.3,
  minWidth: 180,
  sortable: true,
  show: (file) => <TwoLines main={file.title} second={file.description || conditionOf(file.appliesWhen)} />,
};

const task: Column = {
  field: "task",
  header: "Task",
  flex: 1.4,
  minWidth: 170,
  show: ({ task: asking }) => <TwoLines main={asking?.taskName} second={asking?.serviceOrderStatus?.statusName} />,
};

const kind: Column = {
  field: "documentKind",
  header: "Takes",
  flex: 2.2,
  minWidth: 220,
  sortable: true,
  show: (file) => <TwoLines main={typesOf(file)} second={wordOfKind(file.documentKind)} />,
};

const required: Column = {
  field: "required",
  header: "Required",
  minWidth: 120,
  sortable: true,
  show: (file) => (file.required ? <RequiredMark /> : "–"),
};

const count: Column = {
  field: "count",
  header: "How many",
  minWidth: 130,
  show: (file) => <TwoLines main={countOf(file)} second={`up to ${file.maxSizeMb} MB`} />,
};

const customer: Column = {
  field: "customerVisible",
  header: "Customer",
  minWidth: 100,
  show: ({ customerVisible }) => (customerVisible ? "Sees it" : "–"),
};

const use: Column = {
  field: "use",
  header: "Used in",
  minWidth: 120,
  show: (file) => wordsForUse(file.use),
};

export const taskFileColumns: readonly Column[] = [title, task, kind, required, count, customer, use];
