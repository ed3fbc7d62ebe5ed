import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import CloudQueue from "~icons/ic/baseline-cloud-queue";

/** Behind what is on this device only, until the network is back. */
export function WaitingMark() {
  return (
    <Box component="span" sx={looks}>
      <CloudQueue aria-hidden sx={{ fontSize: 15 }} />
      {t("app.waitingToSend")}
    </Box>
  );
}

const looks = {
  display: "inline-flex",
  alignItems: "center",
  verticalAlign: "bottom",
  gap: 1,
  color: "tone.amber.text",
};
