import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import { CheckCircleOutlined } from "#ui/icons/done/check-circle-outlined.ts";
import { ExpandMore } from "#ui/icons/arrow/expand-more.ts";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { progressOf, type TaskGroup } from "./task-groups.ts";
import { TaskList } from "./task-list.tsx";

/** The tasks of another status than the order's. Their files are fetched when it is expanded. */
export function FoldedTasks({ group }: { group: TaskGroup<OrderTaskRowFragment> }) {
  const { words, complete } = progressOf(group);

  return (
    <Accordion disableGutters square elevation={0} slotProps={{ transition: { unmountOnExit: true } }} sx={looks}>
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 5, minHeight: 44 }}>
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 2,
            flexGrow: 1,
            paddingInlineEnd: 2,
          }}
        >
          <Box component="span" sx={{ flexGrow: 1 }}>
            {group.statusName}
          </Box>
          <Box
            component="span"
            sx={{
              display: "inline-flex",
              alignItems: "center",
              gap: 1,
              color: "text.secondary",
              fontSize: "0.8125rem",
            }}
          >
            {complete && <CheckCircleOutlined aria-hidden sx={{ fontSize: 16, color: "tone.green.text" }} />}
            <bdi>{words}</bdi>
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0, pb: 2 }}>
        <TaskList group={group} />
      </AccordionDetails>
    </Accordion>
  );
}

const looks = { borderTop: 1, borderColor: "divider", "&::before": { display: "none" } };
