import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A message at the bottom of the page that needs no further loading: it must work when loading does not. */
export function PlainBar({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Box
      role="alert"
      sx={{
        position: "fixed",
        bottom: 24,
        insetInline: 16,
        marginInline: "auto",
        width: "fit-content",
        zIndex: "snackbar",
        display: "flex",
        gap: 4,
        alignItems: "center",
        p: 4,
        borderRadius: 2,
        bgcolor: "text.primary",
        color: "background.paper",
      }}
    >
      {children}
      <PlainButton onClick={onClose}>{t("base.close")}</PlainButton>
    </Box>
  );
}

export function PlainButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      onClick={onClick}
      sx={{
        font: "inherit",
        fontWeight: 600,
        color: "inherit",
        background: "none",
        border: 0,
        p: 2,
        minHeight: 44,
        cursor: "pointer",
        textDecoration: "underline",
      }}
    >
      {children}
    </Box>
  );
}
