import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import ExpandMore from "~icons/ic/baseline-expand-more";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { progressOf, type TaskGroup } from "./task-groups.ts";
import { TaskList } from "./task-list.tsx";

/** The tasks of another status than the order's. Their files are fetched when it is expanded. */
export function FoldedTasks({ group }: { group: TaskGroup<OrderTaskRowFragment> }) {
  const { words, complete } = progressOf(group);

  return (
    <Folded name={group.statusName} words={words} isComplete={complete}>
      <TaskList group={group} />
    </Folded>
  );
}

interface FinishedTasksProps {
  groups: readonly TaskGroup<OrderTaskRowFragment>[];
  count: number;
}

/** `9 earlier tasks done`, by status when expanded. */
export function FinishedTasks({ groups, count }: FinishedTasksProps) {
  return (
    <Folded name={t("tasks.earlierTasksDone", { count })} words="" isComplete>
      {groups
        .filter(({ applying }) => applying.length > 0)
        .map((group) => (
          <Box key={group.statusId}>
            <Typography variant="body2" color="textSecondary" sx={{ px: 5, pt: 2 }}>
              {group.statusName}
            </Typography>
            <TaskList group={group} />
          </Box>
        ))}
    </Folded>
  );
}

interface FoldedProps {
  name: string;
  words: string;
  isComplete: boolean;
  children: ReactNode;
}

function Folded({ name, words, isComplete, children }: FoldedProps) {
  return (
    <Accordion disableGutters square elevation={0} slotProps={{ transition: { unmountOnExit: true } }} sx={looks}>
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 5, minHeight: 44 }}>
        <Box sx={summary}>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {name}
          </Box>
          <Box component="span" sx={progress}>
            {isComplete && <CheckCircleOutlined aria-hidden sx={{ fontSize: 16, color: "tone.green.text" }} />}
            <bdi>{words}</bdi>
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0, pb: 2 }}>{children}</AccordionDetails>
    </Accordion>
  );
}

const looks = { borderTop: 1, borderColor: "divider", "&::before": { display: "none" } };
const summary = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  flexGrow: 1,
  paddingInlineEnd: 2,
};
const progress = {
  display: "inline-flex",
  alignItems: "center",
  gap: 1,
  color: "text.secondary",
  fontSize: "0.8125rem",
};
