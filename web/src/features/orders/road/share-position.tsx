import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { useId } from "react";
import { usePositionSharing } from "./use-position-sharing.ts";

/** Lets a technician share where they are on the way; off until they switch it on, and off again by the same tap. */
export function SharePosition({ tripId }: { tripId: string | null }) {
  const { isShared, isDenied, share } = usePositionSharing(tripId);
  const helpId = useId();

  return (
    <Box>
      <FormControlLabel
        label={t("orders.sharePosition")}
        control={
          <Checkbox
            checked={isShared}
            onChange={(_event, on) => share(on)}
            slotProps={{ input: { "aria-describedby": helpId } }}
          />
        }
      />
      <FormHelperText id={helpId} component="output" error={isDenied} sx={{ mt: 0 }}>
        {isDenied ? t("orders.positionDenied") : t("orders.sharePositionHelp")}
      </FormHelperText>
    </Box>
  );
}
