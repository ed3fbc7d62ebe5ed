import type { ImportKind, ImportMode } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { changesIn, type ImportReport } from "./import-report.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { ImportRows } from "./import-rows.tsx";

interface ImportVerdictProps {
  kind: ImportKind;
  report: ImportReport;
  busy: boolean;
  onApply: (mode: ImportMode) => void;
  onCancel: () => void;
}

const modes = [
  { value: "whole", label: t("settings.importWhole") },
  { value: "validRows", label: t("settings.importValidRows") },
] as const;

/** What came of every row when it was tried, and the button that does it. */
export function ImportVerdict({ kind, report, busy, onApply, onCancel }: ImportVerdictProps) {
  const [mode, setMode] = useState<ImportMode>("whole");
  const { wrong } = report.counts;
  const count = wrong > 0 && mode === "whole" ? 0 : changesIn(report);

  return (
    <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
      {wrong > 0 && (
        <Alert severity="warning">
          {mode === "whole"
            ? t("settings.importWrongStops", { count: wrong })
            : t("settings.importWrongLeft", { count: wrong })}
        </Alert>
      )}
      {wrong === 0 && changesIn(report) === 0 && <Alert severity="info">{t("settings.importNothingNew")}</Alert>}
      <ImportNotes notes={report.notes} />
      <ImportRows kind={kind} report={report} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, justifyContent: "flex-end" }}>
        {wrong > 0 && (
          <>
            <SegmentedChoice label={t("settings.importWhat")} value={mode} choices={modes} onChoose={setMode} />
            <Box sx={{ flexGrow: 1 }} />
          </>
        )}
        <Button onClick={onCancel}>{t("base.cancel")}</Button>
        <Button variant="contained" disabled={count === 0} loading={busy} onClick={() => onApply(mode)}>
          {count === 0 ? t("base.import") : t("settings.importCount", { count })}
        </Button>
      </Box>
    </Box>
  );
}

/** What was made of the file as a whole. */
function ImportNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;

  return (
    <Alert severity="info">
      <Box
        component="ul"
        aria-label={t("settings.importNotes")}
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}
      >
        {notes.map((note) => (
          <Box component="li" key={note} dir="auto" sx={{ ...alignStart, overflowWrap: "anywhere" }}>
            {note}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
