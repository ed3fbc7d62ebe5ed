import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { PlainButton } from "./plain-bar.tsx";

/** Replaces a part that could not be loaded. */
export function PartMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert" sx={{ p: 4, display: "flex", gap: 3, flexWrap: "wrap", alignItems: "center" }}>
      {t("ui.partMissing")}
      <PlainButton onClick={onRetry}>{t("ui.tryAgain")}</PlainButton>
    </Box>
  );
}
