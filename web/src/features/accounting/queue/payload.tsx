import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";

/** What is sent, as QuickBooks gets it, behind a button; amounts are in cents here. */
export function Payload({ payload }: { payload: unknown }) {
  const [isOpen, setIsOpen] = useState(false);
  if (payload === null || payload === undefined) return null;

  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={{ mx: -1 }}>
        {isOpen ? t("accounting.hidePayload") : t("accounting.showPayload")}
      </Button>
      {isOpen && (
        <Typography variant="caption" color="textSecondary">
          {t("accounting.amountsAreInCents")}
        </Typography>
      )}
      {isOpen && (
        <Box
          component="pre"
          dir="ltr"
          tabIndex={0}
          aria-label={t("accounting.whatIsSent")}
          sx={{
            typography: "code",
            m: 0,
            p: 3,
            width: "100%",
            maxHeight: 420,
            overflow: "auto",
            borderRadius: 1,
            bgcolor: "ground.sunken",
          }}
        >
          {JSON.stringify(payload, null, 2)}
        </Box>
      )}
    </Box>
  );
}
