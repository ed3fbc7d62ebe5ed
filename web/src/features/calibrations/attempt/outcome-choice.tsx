import { t } from "@boresight/domain/texts/text";
import type { ReadinessOutcome } from "@boresight/domain/calibrations/readiness-check";
import type { Theme } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import CheckCircleOutline from "~icons/ic/outline-check-circle";
import HighlightOff from "~icons/ic/baseline-highlight-off";
import RemoveCircleOutline from "~icons/ic/outline-remove-circle";

interface OutcomeChoiceProps {
  label: string;
  outcome: ReadinessOutcome | "";
  onChoose: (outcome: ReadinessOutcome) => void;
}

const outcomes = [
  { value: "passed", words: t("calibrations.pass"), icon: CheckCircleOutline, color: "success" },
  { value: "failed", words: t("calibrations.fail"), icon: HighlightOff, color: "error" },
  { value: "notApplicable", words: "N/A", icon: RemoveCircleOutline, color: "primary" },
] as const;

/** On a phone the word is below its icon, and a gap keeps a thumb from the next. */
const buttonLooks = {
  minHeight: 48,
  minWidth: { xs: 52, sm: 80 },
  px: { xs: 1, sm: 3 },
  gap: { xs: 0.5, sm: 1.5 },
  flexDirection: { xs: "column", sm: "row" },
  fontSize: { xs: "0.75rem", sm: "inherit" },
  lineHeight: 1.2,
};
const apart = (theme: Theme) => ({
  [theme.breakpoints.down("sm")]: {
    gap: 2,
    "& .MuiToggleButton-root.MuiToggleButtonGroup-grouped": {
      m: 0,
      border: 1,
      borderColor: "divider",
      borderRadius: 1,
    },
  },
});

/** Large enough for a gloved thumb. */
export function OutcomeChoice({ label, outcome, onChoose }: OutcomeChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={outcome}
      sx={apart}
      onChange={(_event, chosen: ReadinessOutcome | null) => {
        const next = chosen ?? outcome;
        if (next) onChoose(next);
      }}
    >
      {outcomes.map(({ value, words, icon: Icon, color }) => (
        <ToggleButton key={value} value={value} color={color} aria-label={words} sx={buttonLooks}>
          <Icon fontSize="small" />
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
