import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { FileUploadOutlined } from "#ui/icons/file/file-upload-outlined.ts";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import { changesIn, type ImportReport } from "./import-report.ts";
import { ImportRows } from "./import-rows.tsx";
import { useImportRules } from "./use-import-rules.ts";

/** Choosing a file, what it would change, and applying it. */
export function ImportSteps({ onClose }: { onClose: () => void }) {
  const { fileName, report, problem, busy, choose, apply } = useImportRules(onClose);
  const take = ([file]: readonly File[]) => file && void choose(file);
  const count = report && report.counts.wrong === 0 ? changesIn(report) : 0;

  return (
    <>
      <Box sx={{ flexGrow: 1, overflowY: "auto", px: 6, pb: 4, display: "grid", gap: 3, alignContent: "start" }}>
        <DropZone hint={t("calibrations.dropToSeeWhatItWould")} disabled={busy} onDrop={take}>
          <ChooseFile fileName={fileName} onChoose={take} />
        </DropZone>
        {busy && <LinearProgress aria-label={t("calibrations.theFileIsBeingRead")} />}
        {problem && <Alert severity="error">{problem}</Alert>}
        {report && <Verdict report={report} />}
        {report && <ImportRows report={report} />}
      </Box>
      <Box
        sx={{ display: "flex", justifyContent: "flex-end", gap: 2, px: 6, py: 4, borderTop: 1, borderColor: "divider" }}
      >
        <Button onClick={onClose}>{t("base.cancel")}</Button>
        <Button variant="contained" disabled={count === 0} loading={busy} onClick={() => void apply()}>
          {count === 0 ? t("calibrations.import") : t("calibrations.importCount", { count })}
        </Button>
      </Box>
    </>
  );
}

function ChooseFile({ fileName, onChoose }: { fileName: string | null; onChoose: (files: readonly File[]) => void }) {
  return (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <Typography variant="body2" color="textSecondary">
        {t("calibrations.aCsvFileUtf8With")}
      </Typography>
      <FileButton variant="outlined" startIcon={<FileUploadOutlined />} accept=".csv,text/csv" onChoose={onChoose}>
        {fileName === null ? t("base.chooseAFile") : t("calibrations.chooseAnotherFile")}
      </FileButton>
      {fileName !== null && (
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          <bdi>{fileName}</bdi>
        </Typography>
      )}
    </Box>
  );
}

function Verdict({ report }: { report: ImportReport }) {
  const { ignored, counts } = report;

  return (
    <>
      {counts.wrong > 0 && <Alert severity="error">{t("calibrations.nothingIsImportedWhileARow")}</Alert>}
      {counts.wrong === 0 && changesIn(report) === 0 && (
        <Alert severity="info">{t("calibrations.theFileSaysWhatTheRules")}</Alert>
      )}
      {ignored.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: "anywhere" }}>
          {t("calibrations.notReadIgnored", { ignored: ignored.join(", ") })}
        </Alert>
      )}
    </>
  );
}
