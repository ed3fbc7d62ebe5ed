import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import { Suspense, useState } from "react";
import KeyboardOutlined from "~icons/ic/outline-keyboard";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

const ShortcutLinks = lazyPart(async () => (await import("./shortcut-links.tsx")).ShortcutLinks);

/** Opens the links to the pages that people go to most. */
export function ShortcutsMenu({ onKeys }: { onKeys: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);

  return (
    <>
      <Tooltip title={t("app.shortcuts")}>
        <IconButton
          aria-label={t("app.shortcuts")}
          aria-haspopup="menu"
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setWasOpen(true);
          }}
        >
          <KeyboardOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Suspense>
        {wasOpen && <ShortcutLinks anchor={anchor} onClose={() => setAnchor(null)} onKeys={onKeys} />}
      </Suspense>
    </>
  );
}
