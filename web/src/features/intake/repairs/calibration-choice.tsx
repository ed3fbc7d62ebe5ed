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
}

export function CalibrationChoice({ name, reason, mark, chosen, onTurn }: CalibrationChoiceProps) {
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "flex-start", gap: 2, py: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <FormControlLabel label={name} control={<Checkbox checked={chosen} onChange={onTurn} />} />
        <Typography variant="caption" color="textSecondary" sx={{ display: "block", paddingInlineStart: 8, mt: -1 }}>
          {reason}
        </Typography>
      </Box>
      {mark && <ToneChip tone="amber">{mark}</ToneChip>}
    </Box>
  );
}
