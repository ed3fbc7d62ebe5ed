import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Suspense, useState } from "react";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { SlotFiles } from "#records/slot-files.fragment.ts";
import { rowsOf } from "#data/rows.ts";
import PhotoCameraOutlined from "~icons/ic/outline-photo-camera";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { useUploads } from "#features/files/file-services.tsx";
import { missingPhotos } from "./missing-photos.ts";

const CameraDialog = lazyPart(async () => (await import("./camera-dialog.tsx")).CameraDialog);

interface CameraButtonProps {
  slots: readonly { slot: FragmentType<typeof SlotFiles>; needed: number }[];
}

/** On a device in the hand: all photos that these slots still need, one after the other. */
export function CameraButton({ slots }: CameraButtonProps) {
  const inHand = useMediaQuery("(pointer: coarse)", { noSsr: true }) && "mediaDevices" in navigator;
  const [isOpen, setOpen] = useState(false);
  const { uploads } = useUploads();
  useFetchedWhenIdle(CameraDialog);
  const photos = missingPhotos(
    slots.map(({ slot: masked, needed }) => {
      const slot = readFragment(SlotFiles, masked);
      const files = rowsOf(slot.files);
      const coming = uploads.filter(
        ({ id, uploadTarget }) => uploadTarget.orderTaskFileId === slot.id && !files.some((file) => file.id === id),
      );
      return { slot, needed, there: files.length + coming.length };
    }),
  );
  if (!inHand || (photos.length === 0 && !isOpen)) return null;

  return (
    <>
      {photos.length > 0 && (
        <Button
          variant="contained"
          startIcon={<PhotoCameraOutlined />}
          onClick={() => setOpen(true)}
          sx={{ mx: 5, mb: 2, minHeight: 44 }}
        >
          {t("files.takePhotos", { count: photos.length })}
        </Button>
      )}
      <Suspense>{isOpen && <CameraDialog photos={photos} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
