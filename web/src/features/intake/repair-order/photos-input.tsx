import { mostPhotos } from "@boresight/domain/intake/intake";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useController } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import AttachFile from "~icons/ic/baseline-attach-file";
import PhotoCameraOutlined from "~icons/ic/outline-photo-camera";
import { useIntakeUpload } from "./use-intake-upload.ts";

/** Photos of the damage, one after the other; they are attached to the order when the intake is submitted. */
export function PhotosInput({ form }: { form: IntakeForm }) {
  const { field, fieldState } = useController({ control: form.control, name: "photos" });
  const { upload, progress, problem } = useIntakeUpload("vehiclePhoto", ({ id, name }) =>
    field.onChange([...form.getValues("photos"), { id, name }]),
  );
  const take = (files: readonly File[]) => void upload(files.slice(0, mostPhotos - field.value.length));
  const wrong = problem ?? fieldState.error?.message;

  return (
    <DropZone hint={t("intake.photosOfTheVehicle")} onDrop={take}>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 500 }}>
          {t("intake.photosOfTheVehicle")}
        </Typography>
        {field.value.length > 0 && (
          <Box
            component="ul"
            aria-label={t("intake.photosOfTheVehicle")}
            sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 2 }}
          >
            {field.value.map(({ id, name }) => (
              <li key={id}>
                <Chip
                  label={<bdi>{name}</bdi>}
                  aria-label={t("base.removeName", { name })}
                  onClick={() => field.onChange(field.value.filter((one) => one.id !== id))}
                  onDelete={() => field.onChange(field.value.filter((one) => one.id !== id))}
                  sx={{ "@media (pointer: coarse)": { height: 44 } }}
                />
              </li>
            ))}
          </Box>
        )}
        {progress !== null && (
          <LinearProgress variant="determinate" value={progress} aria-label={t("intake.uploadingPhotos")} />
        )}
        {field.value.length < mostPhotos && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            <FileButton accept="image/*" multiple startIcon={<AttachFile />} variant="outlined" onChoose={take}>
              {t("intake.choosePhotos")}
            </FileButton>
            <FileButton accept="image/*" camera startIcon={<PhotoCameraOutlined />} variant="outlined" onChoose={take}>
              {t("intake.takeAPhoto")}
            </FileButton>
          </Box>
        )}
        {wrong && (
          <FormHelperText error role="alert" sx={{ m: 0 }}>
            {wrong}
          </FormHelperText>
        )}
      </Box>
    </DropZone>
  );
}
