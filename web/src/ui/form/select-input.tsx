import { t } from "@boresight/domain/texts/text";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { use, useState, type ReactNode } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import { MarkUnsaved } from "#ui/dialog/unsaved.ts";
import { FormField } from "./form-field.tsx";
import type { FormOf } from "./text-input.tsx";

export interface Choice {
  value: string;
  label: string;
}

interface SelectInputProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
  label: string;
  choices: readonly Choice[];
  help?: ReactNode;
  optional?: boolean;
  /** Its choices are shown as soon as it is first focused, where it appears to be answered. */
  opens?: boolean;
}

export function SelectInput<Values extends FieldValues, Parsed>({
  form,
  name,
  label,
  choices,
  opens = false,
  ...words
}: SelectInputProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { optional = false } = words;
  const mark = use(MarkUnsaved);
  const [list, setList] = useState<"closed" | "open" | "unseen">(opens ? "unseen" : "closed"); // Closing gives the focus back.

  return (
    <FormField label={label} error={fieldState.error?.message} {...words}>
      {({ id, ...described }) => (
        <TextField
          select
          id={id}
          name={field.name}
          value={field.value}
          onChange={(event) => {
            field.onChange(event);
            mark();
          }}
          onBlur={field.onBlur}
          onFocus={() => list === "unseen" && setList("open")}
          inputRef={field.ref}
          error={described["aria-invalid"]}
          slotProps={{
            htmlInput: described,
            select: {
              open: list === "open",
              onOpen: () => setList("open"),
              onClose: () => setList("closed"),
              SelectDisplayProps: { "aria-label": label },
            },
          }}
        >
          {choices.length === 0 && !optional && (
            <MenuItem disabled value="">
              {t("ui.nothingToChooseYet")}
            </MenuItem>
          )}
          {optional && <MenuItem value="">{t("ui.none")}</MenuItem>}
          {choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              <bdi>{choice.label}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormField>
  );
}
