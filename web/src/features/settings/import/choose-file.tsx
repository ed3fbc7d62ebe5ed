import { csvLine } from "@boresight/domain/base/csv";
import { importFields } from "@boresight/domain/settings/import/import-fields";
import { importLimits, type ImportKind } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Choice } from "#ui/form/select-input.tsx";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import FileUploadOutlined from "~icons/ic/outline-file-upload";
import { alignStart } from "#ui/theme/align-start.ts";
import { saveBlob } from "#ui/table/save-blob.ts";

interface ChooseFileProps {
  kind: ImportKind;
  choices: readonly (Choice & { value: ImportKind })[];
  fileName: string | null;
  busy: boolean;
  onKind: (kind: ImportKind) => void;
  onChoose: (file: File) => void;
}

/** What the file holds, and the file. */
export function ChooseFile({ kind, choices, fileName, busy, onKind, onChoose }: ChooseFileProps) {
  const take = ([file]: readonly File[]) => file && onChoose(file);

  return (
    <DropZone hint={t("settings.importDrop")} disabled={busy} onDrop={take}>
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ maxWidth: 680, ...alignStart }}>
          {t("settings.importLead", { rows: importLimits.rows })}
        </Typography>
        <Box sx={{ width: "100%", maxWidth: 320 }}>
          <FormField label={t("settings.importHolds")}>
            {({ id }) => (
              <TextField
                select
                id={id}
                value={kind}
                onChange={({ target }) => onKind(choices.find(({ value }) => value === target.value)?.value ?? kind)}
                slotProps={{ select: { SelectDisplayProps: { "aria-label": t("settings.importHolds") } } }}
              >
                {choices.map(({ value, label }) => (
                  <MenuItem key={value} value={value}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </FormField>
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <FileButton
            variant={fileName === null ? "contained" : "outlined"}
            startIcon={<FileUploadOutlined />}
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChoose={take}
          >
            {fileName === null ? t("base.chooseAFile") : t("settings.importOtherFile")}
          </FileButton>
          <Button startIcon={<FileDownloadOutlined />} onClick={() => saveHeaders(kind)}>
            {t("settings.importEmptyFile")}
          </Button>
        </Box>
        {fileName !== null && (
          <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
            <bdi>{fileName}</bdi>
          </Typography>
        )}
      </Box>
    </DropZone>
  );
}

/** A file with the headers that are understood, to be filled in. */
function saveHeaders(kind: ImportKind): void {
  const header = csvLine(importFields[kind].map(({ label }) => label));
  saveBlob(new Blob([`\uFEFF${header}`], { type: "text/csv;charset=utf-8" }), `${kind}.csv`);
}
