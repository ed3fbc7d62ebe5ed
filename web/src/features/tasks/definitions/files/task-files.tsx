import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Add from "~icons/ic/baseline-add";
import { useId, useMemo, useState } from "react";
import type { TaskDefinitionFragment, TaskFileDefinitionFragment } from "#graphql/graphql.ts";
import { SortableArea } from "#ui/drag/sortable-area.tsx";
import { SortableList } from "#ui/drag/sortable-list.tsx";
import { SortableRow } from "#ui/drag/sortable-row.tsx";
import { filesOf } from "#features/tasks/definitions/task-definition.ts";
import { TaskFileDialog } from "./task-file-dialog.tsx";
import { TaskFileLine } from "./task-file-line.tsx";
import { usePutFilesInOrder } from "#features/tasks/definitions/use-put-in-order.ts";

/** The files of a task in order: each can be added, edited and deleted. */
export function TaskFiles({ task }: { task: TaskDefinitionFragment }) {
  const titleId = useId();
  const files = filesOf(task);
  const [asked, setAsked] = useState<TaskFileDefinitionFragment | "new" | null>(null);
  const order = usePutFilesInOrder(task.id, files);
  const group = useMemo(() => ({ id: task.id, itemIds: filesOf(task).map(({ id }) => id) }), [task]);
  const nameOf = (id: string) => files.find((file) => file.id === id)?.title ?? task.taskName;

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ py: 4, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "center", px: 6, mb: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1, fontSize: "0.9375rem" }}>
          {t("tasks.filesItWantsToSee")}
        </Typography>
        <Button size="small" startIcon={<Add />} onClick={() => setAsked("new")}>
          {t("tasks.addAFile")}
        </Button>
      </Box>
      {files.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 6 }}>
          {t("tasks.noneTickingTheTaskIsEnough")}
        </Typography>
      )}
      <SortableArea groups={[group]} nameOf={nameOf} onOrder={(changed) => void order(changed)}>
        <SortableList group={group} label={t("tasks.filesItWantsToSee")}>
          {files.map((file) => (
            <SortableRow key={file.id} id={file.id} name={file.title} fixed={files.length < 2}>
              {(handle) => (
                <TaskFileLine
                  file={file}
                  handle={handle}
                  group={group}
                  onOrder={(changed) => void order(changed)}
                  onEdit={() => setAsked(file)}
                />
              )}
            </SortableRow>
          ))}
        </SortableList>
      </SortableArea>
      {asked && (
        <TaskFileDialog taskId={task.id} file={asked === "new" ? null : asked} onClose={() => setAsked(null)} />
      )}
    </Box>
  );
}
