import { languageNames, languages } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { FormField } from "#ui/form/form-field.tsx";

const choices = languages.map((value) => ({ value, label: languageNames[value] }));

export function LanguageInput({ value, onChange }: { value: string; onChange: (locale: string) => void }) {
  return (
    <FormField label={t("base.language")} help={t("accounts.mailsToYouAreWrittenIn")}>
      {({ id }) => (
        <TextField
          select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ select: { SelectDisplayProps: { "aria-label": t("base.language") } } }}
        >
          {choices.map((language) => (
            <MenuItem key={language.value} value={language.value}>
              <bdi lang={language.value}>{language.label}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormField>
  );
}
