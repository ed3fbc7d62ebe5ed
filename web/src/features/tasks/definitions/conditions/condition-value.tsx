import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { factLooks, type ConditionPart } from "./condition-parts.ts";

interface ConditionValueProps {
  part: ConditionPart;
  onChange: (part: ConditionPart) => void;
}

/** What a fact must be: chosen where the choices are known, else typed. */
export function ConditionValue({ part: { fact, value }, onChange }: ConditionValueProps) {
  const { label, choices, several = false, example } = factLooks[fact];
  if (!choices) {
    return (
      <TextField
        value={value}
        placeholder={example ?? ""}
        onChange={(event) => onChange({ fact, value: event.target.value })}
        slotProps={{ htmlInput: { "aria-label": label } }}
      />
    );
  }

  return (
    <TextField
      select
      value={several ? value.split(",").filter(Boolean) : value}
      // Where several may be chosen, MUI hands over a list.
      onChange={({ target }) => onChange({ fact, value: [target.value].flat().join(",") })}
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
