import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Pagination from "@mui/material/Pagination";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { OrderTaskRow, tasksAtOnce } from "./order-task-row.ts";
import { groupTasks } from "./task-groups.ts";
import { TaskList } from "./task-list.tsx";

const TasksOfStatus = graphql(`
  query TasksOfStatus($orderId: UUID!, $statusId: UUID!, $offset: Int!, $staff: Boolean!) {
    serviceOrder(id: $orderId) {
      id
      inStatus: orderTasks(
        first: 50
        offset: $offset
        orderBy: TASK_ORDER_ASC
        filter: { serviceOrderStatusId: { equalTo: $statusId } }
      ) {
        totalCount
        nodes {
          id
          ...OrderTaskRow
        }
      }
    }
  }
`);

/** More tasks than are loaded with the order: those of its status, page by page. */
export function ManyTasks({ orderId, statusId }: { orderId: string; statusId: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(TasksOfStatus, {
    variables: { orderId, statusId, offset: (page - 1) * tasksAtOnce, staff: true },
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({ orderId }, () => void refetch());
  const tasks = data?.serviceOrder?.inStatus;
  const { current } = groupTasks(readFragment(OrderTaskRow, rowsOf(tasks)), statusId);
  const pages = Math.ceil((tasks?.totalCount ?? 0) / tasksAtOnce);

  if (!error && !tasks) return <ListSkeleton rows={8} />;
  return (
    <SectionCard
      title={t("base.tasks")}
      aside={tasks && t("tasks.totalcountInThisStatus", { totalCount: tasks.totalCount.toLocaleString(localeTag()) })}
      flush
    >
      {error && !tasks && <LoadError error={error} refetch={refetch} />}
      {current && <TaskList group={current} />}
      {pages > 1 && (
        <Box sx={{ display: "flex", justifyContent: "center", pb: 3 }}>
          <Pagination
            count={pages}
            page={page}
            onChange={(_event, next) => setPage(next)}
            aria-label={t("tasks.pagesOfTasks")}
          />
        </Box>
      )}
    </SectionCard>
  );
}
