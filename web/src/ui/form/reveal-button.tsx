import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import VisibilityOffOutlined from "~icons/ic/outline-visibility-off";
import VisibilityOutlined from "~icons/ic/outline-visibility";

export function RevealButton({ revealed, onToggle }: { revealed: boolean; onToggle: () => void }) {
  const Icon = revealed ? VisibilityOffOutlined : VisibilityOutlined;

  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={revealed ? t("ui.hideThePassword") : t("ui.showThePassword")}
        onClick={onToggle}
      >
        <Icon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
