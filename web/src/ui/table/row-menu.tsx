import IconButton from "@mui/material/IconButton";
import MoreVert from "~icons/ic/baseline-more-vert";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { useState, type MouseEvent } from "react";
import { ListItemIcon, Menu, MenuItem } from "#ui/overlay/overlays.tsx";

export interface RowAction {
  label: string;
  icon: SvgIconComponent;
  run: () => void;
}

/** The actions on a row, behind a button that is always visible. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    setAnchor(event.currentTarget);
    setWasOpened(true);
  };
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton size="small" aria-label={label} aria-haspopup="menu" onClick={open}>
        <MoreVert fontSize="small" />
      </IconButton>
      {wasOpened && (
        <Menu open={anchor !== null} anchorEl={anchor} onClose={close} onClick={(event) => event.stopPropagation()}>
          {actions.map(({ label: words, icon: Icon, run }) => (
            <MenuItem
              key={words}
              onClick={() => {
                close();
                run();
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {words}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
