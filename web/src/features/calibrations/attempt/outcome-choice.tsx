import { t } from "@boresight/domain/texts/text";
import type { ReadinessOutcome } from "@boresight/domain/calibrations/readiness-check";
import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { CheckCircleOutlined as CheckCircleOutline } from "#ui/icons/done/check-circle-outlined.ts";
import { HighlightOff } from "#ui/icons/problem/highlight-off.ts";
import { RemoveCircleOutlined as RemoveCircleOutline } from "#ui/icons/problem/remove-circle-outlined.ts";

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

/** On a phone without its words, which screen readers hear all the same. */
const buttonLooks = { minHeight: 44, minWidth: { xs: 48, sm: 80 }, gap: 1.5 };

/** Large enough for a gloved thumb. */
export function OutcomeChoice({ label, outcome, onChoose }: OutcomeChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={outcome}
      onChange={(_event, chosen: ReadinessOutcome | null) => {
        const next = chosen ?? outcome;
        if (next) onChoose(next);
      }}
    >
      {outcomes.map(({ value, words, icon: Icon, color }) => (
        <ToggleButton key={value} value={value} color={color} aria-label={words} sx={buttonLooks}>
          <Icon fontSize="small" />
          <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
            {words}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
