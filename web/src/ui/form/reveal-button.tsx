import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";

export function RevealButton({ revealed, onToggle }: { revealed: boolean; onToggle: () => void }) {
  const Icon = revealed ? VisibilityOffOutlined : VisibilityOutlined;

  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={revealed ? "Hide the password" : "Show the password"}
        onClick={onToggle}
      >
        <Icon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
