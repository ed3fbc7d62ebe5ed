import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import ChevronLeft from "~icons/ic/baseline-chevron-left";
import ChevronRight from "~icons/ic/baseline-chevron-right";
import { mirrored } from "#ui/icons/mirrored.ts";

interface DayStepperProps {
  earlier: string;
  today: string;
  later: string;
  onChoose: (date: string) => void;
}

/** Buttons for earlier, today and later. */
export function DayStepper({ earlier, today, later, onChoose }: DayStepperProps) {
  return (
    <Box sx={{ display: "flex", alignItems: "center" }}>
      <IconButton aria-label={t("ui.earlier")} onClick={() => onChoose(earlier)}>
        <ChevronLeft sx={mirrored} />
      </IconButton>
      <Button size="small" onClick={() => onChoose(today)}>
        {t("base.today")}
      </Button>
      <IconButton aria-label={t("ui.later")} onClick={() => onChoose(later)}>
        <ChevronRight sx={mirrored} />
      </IconButton>
    </Box>
  );
}
