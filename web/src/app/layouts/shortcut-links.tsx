import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { searchOf } from "#app/menu.ts";
import { keysTo, usePermittedPages } from "#app/keys/use-shortcuts.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Menu, MenuItem } from "#ui/overlay/overlays.tsx";
import { KeyCaps } from "#ui/text/key-caps.tsx";

interface ShortcutLinksProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  onKeys: () => void;
}

/** Links to the pages that people go to most, each with its keys beside it, and the list of all keys. */
export function ShortcutLinks({ anchor, onClose, onKeys }: ShortcutLinksProps) {
  const entries = usePermittedPages().filter((entry) => keysTo(entry) !== undefined);

  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {entries.map((entry) => (
        <MenuItem key={entry.title} component={RouteLink} to={entry.to} search={searchOf(entry)} onClick={onClose}>
          <Line words={entry.title} keys={keysTo(entry) ?? ""} />
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose();
          onKeys();
        }}
        sx={{ borderTop: "thin solid", borderColor: "divider" }}
      >
        <Line words={t("app.keyboardShortcuts")} keys="?" />
      </MenuItem>
    </Menu>
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
