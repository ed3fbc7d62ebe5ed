import type { ReactNode } from "react";
import { Popover } from "#ui/overlay/overlays.tsx";

interface DropPanelProps {
  label: string;
  /** The button it is attached to; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  width: number;
  children: ReactNode;
}

/** A small dialog attached to its button. */
export const DropPanel = ({ label, anchor, onClose, width, children }: DropPanelProps) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
    transformOrigin={{ vertical: "top", horizontal: "right" }}
    slotProps={{
      paper: {
        role: "dialog",
        "aria-label": label,
        sx: { width, maxWidth: "calc(100vw - 16px)", mt: 1, border: 1, borderColor: "divider" },
      },
    }}
  >
    {children}
  </Popover>
);
