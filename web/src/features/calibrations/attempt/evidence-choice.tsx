import { t } from "@boresight/domain/texts/text";
import { isEvidence, wordOfKind } from "@boresight/domain/files/document-kinds";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { useThumbnails } from "#records/thumbnails.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import type { EvidenceFile } from "./attempt-dialog.tsx";

interface EvidenceChoiceProps {
  files: readonly EvidenceFile[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Of the order's files those that can show how it went, by what they are, with a picture. */
export function EvidenceChoice({ files, chosen, onChoose }: EvidenceChoiceProps) {
  const renderThumbnail = useThumbnails();
  const offered = files.filter(({ documentKind }) => isEvidence(documentKind));
  const toggle = (file: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, file] : chosen.filter((one) => one !== file));

  return (
    <FormField
      label={t("calibrations.evidence")}
      optional
      help={offered.length > 0 ? t("calibrations.filesOfThisOrder") : t("calibrations.photosAndReportsThatYouAdd")}
    >
      {({ id }) => (
        <Box component="ul" id={id} aria-label={t("calibrations.evidence")} sx={listLooks}>
          {offered.map((file) => (
            <Box component="li" key={file.id}>
              <Box component="label" sx={rowLooks}>
                <Checkbox
                  checked={chosen.includes(file.id)}
                  onChange={(_event, isChosen) => toggle(file.id, isChosen)}
                  sx={{ width: 44, height: 44 }}
                />
                <Box sx={pictureLooks}>{renderThumbnail?.(file)}</Box>
                <Box sx={{ minWidth: 0 }}>
                  {wordOfKind(file.documentKind)}
                  <Typography variant="caption" color="textSecondary" component="div" noWrap dir="auto" sx={alignStart}>
                    {file.name}
                  </Typography>
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </FormField>
  );
}

const listLooks = { m: 0, p: 0, listStyle: "none", maxHeight: 280, overflowY: "auto" };
const rowLooks = { display: "flex", alignItems: "center", gap: 2, minHeight: 48, cursor: "pointer" };
const pictureLooks = {
  width: 40,
  height: 40,
  flexShrink: 0,
  overflow: "hidden",
  borderRadius: 1,
  bgcolor: "ground.sunken",
};
