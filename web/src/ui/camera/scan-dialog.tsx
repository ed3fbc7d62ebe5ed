import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { Dialog } from "#ui/overlay/overlays.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { LightButton } from "./light-button.tsx";
import type { ScanButtonProps } from "./scan-button.tsx";
import { useCamera } from "./use-camera.ts";
import { useScan } from "./use-scan.ts";

interface ScanDialogProps extends Omit<ScanButtonProps, "children"> {
  title: ReactNode;
  onClose: () => void;
}

const patience = 8000;

/** The camera's picture, in which a barcode is read as soon as it is in sight; beside it the value can be typed. */
export function ScanDialog({ title, label, read, notFound, onFound, onClose }: ScanDialogProps) {
  const { video, state, onPlaying, isHeld, hold, light } = useCamera();
  const canRead = useScan({ video, isReady: state === "ready", read, onFound });
  const isLong = useIsLong(state === "ready" && canRead);

  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="scan-title" slotProps={{ paper: { sx: frame } }}>
      <Box sx={{ p: 4, pb: 2 }}>
        <Typography id="scan-title" variant="h2" component="p">
          {title}
        </Typography>
        <Typography variant="body2" aria-live="polite" sx={{ opacity: 0.8, minHeight: 42 }}>
          {!canRead ? t("ui.readItInThePicture") : isLong ? notFound : t("ui.aboutBarcode")}
        </Typography>
      </Box>
      <Box sx={{ flexGrow: 1, minHeight: 120, display: "grid", placeItems: "center", overflow: "hidden" }}>
        {state === "refused" ? (
          <Alert severity="warning" sx={{ mx: 4 }}>
            {t("ui.cameraCannotBeUsed")}
          </Alert>
        ) : (
          <Box component="video" ref={video} autoPlay muted playsInline onPlaying={onPlaying} sx={picture} />
        )}
      </Box>
      {state === "ready" && (
        <Box sx={{ display: "flex", justifyContent: "center", gap: 4, p: 2 }}>
          <Button color="inherit" aria-pressed={isHeld} onClick={hold} sx={{ minHeight: 44 }}>
            {isHeld ? t("ui.goOnWithThePicture") : t("ui.holdThePicture")}
          </Button>
          <LightButton light={light} />
        </Box>
      )}
      <TypedValue {...{ label, read, onFound, onClose }} />
    </Dialog>
  );
}

type TypedValueProps = Pick<ScanDialogProps, "label" | "onClose" | "onFound" | "read">;

function TypedValue({ label, read, onFound, onClose }: TypedValueProps) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const take = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // The dialog may stand in another form.
    const value = read(typed);
    if (value) onFound(value);
    else setWrong(true);
  };

  return (
    <Box component="form" noValidate onSubmit={take} sx={{ p: 4, bgcolor: "background.paper", color: "text.primary" }}>
      <FormField label={label} error={isWrong ? t("ui.checkEachCharacter") : undefined}>
        {({ id, ...described }) => (
          <OutlinedInput
            id={id}
            size="small"
            fullWidth
            value={typed}
            inputProps={{ ...described, dir: "ltr", spellCheck: false, autoCapitalize: "characters", maxLength: 200 }}
            sx={{ typography: "code", fontSize: "1.125rem" }}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
        )}
      </FormField>
      <Box sx={{ display: "flex", justifyContent: "space-between" }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t("base.close")}
        </Button>
        <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
          {t("ui.useWhatIsTyped")}
        </Button>
      </Box>
    </Box>
  );
}

/** Nothing was found for a while. */
function useIsLong(isLooking: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [isLooking]);
  return isLong;
}

const frame = { borderRadius: 0, bgcolor: "#000", color: "#fff", backgroundImage: "none" };
const picture = { width: "100%", height: "100%", objectFit: "contain" };
