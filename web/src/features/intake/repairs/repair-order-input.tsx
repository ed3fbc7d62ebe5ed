import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { AttachFile } from "#ui/icons/file/attach-file.ts";
import { PhotoCameraOutlined } from "#ui/icons/file/photo-camera-outlined.ts";
import { useController, useWatch } from "react-hook-form";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { useRepairOrderUpload } from "./use-repair-order-upload.ts";

const accept = "application/pdf,image/*";

/** The shop's own repair order; it is attached to the order when the intake is submitted. */
export function RepairOrderInput({ form }: { form: IntakeForm }) {
  const name = useWatch({ control: form.control, name: "repairOrderFileName" });
  const { fieldState } = useController({ control: form.control, name: "repairOrderFileId" });
  const { upload, progress, problem } = useRepairOrderUpload(form);
  const take = ([file]: readonly File[]) => file && void upload(file);
  const remove = () => {
    form.setValue("repairOrderFileId", "", { shouldDirty: true });
    form.setValue("repairOrderFileName", "");
  };

  return (
    <DropZone hint={t("intake.dropTheRepairOrderHere")} onDrop={take}>
      <Typography component="h3" sx={{ fontWeight: 500, mb: 2 }}>
        {t("base.repairOrder")}
      </Typography>
      {name ? (
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            {name}
          </Typography>
          <Button size="small" onClick={remove}>
            {t("base.remove")}
          </Button>
        </Box>
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <FileButton accept={accept} startIcon={<AttachFile />} variant="outlined" onChoose={take}>
            {t("base.chooseAFile")}
          </FileButton>
          <FileButton accept="image/*" camera startIcon={<PhotoCameraOutlined />} variant="outlined" onChoose={take}>
            {t("intake.takeAPhoto")}
          </FileButton>
        </Box>
      )}
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          value={progress}
          aria-label={t("intake.uploadingTheRepairOrder")}
          sx={{ mt: 2 }}
        />
      )}
      <FormHelperText
        error={(problem ?? fieldState.error) !== undefined && (problem ?? fieldState.error) !== null}
        sx={{ mx: 0 }}
      >
        {problem ?? fieldState.error?.message ?? t("intake.aPdfOrAPhotoUp")}
      </FormHelperText>
    </DropZone>
  );
}
