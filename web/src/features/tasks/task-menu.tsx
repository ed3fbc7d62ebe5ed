import { t } from "@boresight/domain/texts/text";
import DoNotDisturbOnOutlined from "~icons/ic/outline-do-not-disturb-on";
import SkipNextOutlined from "~icons/ic/outline-skip-next";
import UndoOutlined from "~icons/ic/outline-undo";
import { Suspense, useState } from "react";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import type { ChangeTask } from "./use-change-task.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const NotApplicableDialog = lazyPart(async () => (await import("./not-applicable-dialog.tsx")).NotApplicableDialog);

interface TaskMenuProps {
  task: OrderTaskRowFragment;
  change: ChangeTask;
}

/** The decisions on a task besides ticking it. */
export function TaskMenu({ task: { taskName, state, isBlocking }, change }: TaskMenuProps) {
  const [asksWhy, setAsksWhy] = useState(false);
  useFetchedWhenIdle(NotApplicableDialog);
  const reopen: RowAction = { label: t("tasks.reopen"), icon: UndoOutlined, run: () => void change("open") };
  const skip: RowAction = { label: t("tasks.skip"), icon: SkipNextOutlined, run: () => void change("skipped") };
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
