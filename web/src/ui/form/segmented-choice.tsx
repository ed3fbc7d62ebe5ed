import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Choice } from "#ui/filter/select-filter.tsx";

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (Choice & { value: Value })[];
  onChoose: (value: Value) => void;
}

/** A choice of one among a few, all of them visible. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: SegmentedChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Value | null) => chosen && onChoose(chosen)}
      sx={{ bgcolor: "background.paper" }}
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          value={choice.value}
          sx={{ height: 32, px: 3, "@media (pointer: coarse)": { height: 44 } }}
        >
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
