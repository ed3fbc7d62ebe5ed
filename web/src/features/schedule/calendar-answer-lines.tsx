import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { CalendarAnswer } from "./calendar-answers.ts";

/** Each answer on a line of its own, with what was written along with it. */
export function CalendarAnswerLines({ answers }: { answers: readonly CalendarAnswer[] }) {
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      {answers.map(({ id, words, note, tone }) => (
        <Box key={id} sx={{ minWidth: 0, maxWidth: "100%" }}>
          <ToneChip tone={tone}>{words}</ToneChip>
          {note && (
            <Typography variant="body2" color="textSecondary">
              <bdi>{note}</bdi>
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
