import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { FormField } from "#ui/form/form-field.tsx";

const languages = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
  { value: "ar", label: "العربية" },
];

export function LanguageInput({ value, onChange }: { value: string; onChange: (locale: string) => void }) {
  return (
    <FormField label="Language" help="Mails to you are written in it.">
      {({ id }) => (
        <TextField
          select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ select: { SelectDisplayProps: { "aria-label": "Language" } } }}
        >
          {languages.map((language) => (
            <MenuItem key={language.value} value={language.value}>
              <bdi lang={language.value}>{language.label}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormField>
  );
}
