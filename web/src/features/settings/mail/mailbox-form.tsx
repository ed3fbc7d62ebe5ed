import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { FormProvider, useForm } from "react-hook-form";
import { useElevated } from "#auth/use-elevated.ts";
import { StepForm } from "#features/settings/step-form.tsx";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { securities } from "./mail-words.ts";
import type { Mailbox } from "./mailbox-step.tsx";
import { ServerFields, serverInput, serverValues } from "./server-fields.tsx";

const SaveMailbox = graphql(`
  mutation SaveMailbox($input: SaveMailboxInput!) {
    saveMailbox(input: $input) {
      version
    }
  }
`);

/** Where the mailbox is. */
export function MailboxForm({ mailbox, onSaved }: { mailbox: Mailbox; onSaved: () => void }) {
  const { version, folder, hasPassword } = mailbox;
  const form = useForm({ defaultValues: { ...serverValues(mailbox, "tls"), folder } });
  const [mutate] = useMutation(SaveMailbox);
  const elevated = useElevated();
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit((values) =>
    run(async () => {
      await elevated(() => mutate({ variables: { input: { version, ...serverInput(values) } } }));
      onSaved();
    }, t("mail.mailboxSaved")),
  );

  return (
    <FormProvider {...form}>
      <StepForm {...frame(submit)}>
        <ServerFields
          host={{ label: t("mail.imapHost"), placeholder: "imap.example.com" }}
          choices={imapSecurities}
          needsName
          hasPassword={hasPassword}
        />
        <TextInput form={form} name="folder" label={t("mail.folder")} help={t("mail.folderHelp")} />
      </StepForm>
    </FormProvider>
  );
}

const ports: Readonly<Record<string, string>> = { tls: t("mail.imapTls"), starttls: t("mail.imapStarttls") };
const imapSecurities = securities.map(({ value, label }) => ({ value, label: ports[value] ?? label }));
