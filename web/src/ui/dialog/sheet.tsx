import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { Close } from "#ui/icons/action/close.ts";
import type { ReactNode } from "react";
import { Drawer } from "#ui/overlay/overlays.tsx";

interface SheetProps {
  title: string;
  width?: number;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Slides in over the page for one thing to read or fill in; the page stays where it was. */
export function Sheet({ title, width = 520, open, onClose, children }: SheetProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor="right" // Mirrored automatically for right-to-left languages.
      slotProps={{ paper: { role: "dialog", "aria-label": title, sx: { width, maxWidth: "100vw" } } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", px: 6, height: 60, flexShrink: 0 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={t("base.close")} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
