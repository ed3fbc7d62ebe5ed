import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { ToneChip } from "#ui/text/tone-chip.tsx";

interface CalibrationChoiceProps {
  name: string;
  reason: string;
  mark: string | null;
  chosen: boolean;
  onTurn: () => void;
  /** Whether another shop does it; null where nobody asks. */
  sublet: { value: boolean; onChange: (value: boolean) => void } | null;
}

export function CalibrationChoice({ name, reason, mark, chosen, onTurn, sublet }: CalibrationChoiceProps) {
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "flex-start", gap: 2, py: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <FormControlLabel label={name} control={<Checkbox checked={chosen} onChange={onTurn} />} />
        <Typography variant="caption" color="textSecondary" sx={{ display: "block", paddingInlineStart: 8, mt: -1 }}>
          {reason}
        </Typography>
      </Box>
      {sublet && (
        <FormControlLabel
          sx={{ flexShrink: 0 }}
          label={t("base.sublet")}
          slotProps={{ typography: { variant: "body2" } }}
          control={
            <Checkbox
              size="small"
              checked={sublet.value}
              onChange={(_event, value) => sublet.onChange(value)}
              slotProps={{ input: { "aria-label": t("intake.subletThis", { name }) } }}
            />
          }
        />
      )}
      {mark && <ToneChip tone="amber">{mark}</ToneChip>}
    </Box>
  );
}
