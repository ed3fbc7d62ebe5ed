import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import { FormProvider, useForm } from "react-hook-form";
import { useElevated } from "#auth/use-elevated.ts";
import { StepForm } from "#features/settings/step-form.tsx";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { Pair } from "#ui/form/pair.tsx";
import { TextInput, type FormOf } from "#ui/form/text-input.tsx";
import { securities } from "./mail-words.ts";
import { ServerFields, serverInput, serverValues, type ServerValues } from "./server-fields.tsx";
import type { MailSettings } from "./use-mail-settings.ts";

const SaveMailSettings = graphql(`
  mutation SaveMailSettings($input: SaveMailSettingsInput!) {
    saveMailSettings(input: $input) {
      version
    }
  }
`);

type Values = Pick<MailSettings, "replyTo" | "senderAddress" | "senderName"> & ServerValues;

/** The mail server, and whom emails come from. */
export function MailForm({ settings, onSaved }: { settings: MailSettings; onSaved: () => void }) {
  const { version, senderName, senderAddress, replyTo } = settings;
  const form = useForm<Values>({
    defaultValues: { ...serverValues(settings, "starttls"), senderName, senderAddress, replyTo },
  });
  const [mutate] = useMutation(SaveMailSettings);
  const elevated = useElevated();
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit((values) =>
    run(async () => {
      const input = { version, ...serverInput(values), replyTo: values.replyTo.trim() || null };
      await elevated(() => mutate({ variables: { input } }));
      onSaved();
    }, t("mail.settingsSaved")),
  );

  return (
    <FormProvider {...form}>
      <StepForm {...frame(submit)}>
        <ServerFields
          host={{ label: t("mail.host"), placeholder: "smtp.example.com" }}
          choices={securities}
          needsName={false}
          hasPassword={settings.hasPassword}
        />
        {settings.isSenderFixed && <Alert severity="info">{t("mail.operatorsSender", { from: settings.from })}</Alert>}
        <SenderFields form={form} />
      </StepForm>
    </FormProvider>
  );
}

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
