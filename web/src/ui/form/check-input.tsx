import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { useId, type ReactNode } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import type { FormOf } from "./text-input.tsx";

interface CheckInputProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
  label: string;
  help?: ReactNode;
}

/** A checkbox with an explanation. */
export function CheckInput<Values extends FieldValues, Parsed>({
  form,
  name,
  label,
  help,
}: CheckInputProps<Values, Parsed>) {
  const helpId = useId();
  const { field } = useController({ control: form.control, name });

  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={field.name}
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, "aria-describedby": helpId } }}
          />
        }
      />
      {help && (
        <FormHelperText id={helpId} sx={{ mx: 0, mt: -1, paddingInlineStart: 8 }}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}
