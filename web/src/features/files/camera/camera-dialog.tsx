import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import PhotoCameraOutlined from "~icons/ic/outline-photo-camera";
import { useQueueFiles } from "#features/files/upload/use-queue-files.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";
import type { MissingPhoto } from "./missing-photos.ts";
import { LightButton } from "#ui/camera/light-button.tsx";
import { useCamera } from "#ui/camera/use-camera.ts";
import { stampPhoto } from "./stamp-photo.ts";

interface CameraDialogProps {
  photos: readonly MissingPhoto[];
  onClose: () => void;
}

/** Takes one photo after the other, each with a tap; it closes after the last. */
export function CameraDialog({ photos: missing, onClose }: CameraDialogProps) {
  const [photos] = useState(missing); // As they were at first: each photo is missing no more once it is taken.
  const [index, setIndex] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const { video, state, onPlaying, shoot, light } = useCamera();
  const queueFiles = useQueueFiles();
  const wanted = photos[index];
  const goOn = () => (index + 1 < photos.length ? setIndex(index + 1) : onClose());
  const take = async () => {
    setSaving(true);
    const taken = new Date();
    const shot = await shoot();
    const photo = shot && (await stampPhoto(shot, taken));
    const isQueued = photo && wanted && (await queueFiles([wishFor(wanted, photo)]));
    setSaving(false);
    if (isQueued) goOn();
  };

  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="camera-title" slotProps={{ paper: { sx: frame } }}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2, p: 4, minHeight: 72 }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography id="camera-title" variant="h2" component="p" aria-live="polite">
            {wanted && nameOf(wanted)}
          </Typography>
          <Typography variant="body2" sx={{ opacity: 0.8 }}>
            <bdi>{t("files.photoOfPhotos", { number: index + 1, total: photos.length })}</bdi>
          </Typography>
        </Box>
        <LightButton light={light} />
      </Box>
      <Box sx={{ flexGrow: 1, minHeight: 0, display: "grid", placeItems: "center" }}>
        {state === "refused" ? (
          <Alert severity="warning" sx={{ mx: 4 }}>
            {t("files.cameraCannotBeUsed")}
          </Alert>
        ) : (
          <Box component="video" ref={video} autoPlay muted playsInline onPlaying={onPlaying} sx={picture} />
        )}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", p: 4 }}>
        <Button color="inherit" onClick={onClose} sx={side}>
          {t("base.close")}
        </Button>
        <Button
          variant="contained"
          aria-label={t("files.takePhoto")}
          disabled={state !== "ready"}
          loading={isSaving}
          onClick={() => void take()}
          sx={{ width: 76, height: 76, borderRadius: "50%" }}
        >
          <PhotoCameraOutlined sx={{ fontSize: 32 }} />
        </Button>
        <Button color="inherit" onClick={goOn} sx={side}>
          {t("files.skipPhoto")}
        </Button>
      </Box>
    </Dialog>
  );
}

const nameOf = ({ title, view }: MissingPhoto): string => (view === null ? title : `${title}: ${view}`);

function wishFor({ title, view, number, needed, uploadTarget }: MissingPhoto, photo: Blob) {
  const name = needed > 1 ? `${title} ${[number, view?.toLowerCase()].filter(Boolean).join(" ")}` : title;
  return { file: new File([photo], `${name}.jpg`, { type: "image/jpeg" }), uploadTarget };
}

const frame = { borderRadius: 0, bgcolor: "#000", color: "#fff", backgroundImage: "none" };
const picture = { width: "100%", height: "100%", objectFit: "contain" };
const side = { minWidth: 88, minHeight: 44 };
