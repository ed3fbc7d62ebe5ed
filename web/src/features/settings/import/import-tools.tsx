import { importKinds, importKindWords, type ImportKind } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { isOpen } from "./import-report.ts";
import { ImportQuestions } from "./import-questions.tsx";
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
