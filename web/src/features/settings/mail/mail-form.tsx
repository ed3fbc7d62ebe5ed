import { useMutation } from "@apollo/client/react";
import { typedNumber } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import { useForm } from "react-hook-form";
import { useElevated } from "#auth/use-elevated.ts";
import { StepForm } from "#features/settings/step-form.tsx";
import { graphql } from "#graphql/gql.ts";
import type { MailSecurity } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { Pair } from "#ui/form/pair.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput, type FormOf } from "#ui/form/text-input.tsx";
import { securities } from "./mail-words.ts";
import type { MailSettings } from "./use-mail-settings.ts";

const SaveMailSettings = graphql(`
  mutation SaveMailSettings($input: SaveMailSettingsInput!) {
    saveMailSettings(input: $input) {
      version
    }
  }
`);

/** The mail server, and whom emails come from. A stored password is never shown; an empty field keeps it. */
export function MailForm({ settings, onSaved }: { settings: MailSettings; onSaved: () => void }) {
  const { version, host, port, security, userName, senderName, senderAddress, replyTo } = settings;
  const chosen = securities.find(({ value }) => value === security)?.value ?? "starttls";
  const form = useForm<Values>({
    defaultValues: {
      host,
      port: String(port),
      security: chosen,
      userName,
      password: "",
      senderName,
      senderAddress,
      replyTo,
    },
  });
  const [mutate] = useMutation(SaveMailSettings);
  const elevated = useElevated();
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(({ password, replyTo: reply, port: typed, ...values }) =>
    run(async () => {
      const input = {
        version,
        ...values,
        port: typedNumber(typed),
        password: password || null,
        replyTo: reply.trim() || null,
      };
      await elevated(() => mutate({ variables: { input } }));
      onSaved();
    }, t("mail.settingsSaved")),
  );

  return (
    <StepForm {...frame(submit)}>
      <ServerFields form={form} hasPassword={settings.hasPassword} />
      {settings.isSenderFixed && <Alert severity="info">{t("mail.operatorsSender", { from: settings.from })}</Alert>}
      <SenderFields form={form} />
    </StepForm>
  );
}

interface Values extends Pick<MailSettings, "host" | "replyTo" | "senderAddress" | "senderName" | "userName"> {
  port: string;
  security: MailSecurity;
  password: string;
}

const ServerFields = ({ form, hasPassword }: { form: FormOf<Values>; hasPassword: boolean }) => (
  <>
    <TextInput form={form} name="host" label={t("mail.host")} input={{ placeholder: "smtp.example.com" }} />
    <Pair>
      <SelectInput form={form} name="security" label={t("mail.security")} choices={securities} />
      <TextInput form={form} name="port" label={t("mail.port")} input={{ inputMode: "numeric" }} />
    </Pair>
    <Pair>
      <TextInput form={form} name="userName" label={t("mail.userName")} optional input={{ autoComplete: "off" }} />
      <TextInput
        form={form}
        name="password"
        label={t("base.password")}
        optional
        help={hasPassword ? t("mail.storedPasswordStays") : undefined}
        input={{ type: "password", autoComplete: "new-password" }}
      />
    </Pair>
  </>
);

const SenderFields = ({ form }: { form: FormOf<Values> }) => (
  <>
    <Pair>
      <TextInput form={form} name="senderAddress" label={t("mail.senderAddress")} input={{ inputMode: "email" }} />
      <TextInput form={form} name="senderName" label={t("mail.senderName")} optional help={t("mail.senderNameHelp")} />
    </Pair>
    <TextInput
      form={form}
      name="replyTo"
      label={t("mail.replyAddress")}
      optional
      help={t("mail.replyAddressHelp")}
      input={{ inputMode: "email" }}
    />
  </>
);
