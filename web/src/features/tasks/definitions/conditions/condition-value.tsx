import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { conditionFieldLooks, type ConditionRow } from "./condition-rows.ts";

interface ConditionValueProps {
  row: ConditionRow;
  onChange: (row: ConditionRow) => void;
}

/** A field's expected value: selected where the choices are known, or else typed. */
export function ConditionValue({ row: { field, value }, onChange }: ConditionValueProps) {
  const { label, choices, several = false, example } = conditionFieldLooks[field];
  if (!choices) {
    return (
      <TextField
        value={value}
        placeholder={example ?? ""}
        onChange={(event) => onChange({ field, value: event.target.value })}
        slotProps={{ htmlInput: { "aria-label": label } }}
      />
    );
  }

  return (
    <TextField
      select
      value={several ? value.split(",").filter(Boolean) : value}
      // For multiple choice MUI passes a list.
      onChange={({ target }) => onChange({ field, value: [target.value].flat().join(",") })}
      slotProps={{ select: { multiple: several, SelectDisplayProps: { "aria-label": label } } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
