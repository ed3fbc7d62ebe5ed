import { useMutation } from "@apollo/client/react";
import { typedNumber } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { useElevated } from "#auth/use-elevated.ts";
import { StepForm } from "#features/settings/step-form.tsx";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { Pair } from "#ui/form/pair.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { securities } from "./mail-words.ts";
import type { Mailbox } from "./mailbox-step.tsx";

const SaveMailbox = graphql(`
  mutation SaveMailbox($input: SaveMailboxInput!) {
    saveMailbox(input: $input) {
      version
    }
  }
`);

/** Where the mailbox is. A stored password is never shown; an empty field keeps it. */
export function MailboxForm({ mailbox, onSaved }: { mailbox: Mailbox; onSaved: () => void }) {
  const { version, host, port, security, userName, folder, hasPassword } = mailbox;
  const chosen = securities.find(({ value }) => value === security)?.value ?? "tls";
  const form = useForm({
    defaultValues: { host, port: String(port), security: chosen, userName, password: "", folder },
  });
  const [mutate] = useMutation(SaveMailbox);
  const elevated = useElevated();
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(({ password, port: typed, ...values }) =>
    run(async () => {
      const input = { version, ...values, port: typedNumber(typed), password: password || null };
      await elevated(() => mutate({ variables: { input } }));
      onSaved();
    }, t("mail.mailboxSaved")),
  );

  return (
    <StepForm {...frame(submit)}>
      <TextInput form={form} name="host" label={t("mail.imapHost")} input={{ placeholder: "imap.example.com" }} />
      <Pair>
        <SelectInput form={form} name="security" label={t("mail.security")} choices={imapSecurities} />
        <TextInput form={form} name="port" label={t("mail.port")} input={{ inputMode: "numeric" }} />
      </Pair>
      <Pair>
        <TextInput form={form} name="userName" label={t("mail.userName")} input={{ autoComplete: "off" }} />
        <TextInput
          form={form}
          name="password"
          label={t("base.password")}
          optional
          help={hasPassword ? t("mail.storedPasswordStays") : undefined}
          input={{ type: "password", autoComplete: "new-password" }}
        />
      </Pair>
      <TextInput form={form} name="folder" label={t("mail.folder")} help={t("mail.folderHelp")} />
    </StepForm>
  );
}

const ports: Readonly<Record<string, string>> = { tls: t("mail.imapTls"), starttls: t("mail.imapStarttls") };
const imapSecurities = securities.map(({ value, label }) => ({ value, label: ports[value] ?? label }));
