import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { useController, type FieldValues, type Path } from "react-hook-form";
import type { Choice } from "#ui/form/select-input.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";

interface CheckGroupProps<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
  legend: string;
  choices: readonly Choice[];
}

/** A group of checkboxes. */
export function CheckGroup<Values extends FieldValues>({ form, name, legend, choices }: CheckGroupProps<Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const chosen: readonly string[] = field.value;
  const error = fieldState.error?.message;
  const toggle = (value: string) =>
    field.onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);

  return (
    <Box component="fieldset" sx={{ m: 0, mb: 2, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel component="legend" error={error !== undefined} sx={{ mb: 1, fontSize: "0.8125rem", fontWeight: 500 }}>
        {legend}
      </FormLabel>
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {choices.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            slotProps={{ typography: { variant: "body2" } }}
            control={<Checkbox size="small" checked={chosen.includes(value)} onChange={() => toggle(value)} />}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
