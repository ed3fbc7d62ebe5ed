import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { shownSlots, waitsForCustomer } from "./asked-task.ts";
import { useTaskFrame } from "./task-frame.ts";
import { TaskSlots } from "./task-slots.tsx";

/** The tasks that wait for the customer: customers upload files, staff tick them off. */
export function AskedOfCustomer({ tasks }: { tasks: readonly OrderTaskRowFragment[] }) {
  const waiting = tasks.filter(waitsForCustomer);
  const { renderPo } = useTaskFrame();
  if (waiting.length === 0) return null;

  return (
    <SectionCard title={t("tasks.whatWeNeedFromYou")}>
      <Box sx={{ display: "grid", gap: 4 }}>
        {waiting.map((task) => (
          <div key={task.id}>
            {shownSlots(task).length === 0 && <Typography>{task.taskName}</Typography>}
            {task.completesWith === "poNumber" && renderPo()}
            <TaskSlots task={task} />
          </div>
        ))}
      </Box>
    </SectionCard>
  );
}
