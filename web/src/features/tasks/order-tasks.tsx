import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Suspense, useMemo } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useQueuedActions } from "#data/offline/use-offline.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { neededSlots, waitsForCustomer, type WaitingFiles } from "./asked-task.ts";
import { AskedOfCustomer } from "./asked-of-customer.tsx";
import { OrderTaskRow, tasksAtOnce } from "./order-task-row.ts";
import { TaskFrameContext, useTaskFrame, type RenderCamera, type RenderPo, type RenderSlot } from "./task-frame.ts";
import { foldFinished, groupTasks, progressOf } from "./task-groups.ts";
import { useReadings } from "./use-readings.ts";
import { withQueuedDecisions } from "./queued-decisions.ts";
import { TaskList } from "./task-list.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const FinishedTasks = lazyPart(async () => (await import("./folded-tasks.tsx")).FinishedTasks);
const FoldedTasks = lazyPart(async () => (await import("./folded-tasks.tsx")).FoldedTasks);
const ManyTasks = lazyPart(async () => (await import("./many-tasks.tsx")).ManyTasks);

const OrderTasksFields = graphql(`
  fragment OrderTasks on ServiceOrder {
    id
    status {
      id
      isTerminal
    }
    orderTasks(first: 50, orderBy: TASK_ORDER_ASC) {
      totalCount
      nodes {
        id
        ...OrderTaskRow
      }
    }
  }
`);

/** Whether the customer has any tasks: without one this section is left out. */
export function useHasTasks(order: FragmentType<typeof OrderTasksFields>): boolean {
  const { user } = useAuth();
  const { status, orderTasks } = readFragment(OrderTasksFields, order);
  const tasks = readFragment(OrderTaskRow, rowsOf(orderTasks));
  return isStaff(roleOf(user)) || (!(status?.isTerminal ?? false) && tasks.some(waitsForCustomer));
}

interface OrderTasksProps {
  order: FragmentType<typeof OrderTasksFields>;
  /** The screen renders the slots, as files are another feature's. */
  renderSlot: RenderSlot;
  renderCamera: RenderCamera;
  renderPo: RenderPo;
  waitingFiles: WaitingFiles;
}

/** The tasks of the order's status, and those of earlier ones. Customers see only their own. */
export function OrderTasks({ order, renderSlot, renderCamera, renderPo, waitingFiles }: OrderTasksProps) {
  const { user } = useAuth();
  const { id, status, orderTasks } = readFragment(OrderTasksFields, order);
  const stored = readFragment(OrderTaskRow, rowsOf(orderTasks));
  const actions = useQueuedActions(id);
  const tasks = withQueuedDecisions(stored, actions);
  const readOnly = status?.isTerminal ?? false;
  const readings = useReadings(id, actions);
  const isWorkshop = isStaff(roleOf(user));
  const frame = useMemo(
    () => ({
      orderId: id,
      readings: isWorkshop ? readings : null,
      waitingFiles,
      renderSlot,
      readOnly,
      renderCamera,
      renderPo,
    }),
    [id, isWorkshop, readings, waitingFiles, renderSlot, readOnly, renderCamera, renderPo],
  );

  return (
    <TaskFrameContext value={frame}>
      {!isStaff(roleOf(user)) && !readOnly && <AskedOfCustomer tasks={tasks} />}
      {isStaff(roleOf(user)) &&
        (status && orderTasks.totalCount > tasksAtOnce ? (
          <Suspense fallback={<ListSkeleton rows={8} />}>
            <ManyTasks key={status.id} orderId={id} statusId={status.id} />
          </Suspense>
        ) : (
          <StaffTasks tasks={tasks} statusId={status?.id} />
        ))}
    </TaskFrameContext>
  );
}

interface StaffTasksProps {
  tasks: readonly OrderTaskRowFragment[];
  statusId: string | undefined;
}

function StaffTasks({ tasks, statusId }: StaffTasksProps) {
  const { current, others } = groupTasks(tasks, statusId);
  const { renderCamera, readOnly } = useTaskFrame();
  const { finished, open, count } = foldFinished(others);

  return (
    <SectionCard title={t("base.tasks")} aside={current && <Progress words={progressOf(current).words} />} flush>
      {current && !readOnly && renderCamera(neededSlots(current.applying))}
      {current ? (
        <TaskList group={current} />
      ) : (
        <Typography color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("tasks.nothingApplies")}
        </Typography>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={44} sx={{ mx: 5, my: 2 }} />}>
        {open.map((group) => (
          <FoldedTasks key={group.statusId} group={group} />
        ))}
        {count > 0 && <FinishedTasks groups={finished} count={count} />}
      </Suspense>
    </SectionCard>
  );
}

function Progress({ words }: { words: string }) {
  return (
    <Box component="bdi" aria-live="polite" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
      {words}
    </Box>
  );
}
