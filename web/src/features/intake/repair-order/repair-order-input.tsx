import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import AttachFile from "~icons/ic/baseline-attach-file";
import PhotoCameraOutlined from "~icons/ic/outline-photo-camera";
import { useController, useWatch } from "react-hook-form";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { RepairOrderSummary } from "./repair-order-summary.tsx";
import { useIntakeUpload } from "./use-intake-upload.ts";

const accept = "application/pdf,image/*,.zip,.xml,.txt,.ad1,.ad2,.env,.lin,.ttl,.veh";

/** The shop's own repair order, which fills in the rest; it is attached to the order when the intake is submitted. */
export function RepairOrderInput({ form }: { form: IntakeForm }) {
  const name = useWatch({ control: form.control, name: "repairOrderFileName" });
  const { fieldState } = useController({ control: form.control, name: "repairOrderFileId" });
  const set = (id: string, fileName: string) => {
    form.setValue("repairOrderFileName", fileName);
    form.setValue("repairOrderFileId", id, { shouldDirty: true });
  };
  const { upload, progress, problem } = useIntakeUpload("repairOrder", (file) => set(file.id, file.name));
  const take = (files: readonly File[]) => void upload(files.slice(0, 1));
  const wrong = problem ?? fieldState.error?.message;

  return (
    <DropZone hint={t("intake.dropTheRepairOrderHere")} onDrop={take}>
      <Box sx={name ? frame : { ...frame, ...dropHere }}>
        {name ? (
          <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
            <AttachFile fontSize="small" color="action" aria-hidden />
            <Typography sx={{ minWidth: 0, flexGrow: 1, overflowWrap: "anywhere", fontWeight: 500 }}>
              <bdi>{name}</bdi>
            </Typography>
            <Button size="small" onClick={() => set("", "")}>
              {t("base.remove")}
            </Button>
          </Box>
        ) : (
          <>
            <Typography component="h3" sx={{ fontWeight: 500 }}>
              {t("intake.dropTheRepairOrderWeFillTheRest")}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t("intake.weReadItsNumbersAndRepairs")}
            </Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
              <FileButton accept={accept} startIcon={<AttachFile />} variant="outlined" onChoose={take}>
                {t("base.chooseAFile")}
              </FileButton>
              <FileButton
                accept="image/*"
                camera
                startIcon={<PhotoCameraOutlined />}
                variant="outlined"
                onChoose={take}
              >
                {t("intake.takeAPhoto")}
              </FileButton>
            </Box>
          </>
        )}
        {progress !== null && (
          <LinearProgress variant="determinate" value={progress} aria-label={t("intake.uploadingTheRepairOrder")} />
        )}
        <RepairOrderSummary form={form} />
        {(wrong || !name) && (
          <FormHelperText error={wrong !== undefined} sx={{ m: 0 }}>
            {wrong ?? t("intake.aboutRepairOrderFile")}
          </FormHelperText>
        )}
      </Box>
    </DropZone>
  );
}

const dropHere = { borderStyle: "dashed", borderColor: "text.disabled" };
const frame = { display: "grid", gap: 2, p: 4, border: 1, borderColor: "divider", borderRadius: 1 };
