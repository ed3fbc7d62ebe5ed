import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { pagedAnswer } from "#data/paged-answer.ts";
import { TaskFileCard } from "#features/tasks/definitions/files/task-file-card.tsx";
import { taskFileColumns } from "#features/tasks/definitions/files/task-file-columns.tsx";
import { TaskFileFilterBar } from "#features/tasks/definitions/files/task-file-filter-bar.tsx";
import { taskFileFilterNames, taskFilesIn } from "#features/tasks/definitions/files/task-file-filters.ts";
import { TaskFileRow } from "#features/tasks/definitions/files/task-file-row.ts";
import { TaskSheet } from "#features/tasks/definitions/task-sheet.tsx";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { TaskFileOrderBy, TaskFileRowFragment } from "#graphql/graphql.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { usePaging, type Sort } from "#ui/table/use-paging.ts";

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

const orders: Record<string, Record<Sort["direction"], TaskFileOrderBy>> = {
  title: { asc: "TITLE_ASC", desc: "TITLE_DESC" },
  documentKind: { asc: "DOCUMENT_KIND_ASC", desc: "DOCUMENT_KIND_DESC" },
  required: { asc: "REQUIRED_ASC", desc: "REQUIRED_DESC" },
};
const orderBy = (sort: Sort | null): TaskFileOrderBy => (sort && orders[sort.field]?.[sort.direction]) ?? "TITLE_ASC";

const card = (file: TaskFileRowFragment) => <TaskFileCard file={file} />;

/** The files that tasks want to see, across all tasks. */
export function TaskFiles() {
  const { search, change } = useAddress();
  const paging = usePaging();
  const asked = useQuery(TaskFilesPage, {
    variables: {
      first: paging.size,
      offset: paging.page * paging.size,
      orderBy: [orderBy(paging.sort), "PRIMARY_KEY_ASC"],
      filter: taskFilesIn(search),
    },
    fetchPolicy: "cache-and-network",
  });
  const { rows, ...answer } = pagedAnswer((asked.data ?? asked.previousData)?.taskFiles, asked);

  return (
    <Page fill title={t("tasks.taskFiles")} aside={answer.total}>
      <TaskFileFilterBar />
      <PagedTable
        label={t("tasks.taskFiles2")}
        columns={taskFileColumns}
        answer={{ ...answer, rows: rows?.map((row) => readFragment(TaskFileRow, row)) }}
        paging={paging}
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
