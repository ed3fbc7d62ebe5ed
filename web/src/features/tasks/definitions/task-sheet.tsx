import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useState } from "react";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { leaveUnsaved } from "#ui/dialog/leave-unsaved.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const KnownTask = lazyPart(async () => (await import("./known-task.tsx")).KnownTask);
const NewTask = lazyPart(async () => (await import("./new-task.tsx")).NewTask);

/** The task in the sheet: an existing one, or a new one for a status. */
type TaskInHand = { id: string } | { newIn: string } | null;

interface TaskSheetProps {
  task: TaskInHand;
  onAdded?: (taskId: string) => void;
  onClose: () => void;
}

/** One task to read and edit; asks before closing with unsaved changes. */
export function TaskSheet({ task, onAdded = () => {}, onClose }: TaskSheetProps) {
  const confirm = useConfirm();
  const [filled, setFilled] = useState(false);
  useFetchedWhenIdle(KnownTask);
  useFetchedWhenIdle(NewTask);
  const close = async () => {
    if (!filled || (await confirm(leaveUnsaved))) onClose();
  };

  return (
    <Sheet
      title={task && "newIn" in task ? t("tasks.addATask") : t("tasks.editTask")}
      width={560}
      open={task !== null}
      onClose={() => void close()}
    >
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        {task && "newIn" in task && <NewTask statusId={task.newIn} onFilled={setFilled} onAdded={onAdded} />}
        {task && "id" in task && <KnownTask key={task.id} id={task.id} filled={filled} onFilled={setFilled} />}
      </Suspense>
    </Sheet>
  );
}
