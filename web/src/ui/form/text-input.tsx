import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import type { ReactNode } from "react";
import { useFormState, type Control, type FieldValues, type Path, type UseFormRegister } from "react-hook-form";
import { FormField } from "./form-field.tsx";

/** The form that a field belongs to, as `useForm` returns it. */
export interface FormOf<Values extends FieldValues, Parsed = Values> {
  control: Control<Values, unknown, Parsed>;
  register: UseFormRegister<Values>;
}

export interface TextInputProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
  label: string;
  help?: ReactNode;
  optional?: boolean;
  /** Other props of the input itself: type, lines, adornments. */
  input?: OutlinedInputProps;
}

export function TextInput<Values extends FieldValues, Parsed>({
  form,
  name,
  label,
  input: { inputMode, inputProps, ...input } = {},
  ...words
}: TextInputProps<Values, Parsed>) {
  const formState = useFormState({ control: form.control, name });
  const { error } = form.control.getFieldState(name, formState);
  const { ref, ...registered } = form.register(name);

  return (
    <FormField label={label} error={error?.message} {...words}>
      {({ id, ...described }) => (
        <OutlinedInput
          size="small"
          fullWidth
          id={id}
          error={described["aria-invalid"]}
          {...described}
          {...input}
          inputProps={inputMode ? { ...inputProps, inputMode } : inputProps} // Which keys a phone shows is asked of the input itself.
          {...registered}
          inputRef={ref}
        />
      )}
    </FormField>
  );
}
