import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import Close from "~icons/ic/baseline-close";
import { useMemo, useRef, type ReactNode } from "react";
import { leaveUnsaved } from "./leave-unsaved.ts";
import { Drawer } from "#ui/overlay/overlays.tsx";
import { useConfirm } from "./confirm-dialog.tsx";
import { LeaveSheet } from "./unsaved.ts";

interface SheetProps {
  title: string;
  width?: number;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Slides in over the page for one thing to read or fill in; the page stays where it was. It asks before it closes when its
 * form says that something is unsaved.
 */
export function Sheet({ title, width = 520, open, onClose, children }: SheetProps) {
  const confirm = useConfirm();
  const unsaved = useRef(false);
  const leaving = useMemo(
    () => ({
      setUnsaved: (isUnsaved: boolean) => {
        unsaved.current = isUnsaved;
      },
      leave: async (then: () => void) => {
        if (!unsaved.current || (await confirm(leaveUnsaved))) then();
      },
    }),
    [confirm],
  );
  const close = () => void leaving.leave(onClose);

  return (
    <Drawer
      open={open}
      onClose={close}
      anchor="right" // Mirrored automatically for right-to-left languages.
      slotProps={{ paper: { role: "dialog", "aria-label": title, sx: { width, maxWidth: "100vw" } } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", px: 6, height: 60, flexShrink: 0 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={t("base.close")} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <LeaveSheet value={leaving}>{children}</LeaveSheet>
    </Drawer>
  );
}
