import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import AddPhotoAlternateOutlined from "~icons/ic/outline-add-photo-alternate";
import PhotoCameraOutlined from "~icons/ic/outline-photo-camera";
import UploadFileOutlined from "~icons/ic/outline-upload-file";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { OfferedSlot } from "@boresight/domain/files/file-refusal";
import { FileButton } from "#ui/form/file-button.tsx";
import { acceptFor, takesPhotos } from "./accept.ts";

interface AddFileButtonsProps {
  slot: OfferedSlot;
  /** True when the chosen file replaces the existing one. */
  replacing?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** The camera first on handheld devices; the file chooser always. */
export function AddFileButtons({ slot, replacing = false, onChoose }: AddFileButtonsProps) {
  const inHand = useMediaQuery("(pointer: coarse)", { noSsr: true });
  const photos = takesPhotos(slot);

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {inHand && photos && (
        <FileButton accept="image/*" camera variant="outlined" startIcon={<PhotoCameraOutlined />} onChoose={onChoose}>
          {replacing ? t("files.takeAgain") : t("files.takePhoto")}
        </FileButton>
      )}
      <FileButton
        accept={acceptFor(slot)}
        multiple={slot.allowMultiple && !replacing}
        variant="outlined"
        startIcon={photos ? <AddPhotoAlternateOutlined /> : <UploadFileOutlined />}
        onChoose={onChoose}
      >
        {chooseWords(slot, replacing)}
      </FileButton>
    </Box>
  );
}

function chooseWords({ allowMultiple }: OfferedSlot, replacing: boolean): string {
  if (replacing) return t("files.replace");
  return allowMultiple ? t("files.chooseFiles") : t("base.chooseAFile");
}
