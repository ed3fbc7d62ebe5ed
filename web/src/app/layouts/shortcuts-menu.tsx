import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { KeyboardOutlined } from "#ui/icons/display/keyboard-outlined.ts";
import { searchOf } from "#app/menu.ts";
import { keysTo, usePermittedPages } from "#app/keys/use-shortcuts.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Menu, MenuItem } from "#ui/overlay/overlays.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { KeyCaps } from "#ui/text/key-caps.tsx";

/** Links to the pages that people go to most, each with its keys beside it, and the list of all keys. */
export function ShortcutsMenu({ onKeys }: { onKeys: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const entries = usePermittedPages().filter((entry) => keysTo(entry) !== undefined);
  const close = () => setAnchor(null);

  return (
    <>
      <Tooltip title={t("app.shortcuts")}>
        <IconButton
          aria-label={t("app.shortcuts")}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <KeyboardOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {entries.map((entry) => (
          <MenuItem key={entry.title} component={RouteLink} to={entry.to} search={searchOf(entry)} onClick={close}>
            <Line words={entry.title} keys={keysTo(entry) ?? ""} />
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            onKeys();
          }}
          sx={{ borderTop: "thin solid", borderColor: "divider" }}
        >
          <Line words={t("app.keyboardShortcuts")} keys="?" />
        </MenuItem>
      </Menu>
    </>
  );
}

/** Phones have no keys. */
const Line = ({ words, keys }: { words: string; keys: string }) => (
  <>
    <Box component="span" sx={{ flexGrow: 1, paddingInlineEnd: 6 }}>
      {words}
    </Box>
    <Box component="span" aria-hidden sx={{ display: { xs: "none", sm: "inline-flex" } }}>
      <KeyCaps keys={keys} />
    </Box>
  </>
);
