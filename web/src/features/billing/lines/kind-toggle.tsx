import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import { t } from "@boresight/domain/texts/text";

interface KindToggleProps {
  isPercent: boolean;
  /** What it is now, and what it becomes. */
  label: string;
  onToggle: () => void;
}

/** At the end of an input: turns a percentage into an amount of money and back. */
export function KindToggle({ isPercent, label, onToggle }: KindToggleProps) {
  return (
    <InputAdornment position="end">
      <Button size="small" onClick={onToggle} aria-label={label} sx={{ minWidth: 32, px: 1 }}>
        {isPercent ? t("billing.percentSign") : t("billing.currencySign")}
      </Button>
    </InputAdornment>
  );
}
