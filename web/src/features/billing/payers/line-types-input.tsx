import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useController, type FieldPathByValue, type UseFormReturn } from "react-hook-form";
import { useLineTypes } from "#features/billing/lines/use-line-types.ts";
import { FormField } from "#ui/form/form-field.tsx";
import type { RuleValues } from "./rule-values.ts";

interface LineTypesInputProps {
  form: UseFormReturn<RuleValues>;
  name: FieldPathByValue<RuleValues, string[]>;
  label: string;
  help?: string;
}

/** Some line item types of the catalog, by their keys. */
export function LineTypesInput({ form, name, label, help }: LineTypesInputProps) {
  const { field } = useController({ control: form.control, name });
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  const { types } = useLineTypes();
  const names = new Map(types.map((type) => [type.key, type.name]));
  const offered = [...new Set([...names.keys(), ...chosen])]; // One that is out of use stays.

  return (
    <FormField label={label} help={help} optional>
      {({ id, ...described }) => (
        <TextField
          select
          id={id}
          value={chosen}
          onChange={({ target }) => field.onChange([target.value].flat())}
          onBlur={field.onBlur}
          slotProps={{
            htmlInput: described,
            select: {
              multiple: true,
              renderValue: () => chosen.map((key) => names.get(key) ?? key).join(", "),
              SelectDisplayProps: { "aria-label": label },
            },
          }}
        >
          {offered.map((key) => (
            <MenuItem key={key} value={key}>
              <bdi>{names.get(key) ?? key}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormField>
  );
}
