import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { pickerWords } from "#ui/form/picker-words.ts";
import { FormField } from "#ui/form/form-field.tsx";
import type { AttemptForm } from "./attempt-fields.tsx";
import { narrowed } from "./narrowed.ts";

interface SuggestedInputProps<One> {
  form: AttemptForm;
  name: "requirementSource" | "target" | "tool";
  label: string;
  help?: string;
  optional?: boolean;
  suggestions: readonly One[];
  /** A suggestion in the list; its label unless said. */
  render?: (one: One) => ReactNode;
  isRefused?: (one: One) => boolean;
}

/** A text of one's own, or one of those suggested. */
export function SuggestedInput<One extends { label: string }>({
  form,
  name,
  suggestions,
  render = ({ label }) => <bdi>{label}</bdi>,
  isRefused = () => false,
  ...words
}: SuggestedInputProps<One>) {
  const { field, fieldState } = useController({ control: form.control, name });

  return (
    <FormField {...words} error={fieldState.error?.message}>
      {({ id, ...described }) => (
        <Autocomplete<One, false, false, true>
          {...pickerWords()}
          freeSolo
          id={id}
          options={[...suggestions]}
          getOptionLabel={(option) => (typeof option === "string" ? option : option.label)}
          filterOptions={(options, { inputValue }) => narrowed(options, inputValue)}
          getOptionDisabled={isRefused}
          inputValue={field.value}
          onInputChange={(_event, typed) => field.onChange(typed)}
          renderOption={({ key, ...option }, one) => (
            <Box component="li" key={key} {...option}>
              {render(one)}
            </Box>
          )}
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
