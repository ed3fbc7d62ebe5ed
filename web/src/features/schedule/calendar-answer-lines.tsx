import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CalendarAnswer } from "./calendar-answers.ts";

/** Each answer on a line of its own, with what was written along with it. */
export function CalendarAnswerLines({ answers }: { answers: readonly CalendarAnswer[] }) {
  return answers.map(({ id, words, note, tone }) => (
    <Box key={id}>
      <Typography variant="body2" sx={{ fontWeight: 500, color: `tone.${tone}.text` }}>
        {words}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          <bdi>{note}</bdi>
        </Typography>
      )}
    </Box>
  ));
}
