import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import AttachFile from "~icons/ic/baseline-attach-file";
import InventoryOutlined from "~icons/ic/outline-inventory-2";
import PersonOutlined from "~icons/ic/outline-person";
import TaskAlt from "~icons/ic/baseline-task-alt";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { conditionOf } from "./definition-words.ts";
import { filesOf } from "./task-definition.ts";

/**
 * A task's properties other than its name: whether it blocks, its audience, when it applies and which files it requires.
 */
export function TaskMarks({ task }: { task: TaskDefinitionFragment }) {
  const condition = conditionOf(task.appliesWhen);
  const manner = task.isBlocking ? t("tasks.holdsTheOrder") : t("tasks.mayBeSkipped");

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, minWidth: 0 }}>
      {task.archivedAt !== null && (
        <ToneChip tone="grey" icon={InventoryOutlined}>
          {t("tasks.archived")}
        </ToneChip>
      )}
      {task.asksCustomer && (
        <ToneChip tone="blue" icon={PersonOutlined}>
          {t("tasks.asksTheCustomer")}
        </ToneChip>
      )}
      {filesOf(task).map(({ id, title, required }) => (
        <ToneChip key={id} tone="grey" icon={AttachFile}>
          {required ? `${title} · required` : title}
        </ToneChip>
      ))}
      <Typography variant="caption" color="textSecondary">
        {condition ? `${manner} · ${condition}` : manner}
      </Typography>
    </Box>
  );
}

export function RequiredMark() {
  return (
    <ToneChip tone="amber" icon={TaskAlt}>
      {t("tasks.required")}
    </ToneChip>
  );
}
