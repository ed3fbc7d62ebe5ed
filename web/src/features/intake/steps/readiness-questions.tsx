import { t } from "@boresight/domain/texts/text";
import { readinessQuestions } from "@boresight/domain/intake/intake-readiness";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useController } from "react-hook-form";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import type { IntakeForm, IntakeValues } from "#features/intake/intake-values.ts";

const answers = [
  { value: "yes", label: t("base.yes") },
  { value: "no", label: t("base.no") },
  { value: "unknown", label: t("intake.notSure") },
];

type Question = keyof IntakeValues["readinessAnswers"];
const isQuestion = (key: string): key is Question => Object.hasOwn(readinessQuestions, key);
const questions = Object.entries(readinessQuestions).flatMap(([key, words]) =>
  isQuestion(key) ? [{ key, ...words }] : [],
);

/** A vehicle that is not ready costs everyone a trip, so these are asked before booking. */
export function ReadinessQuestions({ form }: { form: IntakeForm }) {
  const answerAll = () => {
    for (const { key } of questions) form.setValue(`readinessAnswers.${key}`, "yes", { shouldDirty: true });
  };

  return (
    <Box>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, mb: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 500 }}>
          {t("intake.willTheVehicleBeReady")}
        </Typography>
        <Button variant="outlined" onClick={answerAll} sx={{ flexShrink: 0, minHeight: 44 }}>
          {t("intake.allYes")}
        </Button>
      </Box>
      <Box sx={{ display: "grid", gap: 3 }}>
        {questions.map(({ key, question }) => (
          <ReadinessQuestion key={key} form={form} name={key} question={question} />
        ))}
      </Box>
    </Box>
  );
}

function ReadinessQuestion({ form, name, question }: { form: IntakeForm; name: Question; question: string }) {
  const { field } = useController({ control: form.control, name: `readinessAnswers.${name}` });

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}>
      <Typography variant="body2">{question}</Typography>
      <SegmentedChoice label={question} value={field.value ?? "unknown"} choices={answers} onChoose={field.onChange} />
    </Box>
  );
}
