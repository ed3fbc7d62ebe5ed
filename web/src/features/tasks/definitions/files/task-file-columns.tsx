import { t } from "@boresight/domain/texts/text";
import { wordOfKind } from "@boresight/domain/files/document-kinds";
import type { TaskFileRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { conditionOf, countOf, typesOf, wordsForUse } from "#features/tasks/definitions/definition-words.ts";
import { RequiredMark } from "#features/tasks/definitions/task-marks.tsx";

type Column = TableColumn<TaskFileRowFragment>;

const title: Column = {
  field: "title",
  header: t("base.file"),
  flex: 1.3,
  minWidth: 172,
  sortable: true,
  show: (file) => <TwoLines main={file.title} second={file.description || conditionOf(file.appliesWhen)} />,
};

const task: Column = {
  field: "task",
  header: t("tasks.task"),
  flex: 1.4,
  minWidth: 180,
  show: ({ task: asking }) => <TwoLines main={asking?.taskName} second={asking?.serviceOrderStatus?.statusName} />,
};

const kind: Column = {
  field: "documentKind",
  header: t("tasks.takes"),
  flex: 2.2,
  minWidth: 168,
  sortable: true,
  show: (file) => <TwoLines main={typesOf(file)} second={wordOfKind(file.documentKind)} />,
};

const required: Column = {
  field: "required",
  header: t("tasks.required"),
  minWidth: 124,
  sortable: true,
  show: (file) => (file.required ? <RequiredMark /> : "–"),
};

const count: Column = {
  field: "count",
  header: t("base.quantity"),
  minWidth: 134,
  show: (file) => <TwoLines main={countOf(file)} second={t("tasks.upToMb", { size: file.maxSizeMb })} />,
};

const customer: Column = {
  field: "customerVisible",
  header: t("base.customer"),
  minWidth: 148,
  show: ({ customerVisible }) => (customerVisible ? t("tasks.visibleToCustomer") : "–"),
};

const use: Column = {
  field: "use",
  header: t("tasks.usedIn"),
  minWidth: 178,
  show: (file) => wordsForUse(file.use),
};

export const taskFileColumns: readonly Column[] = [title, task, kind, required, count, customer, use];
