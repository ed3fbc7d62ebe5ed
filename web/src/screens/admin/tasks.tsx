import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Add from "~icons/ic/baseline-add";
import { Suspense, useMemo, useState } from "react";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { StatusChip } from "#records/status-chip.tsx";
import { TaskChips } from "#features/tasks/definitions/task-chips.tsx";
import { TaskDefinition } from "#features/tasks/definitions/task-definition.ts";
import { TaskBoard } from "#features/tasks/definitions/task-board.tsx";
import { TaskFilters } from "#features/tasks/definitions/task-filters.tsx";
import { groupTasks, narrowGroups, ordersOf } from "#features/tasks/definitions/task-groups.ts";
import { TaskSheet } from "#features/tasks/definitions/task-sheet.tsx";
import { usePutTasksInOrder } from "#features/tasks/definitions/use-put-in-order.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { TaskDefinitionFragment, TasksPageQuery } from "#graphql/graphql.ts";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { NoRows } from "#ui/table/no-rows.tsx";
import { Page } from "#ui/layout/page.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const MoveTaskDialog = lazyPart(
  async () => (await import("#features/tasks/definitions/move-task-dialog.tsx")).MoveTaskDialog,
);

const TasksPage = graphql(`
  query TasksPage($archived: Boolean!) {
    serviceOrderStatuses(first: 40, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        statusName
        ...StatusOnChip
        tasks(first: 50, orderBy: TASK_ORDER_ASC, filter: { archivedAt: { isNull: true } }) {
          nodes {
            id
            ...TaskDefinition
          }
        }
        archivedTasks: tasks(first: 50, orderBy: TASK_ORDER_ASC, filter: { archivedAt: { isNull: false } })
          @include(if: $archived) {
          nodes {
            id
            ...TaskDefinition
          }
        }
      }
    }
  }
`);

const filterNames = ["search", "status"] as const;

/** What is asked of an order in each status, in the board's order. */
export function Tasks() {
  const { search, change } = useAddress();
  const [newIn, setNewIn] = useState<string | null>(null);
  const answer = useTaskGroups(search["archived"] === "yes");
  const { groups } = answer;
  const shown = groups && narrowGroups(groups, search);
  const first = (shown?.[0] ?? groups?.[0])?.status.id ?? null;
  const open = (task: string | undefined) => {
    setNewIn(null);
    change({ task });
  };
  const opened = search["task"] ? { id: search["task"] } : null;

  return (
    <Page
      title={t("base.tasks")}
      aside={groups?.reduce((sum, { tasks }) => sum + tasks.length, 0)}
      actions={
        <Button variant="contained" startIcon={<Add />} disabled={first === null} onClick={() => setNewIn(first)}>
          {t("tasks.addATask")}
        </Button>
      }
    >
      <TaskChips groups={groups} />
      <TaskFilters />
      <TaskList {...answer} shown={shown} onOpen={open} onAdd={setNewIn} />
      <TaskSheet task={newIn === null ? opened : { newIn }} onAdded={open} onClose={() => open(undefined)} />
    </Page>
  );
}

type Groups = ReturnType<typeof groupsOf>;

interface TaskListProps extends ReturnType<typeof useTaskGroups> {
  shown: Groups | undefined;
  onOpen: (taskId: string) => void;
  onAdd: (statusId: string) => void;
}

function TaskList({ groups = [], shown, problem, retry, onOpen, onAdd }: TaskListProps) {
  const { search } = useAddress();
  const [moving, setMoving] = useState<TaskDefinitionFragment | null>(null);
  useFetchedWhenIdle(MoveTaskDialog);
  const order = usePutTasksInOrder(groups.flatMap(({ tasks }) => tasks));
  if (problem !== undefined) {
    return (
      <Card>
        <ErrorState message={problem} onRetry={retry} />
      </Card>
    );
  }
  if (!shown) return [4, 3, 4].map((rows, index) => <ListSkeleton key={index} rows={rows} />);
  if (shown.length === 0) {
    return (
      <Card>
        <NoRows of={t("base.listTasks")} filterNames={filterNames}>
          {t("tasks.whatIsAskedOfAnOrder")}
        </NoRows>
      </Card>
    );
  }

  return (
    <>
      <TaskBoard
        groups={shown}
        partial={Boolean(search["search"]?.trim())}
        actions={{ edit: onOpen, move: setMoving, order: (group) => void order(group) }}
        renderStatus={(status) => <StatusChip status={status} />}
        onAdd={onAdd}
      />
      <Suspense>
        {moving && (
          <MoveTaskDialog task={moving} groups={ordersOf(groups)} onOrder={order} onClose={() => setMoving(null)} />
        )}
      </Suspense>
    </>
  );
}

function useTaskGroups(archived: boolean) {
  const { data, previousData, error, refetch } = useQuery(TasksPage, {
    variables: { archived },
    fetchPolicy: "cache-and-network",
  });
  const page = data ?? previousData;
  const groups = useMemo(() => page && groupsOf(page, archived), [page, archived]);

  return {
    groups,
    problem: error && !page ? wordsOfProblem(problemOf(error)) : undefined,
    retry: () => void refetch(),
  };
}

function groupsOf(page: TasksPageQuery, withArchived: boolean) {
  const statuses = rowsOf(page.serviceOrderStatuses);
  const masked = statuses.flatMap(({ tasks, archivedTasks }) => [...rowsOf(tasks), ...rowsOf(archivedTasks)]);
  const groups = groupTasks(statuses, readFragment(TaskDefinition, masked));
  return withArchived ? groups : groups.map((group) => ({ ...group, archived: [] }));
}
