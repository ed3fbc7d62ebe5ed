import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TaskFileRowFragment } from "#graphql/graphql.ts";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { countOf, typesOf, wordsForUse } from "#features/tasks/definitions/definition-words.ts";
import { RequiredMark } from "#features/tasks/definitions/task-marks.tsx";

/** A required file of a task, on a phone. */
export function TaskFileCard({ file }: { file: TaskFileRowFragment }) {
  const asking = [file.task?.taskName, file.task?.serviceOrderStatus?.statusName].filter(Boolean).join(" · ");

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <TwoLines main={file.title} second={asking} />
        </Box>
        {file.required && <RequiredMark />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[typesOf(file), countOf(file), wordsForUse(file.use)].join(" · ")}
      </Typography>
    </Box>
  );
}
