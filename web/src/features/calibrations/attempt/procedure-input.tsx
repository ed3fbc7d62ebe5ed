import { t } from "@boresight/domain/texts/text";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useController } from "react-hook-form";
import { narrowedTexts } from "#features/calibrations/knowledge/used-before.ts";
import { useKnowledge, type KnownBy } from "#features/calibrations/knowledge/use-knowledge.ts";
import { pickerWords } from "#ui/filter/picker-words.ts";
import { FormField } from "#ui/form/form-field.tsx";
import type { AttemptForm } from "./attempt-fields.tsx";

interface ProcedureInputProps {
  form: AttemptForm;
  known: KnownBy;
}

/** The maker's procedure that was followed: one that was recorded before, or another one. */
export function ProcedureInput({ form, known }: ProcedureInputProps) {
  const { procedures } = useKnowledge(known);
  const { field, fieldState } = useController({ control: form.control, name: "requirementSource" });

  return (
    <FormField
      label={t("calibrations.procedure")}
      help={t("calibrations.theMakersDocumentThatWasFollowed")}
      error={fieldState.error?.message}
    >
      {({ id, ...described }) => (
        <Autocomplete<string, false, false, true>
          {...pickerWords()}
          freeSolo
          id={id}
          options={[...procedures]}
          filterOptions={(options, { inputValue }) => narrowedTexts(options, inputValue)}
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
