import { t } from "@boresight/domain/texts/text";
import { newWebhookSchema, type WebhookOwner } from "@boresight/domain/settings/webhook";
import { useForm } from "react-hook-form";
import { useSave } from "#records/form/use-save.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
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
  const frame = useSave({
    form,
    input: (filled) => ({ ...filled, url: filled.url.trim() }),
    schema: newWebhookSchema,
    save: onSave,
    fieldsSuffice: true,
  });

  return (
    <FormDialog title={title} action={action} {...frame} onClose={onClose}>
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
