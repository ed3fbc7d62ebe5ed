import { t } from "@boresight/domain/texts/text";
import { newWebhookSchema, type WebhookOwner } from "@boresight/domain/settings/webhook";
import { problemsOf } from "@boresight/domain/base/problems";
import { useForm } from "react-hook-form";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { EventChoice } from "./event-choice.tsx";
import type { WebhookFormValues } from "./webhook-form.ts";

interface WebhookDialogProps {
  title: string;
  action: string;
  owner: WebhookOwner;
  values: WebhookFormValues;
  /** Throws when the server rejects it. */
  onSave: (values: WebhookFormValues) => Promise<void>;
  onClose: () => void;
}

/** The URL and the events. */
export function WebhookDialog({ title, action, owner, values, onSave, onClose }: WebhookDialogProps) {
  const form = useForm({ defaultValues: values });
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(async (filled) => {
    const judge = () => newWebhookSchema.safeParse(form.getValues()).error;
    const error = judge();
    if (error) return showFieldProblems(form, problemsOf(error), () => problemsOfOrNone(judge()));
    await run(() => onSave({ ...filled, url: filled.url.trim() }));
  });

  return (
    <FormDialog title={title} action={action} {...frame(submit)} onClose={onClose}>
      <TextInput
        form={form}
        name="url"
        label={t("base.address")}
        help={<bdi>{t("settings.aboutWebhookAddress")}</bdi>}
        input={{ type: "url", autoComplete: "off", inputProps: { dir: "ltr" } }}
      />
      <EventChoice form={form} owner={owner} />
    </FormDialog>
  );
}

const problemsOfOrNone = (error: Parameters<typeof problemsOf>[0] | undefined) => (error ? problemsOf(error) : []);
