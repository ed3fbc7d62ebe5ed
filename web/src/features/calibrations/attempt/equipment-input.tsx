import Autocomplete from "@mui/material/Autocomplete";
import { pickerWords } from "#ui/filter/picker-words.ts";
import TextField from "@mui/material/TextField";
import { useController } from "react-hook-form";
import { FormField } from "#ui/form/form-field.tsx";
import type { AttemptForm } from "./attempt-fields.tsx";

interface EquipmentInputProps {
  form: AttemptForm;
  name: "tool" | "target";
  label: string;
  help?: string;
  optional?: boolean;
  offered: readonly string[];
}

/** A tool or target of the register or used before, or another one. */
export function EquipmentInput({ form, name, offered, ...words }: EquipmentInputProps) {
  const { field, fieldState } = useController({ control: form.control, name });

  return (
    <FormField {...words} error={fieldState.error?.message}>
      {({ id, ...described }) => (
        <Autocomplete
          {...pickerWords()}
          freeSolo
          id={id}
          options={[...offered]}
          inputValue={field.value}
          onInputChange={(_event, typed) => field.onChange(typed)}
          renderInput={(input) => (
            <TextField
              {...input}
              inputRef={field.ref}
              onBlur={field.onBlur}
              error={described["aria-invalid"]}
              slotProps={{
                ...input.slotProps,
                htmlInput: { ...input.slotProps.htmlInput, "aria-describedby": described["aria-describedby"] },
              }}
            />
          )}
        />
      )}
    </FormField>
  );
}
