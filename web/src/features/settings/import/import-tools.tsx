import { importKinds, importKindWords, type ImportKind } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { isOpen, type ImportQuestion } from "./import-report.ts";
import Typography from "@mui/material/Typography";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { formatDay } from "#ui/time/times.ts";
import { ImportHistory } from "./import-history.tsx";
import { ImportVerdict } from "./import-verdict.tsx";
import { useImport } from "./use-import.ts";

const usual: ImportKind = "customers";
const choices = importKinds.map((value) => ({ value, label: importKindWords[value] }));

/** Files of customers, vehicles and the like: choose, compare columns, try, import, and take back. */
export function ImportTools() {
  const { search, change } = useAddress();
  const kind = importKinds.find((one) => one === search["kind"]) ?? usual;
  const { fileName, report, problem, busy, choose, chooseColumn, answer, apply, clear } = useImport(kind);
  const chooseKind = (chosen: ImportKind) => change({ kind: chosen === usual ? undefined : chosen });

  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <SectionCard title={t("settings.importFileTitle")}>
        <ChooseFile {...{ kind, choices, fileName, busy }} onKind={chooseKind} onChoose={(file) => void choose(file)} />
        <Box sx={{ minHeight: 4, mt: 3 }}>{busy && <LinearProgress aria-label={t("settings.importIsChecked")} />}</Box>
        {problem && <Alert severity="error">{problem}</Alert>}
      </SectionCard>
      {report && (
        <SectionCard title={t("settings.importColumns")}>
          <ImportQuestions questions={report.questions} onAnswer={answer} />
          <ColumnChoice kind={kind} report={report} onChoose={chooseColumn} />
        </SectionCard>
      )}
      {report && !isOpen(report) && (
        <SectionCard title={t("settings.importWouldDo")}>
          <ImportVerdict {...{ kind, report, busy }} onApply={(mode) => void apply(mode)} onCancel={clear} />
        </SectionCard>
      )}
      <ImportHistory />
    </Box>
  );
}

interface ImportQuestionsProps {
  questions: readonly ImportQuestion[];
  onAnswer: (question: ImportQuestion, answer: string) => void;
}

const choicesOf = ({ key, choices }: ImportQuestion) =>
  key === "dayOrder" ? choices.map(({ value, label }) => ({ value, label: formatDay(label) })) : choices;

/** What the file leaves open; what was guessed can be chosen otherwise. */
const ImportQuestions = ({ questions, onAnswer }: ImportQuestionsProps) =>
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
