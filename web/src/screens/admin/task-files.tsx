import { t } from "@boresight/domain/texts/text";
import { TaskFileCard } from "#features/tasks/definitions/files/task-file-card.tsx";
import { taskFileColumns } from "#features/tasks/definitions/files/task-file-columns.tsx";
import { TaskFileFilterBar } from "#features/tasks/definitions/files/task-file-filter-bar.tsx";
import { taskFileFilterNames, taskFilesIn } from "#features/tasks/definitions/files/task-file-filters.ts";
import { TaskFileRow } from "#features/tasks/definitions/files/task-file-row.ts";
import { TaskSheet } from "#features/tasks/definitions/task-sheet.tsx";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { TaskFileOrderBy, TaskFileRowFragment } from "#graphql/graphql.ts";
import { listOrder, useListPage } from "#records/use-list-page.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";

const TaskFilesPage = graphql(`
  query TaskFilesPage($first: Int!, $offset: Int!, $orderBy: [TaskFileOrderBy!], $filter: TaskFileFilter) {
    taskFiles(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...TaskFileRow
      }
    }
  }
`);

const orderBy = listOrder<TaskFileOrderBy>(
  {
    title: { asc: "TITLE_ASC", desc: "TITLE_DESC" },
    documentKind: { asc: "DOCUMENT_KIND_ASC", desc: "DOCUMENT_KIND_DESC" },
    required: { asc: "REQUIRED_ASC", desc: "REQUIRED_DESC" },
  },
  "TITLE_ASC",
);

const card = (file: TaskFileRowFragment) => <TaskFileCard file={file} />;

/** The files that tasks want to see, across all tasks. */
export function TaskFiles() {
  const { table, total, search, change } = useListPage(TaskFilesPage, {
    variables: ({ sort, search, ...page }) => ({
      ...page,
      orderBy: orderBy(sort),
      filter: taskFilesIn(search),
    }),
    page: ({ taskFiles }) => taskFiles,
    read: (row) => readFragment(TaskFileRow, row),
  });

  return (
    <Page fill title={t("tasks.taskFiles")} aside={total}>
      <TaskFileFilterBar />
      <PagedTable
        label={t("tasks.taskFiles2")}
        columns={taskFileColumns}
        {...table}
        card={card}
        onOpen={({ taskId }) => change({ task: taskId })}
        empty={
          <NoRows of={t("base.listTaskFiles")} filterNames={taskFileFilterNames}>
            {t("tasks.whatTasksWantToSeeStands")}
          </NoRows>
        }
      />
      <TaskSheet task={search["task"] ? { id: search["task"] } : null} onClose={() => change({ task: undefined })} />
    </Page>
  );
}
