import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { formatDay } from "#ui/time/times.ts";
import type { ImportQuestion } from "./import-report.ts";

interface ImportQuestionsProps {
  questions: readonly ImportQuestion[];
  onAnswer: (question: ImportQuestion, answer: string) => void;
}

const choicesOf = ({ key, choices }: ImportQuestion) =>
  key === "dayOrder" ? choices.map(({ value, label }) => ({ value, label: formatDay(label) })) : choices;

/** What the file leaves open; what was guessed can be chosen otherwise. */
export const ImportQuestions = ({ questions, onAnswer }: ImportQuestionsProps) =>
  questions.map((question) => (
    <Alert key={question.key} severity={question.chosen === null ? "warning" : "info"} sx={{ mb: 3 }}>
      <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
        <Typography variant="body2" dir="auto" sx={alignStart}>
          {question.text}
        </Typography>
        <SegmentedChoice
          label={question.text}
          value={question.chosen ?? ""}
          choices={choicesOf(question)}
          onChoose={(answer) => onAnswer(question, answer)}
        />
      </Box>
    </Alert>
  ));
