import IconButton from "@mui/material/IconButton";
import { useState, type ReactNode } from "react";
import { DropPanel } from "#ui/overlay/drop-panel.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

interface BarMenuProps {
  label: string;
  icon: ReactNode;
  width?: number;
  children: (close: () => void) => ReactNode;
}

/** A button of the top bar and the panel it opens below itself. */
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
      <DropPanel label={label} anchor={anchor} onClose={close} width={width}>
        {children(close)}
      </DropPanel>
    </>
  );
}
