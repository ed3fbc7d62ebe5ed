import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import type { CameraLight } from "./use-camera.ts";

/** Switches the camera's light, where it has one. */
export const LightButton = ({ light }: { light: CameraLight | null }) =>
  light && (
    <Button color="inherit" aria-pressed={light.isOn} onClick={light.toggle} sx={{ minHeight: 44 }}>
      {t("ui.light")}
    </Button>
  );
