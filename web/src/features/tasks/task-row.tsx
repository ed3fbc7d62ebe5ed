import Box from "@mui/material/Box";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { AskAColleague } from "./ask-a-colleague.tsx";
import { useTaskFrame } from "./task-frame.ts";
import { t } from "@boresight/domain/texts/text";
import DoNotDisturbOnOutlined from "~icons/ic/outline-do-not-disturb-on";
import SkipNextOutlined from "~icons/ic/outline-skip-next";
import UndoOutlined from "~icons/ic/outline-undo";
import { Suspense, useState } from "react";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { TaskSlots } from "./task-slots.tsx";
import { TaskTick } from "./task-tick.tsx";
import { useChangeTask, type ChangeTask } from "./use-change-task.ts";

/** A task with its checkbox, its menu and its file slots. */
export function TaskRow({ task }: { task: OrderTaskRowFragment }) {
  const { readOnly } = useTaskFrame();
  const { change, coming } = useChangeTask(task);

  return (
    <Box
      component="li"
      data-open={task.state === "open" || undefined}
      aria-busy={coming !== null}
      sx={{ py: 1, px: 5 }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
        <TaskTick task={task} coming={coming} change={change} />
        {!readOnly && (
          <Box sx={{ pt: 1 }}>
            <TaskMenu task={task} change={change} />
          </Box>
        )}
      </Box>
      <Box sx={{ paddingInlineStart: { xs: 0, sm: 10 }, "&:not(:empty)": { pt: 1, pb: 3 } }}>
        {!readOnly && <AskAColleague task={task} />}
        <TaskSlots task={task} />
      </Box>
    </Box>
  );
}

const NotApplicableDialog = lazyPart(async () => (await import("./not-applicable-dialog.tsx")).NotApplicableDialog);

interface TaskMenuProps {
  task: OrderTaskRowFragment;
  change: ChangeTask;
}

/** The decisions on a task other than ticking it. */
function TaskMenu({ task: { taskName, state, isBlocking }, change }: TaskMenuProps) {
  const [asksWhy, setAsksWhy] = useState(false);
  useFetchedWhenIdle(NotApplicableDialog);
  const reopen: RowAction = { label: t("base.reopen"), icon: UndoOutlined, run: () => void change("open") };
  const skip: RowAction = { label: t("base.skip"), icon: SkipNextOutlined, run: () => void change("skipped") };
  const notApplicable: RowAction = {
    label: t("tasks.notApplicable2"),
    icon: DoNotDisturbOnOutlined,
    run: () => setAsksWhy(true),
  };
  const whileOpen = isBlocking ? [notApplicable] : [notApplicable, skip];

  return (
    <>
      <RowMenu label={t("tasks.moreForTaskname", { taskName })} actions={state === "open" ? whileOpen : [reopen]} />
      <Suspense>
        {asksWhy && <NotApplicableDialog taskName={taskName} change={change} onClose={() => setAsksWhy(false)} />}
      </Suspense>
    </>
  );
}
