import { t } from "@boresight/domain/texts/text";
import type { CalibrationNeed } from "@boresight/domain/calibrations/calibration-need";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { MoneyText } from "#ui/form/money-text.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { formatWorkingTime } from "#ui/time/working-time.ts";

export interface Choice {
  typeKey: string;
  name: string;
  minutes: number;
  /** In cents; null while it is not known. */
  unitPrice: number | null;
}

export interface Suggested {
  typeKey: string;
  isVerified: boolean;
  note: string;
  /** What it comes to on this vehicle. */
  need: CalibrationNeed;
  /** What says so; may be empty. */
  why: string;
}

const needs: Record<CalibrationNeed, { tone: Tone; words: string }> = {
  needed: { tone: "blue", words: t("calibrations.needed") },
  findOut: { tone: "amber", words: t("calibrations.findOut") },
  notFitted: { tone: "grey", words: t("calibrations.needNotFitted") },
};

interface CalibrationCheckProps {
  choice: Choice;
  suggestion: Suggested | undefined;
  isChosen: boolean;
  onTurn: () => void;
}

/** A calibration to choose, with what it takes, what it costs, and what is to be known of the rule that suggests it. */
export function CalibrationCheck({ choice, suggestion, isChosen, onTurn }: CalibrationCheckProps) {
  const { name, minutes, unitPrice } = choice;
  const need = suggestion && needs[suggestion.need];
  const remarks = [
    suggestion?.why,
    suggestion?.note,
    suggestion && !suggestion.isVerified && t("calibrations.notCheckedYet"),
  ];

  return (
    <Box
      component="li"
      sx={{ display: { sm: "flex" }, alignItems: "center", gap: 3, minHeight: 44, py: { xs: 1, sm: 0 } }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <FormControlLabel label={name} control={<Checkbox checked={isChosen} onChange={onTurn} />} />
        {suggestion && (
          <Box sx={{ paddingInlineStart: 8, mt: -1, pb: 1 }}>
            {need && <ToneChip tone={need.tone}>{need.words}</ToneChip>}
            <Typography variant="caption" color="textSecondary" component="p" sx={remarkLooks}>
              {remarks.filter(Boolean).join(" · ")}
            </Typography>
          </Box>
        )}
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ display: "flex", gap: 3, flexShrink: 0, paddingInlineStart: { xs: 8, sm: 0 } }}
      >
        <bdi>{formatWorkingTime(minutes)}</bdi>
        <Box component="span" sx={{ color: "text.primary", minWidth: { sm: 72 }, textAlign: "end" }}>
          <MoneyText cents={unitPrice} />
        </Box>
      </Typography>
    </Box>
  );
}

const remarkLooks = { "&::first-letter": { textTransform: "uppercase" } };
