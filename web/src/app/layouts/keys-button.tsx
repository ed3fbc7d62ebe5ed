import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import { KeyboardOutlined } from "#ui/icons/display/keyboard-outlined.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

/** Opens the list of keys; phones have none, and find it by the search. */
export const KeysButton = ({ onOpen }: { onOpen: () => void }) => (
  <Tooltip title={t("app.keyboardShortcuts")}>
    <IconButton
      aria-label={t("app.keyboardShortcuts")}
      onClick={onOpen}
      sx={{ display: { xs: "none", sm: "inline-flex" } }}
    >
      <KeyboardOutlined fontSize="small" />
    </IconButton>
  </Tooltip>
);
