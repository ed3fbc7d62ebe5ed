import { t } from "@boresight/domain/texts/text";
import { newWebhookSchema, type WebhookOwner } from "@boresight/domain/settings/webhook";
import { problemsOf } from "@boresight/domain/base/problems";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useRefusal } from "#data/use-refusal.ts";
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
  const [problem, setProblem] = useState<string | null>(null);
  const refusalOf = useRefusal();
  const submit = form.handleSubmit(async (filled) => {
    setProblem(null);
    const judge = () => newWebhookSchema.safeParse(form.getValues()).error;
    const error = judge();
    if (error) return showFieldProblems(form, problemsOf(error), () => problemsOfOrNone(judge()));
    try {
      await onSave({ ...filled, url: filled.url.trim() });
    } catch (failure) {
      const { message, fields } = refusalOf(failure);
      if (fields.length === 0) setProblem(message);
      showFieldProblems(form, fields);
    }
  });

  return (
    <FormDialog
      title={title}
      action={action}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="url"
        label={t("base.address")}
        help={<bdi>{t("settings.aPublicAddressThatBeginsWith")}</bdi>}
        input={{ type: "url", autoComplete: "off", inputProps: { dir: "ltr" } }}
      />
      <EventChoice form={form} owner={owner} />
    </FormDialog>
  );
}

const problemsOfOrNone = (error: Parameters<typeof problemsOf>[0] | undefined) => (error ? problemsOf(error) : []);
