import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useAuth } from "#auth/use-auth.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { AvatarInput } from "./avatar-input.tsx";
import { useAttempt } from "#features/accounts/security/use-attempt.ts";
import { languageNames, languages } from "@boresight/domain/texts/language";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";

const choices = languages.map((value) => ({ value, label: languageNames[value] }));

function LanguageInput({ value, onChange }: { value: string; onChange: (locale: string) => void }) {
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

/** Name, picture and language. */
export function NameCard() {
  const client = useAccountClient();
  const { user, refresh } = useAuth();
  const { attempt, busy, problem } = useAttempt();
  const showMessage = useMessage();
  const [name, setName] = useState(user?.displayName ?? "");
  const [locale, setLocale] = useState(user?.locale ?? "en");
  const [unnamed, setUnnamed] = useState<string>();
  const save = async () => {
    const displayName = name.trim();
    setUnnamed(displayName ? undefined : t("accounts.tellUsYourName"));
    if (!displayName || !(await attempt(() => client.updateProfile({ displayName, locale })))) return;
    await refresh();
    showMessage(t("accounts.saved"));
  };

  return (
    <SectionCard title={t("base.you")}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        sx={{ display: "grid", gap: 1, maxWidth: 420 }}
      >
        <AvatarInput />
        {problem && <Alert severity="error">{problem}</Alert>}
        <FormField label={t("base.name")} error={unnamed}>
          {(ids) => (
            <OutlinedInput
              {...ids}
              error={unnamed !== undefined}
              size="small"
              autoComplete="name"
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ input: { maxLength: 80 } }}
            />
          )}
        </FormField>
        <LanguageInput value={locale} onChange={setLocale} />
        <Button type="submit" variant="contained" loading={busy} sx={{ justifySelf: "start" }}>
          {t("base.save")}
        </Button>
      </Box>
    </SectionCard>
  );
}
