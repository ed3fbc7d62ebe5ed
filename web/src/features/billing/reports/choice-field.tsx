import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of several values, of which one is always chosen. */
export function ChoiceField<Value extends string>({ label, value, choices, onChoose }: ChoiceFieldProps<Value>) {
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text);
    if (chosen) onChoose(chosen.value);
  };

  return (
    <TextField
      select
      value={value}
      onChange={(event) => choose(event.target.value)}
      sx={{ width: { xs: "100%", sm: 240 }, "& .MuiInputBase-root": { height: { sm: 36 } } }}
      slotProps={{
        select: {
          renderValue: () => `${label}: ${choices.find((choice) => choice.value === value)?.label ?? value}`,
          SelectDisplayProps: { "aria-label": label },
        },
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
