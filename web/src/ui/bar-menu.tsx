import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import { useState, type ReactNode } from "react";

interface BarMenuProps {
  label: string;
  icon: ReactNode;
  width?: number;
  children: (close: () => void) => ReactNode;
}

/** A button of the top bar and what it opens below itself. */
export function BarMenu({ label, icon, width = 280, children }: BarMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
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
        {children(close)}
      </Popover>
    </>
  );
}
