import { t } from "@boresight/domain/texts/text";
import { mailRecipients } from "@boresight/domain/mail/email-template";
import Autocomplete from "@mui/material/Autocomplete";
import { pickerWords } from "#ui/form/picker-words.ts";
import TextField from "@mui/material/TextField";
import type { MailTemplateFragment } from "#graphql/graphql.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { recipientWord } from "../mail-words.ts";
import { useChangeTemplate, useMailRights } from "./use-change-template.ts";

const choices = Object.keys(mailRecipients);

/** The recipients of an email in all its languages: people of the order, and any address; saved on change. */
export function RecipientsInput({ template: { id, name, enabled, ...template } }: { template: MailTemplateFragment }) {
  const { change, busy } = useChangeTemplate();
  const { mayChange, mayAddAddresses } = useMailRights(template);
  const recipients = template.recipients.filter((recipient) => recipient !== null);

  return (
    <FormField
      label={t("base.to")}
      help={mayAddAddresses ? t("mail.choosePeopleOfTheOrderOr") : t("mail.choosePeopleOfTheOrder")}
    >
      {({ id: inputId, ...described }) => (
        <Autocomplete
          id={inputId}
          multiple
          {...pickerWords()}
          freeSolo={mayAddAddresses}
          disableClearable
          disabled={busy || !mayChange}
          options={choices}
          value={recipients}
          getOptionLabel={recipientWord}
          onChange={(_event, chosen) =>
            void change({ id, enabled, recipients: chosen }, t("mail.recipientsChanged", { name }))
          }
          renderInput={(input) => (
            <TextField
              {...input}
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
