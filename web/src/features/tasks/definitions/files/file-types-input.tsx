import { t } from "@boresight/domain/texts/text";
import { permittedFileTypes, type PermittedFileType } from "@boresight/domain/tasks/task";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { useId } from "react";
import { useController } from "react-hook-form";
import { typeWords } from "#features/tasks/definitions/definition-words.ts";
import type { TaskFileForm } from "./task-file-form.ts";

const families = [
  ...Map.groupBy(permittedFileTypes, (type) => type.replace(/^application/, "text").split("/", 1)[0]).values(),
];

/** The file types that a slot accepts; selecting a family selects its types. */
export function FileTypesInput({ form }: { form: TaskFileForm }) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name: "allowedFileTypes" });
  const chosen = new Set(field.value);
  const toggle = (type: PermittedFileType) =>
    field.onChange(permittedFileTypes.filter((known) => chosen.has(known) !== (known === type)));

  return (
    <Box
      component="fieldset"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <FormLabel
        id={`${id}-label`}
        component="div"
        sx={{ fontSize: "0.8125rem", fontWeight: 500, color: "text.primary" }}
      >
        {t("tasks.takes")}
      </FormLabel>
      {families.map((types) => (
        <Box key={types[0]} sx={{ display: "flex", flexWrap: "wrap" }}>
          {types.map((type) => (
            <FormControlLabel
              key={type}
              label={typeWords[type]}
              control={
                <Checkbox
                  checked={chosen.has(type) || isCovered(type, chosen)}
                  disabled={isCovered(type, chosen)}
                  onChange={() => toggle(type)}
                  onBlur={field.onBlur}
                  slotProps={{ input: type === permittedFileTypes[0] ? { ref: field.ref } : {} }}
                />
              }
              sx={{ minWidth: 84, marginInlineEnd: 3 }}
            />
          ))}
        </Box>
      ))}
      <FormHelperText
        id={`${id}-help`}
        error={fieldState.error !== undefined}
        role={fieldState.error ? "alert" : undefined}
        sx={{ mx: 0, minHeight: 20 }}
      >
        {fieldState.error?.message}
      </FormHelperText>
    </Box>
  );
}

const isCovered = (type: PermittedFileType, chosen: ReadonlySet<PermittedFileType>): boolean =>
  (chosen.has("image/*") && /^image\/\w/.test(type)) || (chosen.has("video/*") && /^video\/\w/.test(type));
