import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";

/** What is sent, as QuickBooks gets it; amounts are in cents here. */
export function Payload({ payload }: { payload: unknown }) {
  const [isOpen, setIsOpen] = useState(false);
  if (payload === null || payload === undefined) return null;

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Button variant="outlined" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t("accounting.hidePayload") : t("accounting.showPayload")}
      </Button>
      {isOpen && (
        <Box
          component="pre"
          dir="ltr"
          tabIndex={0}
          aria-label={t("accounting.payload")}
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
