import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import type { Choice } from "#ui/form/select-input.tsx";

interface CheckFilterProps {
  label: string;
  values: readonly string[];
  choices: readonly Choice[];
  onSelect: (values: string[]) => void;
}

/** Filters by any number of a few values, all of them visible. */
export function CheckFilter({ label, values, choices, onSelect }: CheckFilterProps) {
  const chosen = (value: string, checked: boolean) =>
    choices.map((choice) => choice.value).filter((one) => (one === value ? checked : values.includes(one)));

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend" sx={{ fontSize: "0.75rem" }}>
        {label}
      </FormLabel>
      <FormGroup>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            label={choice.label}
            control={
              <Checkbox
                size="small"
                checked={values.includes(choice.value)}
                onChange={(_event, checked) => onSelect(chosen(choice.value, checked))}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
