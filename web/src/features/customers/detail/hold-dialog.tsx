import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useSetHold } from "./use-set-hold.ts";

interface HoldDialogProps {
  customer: { id: string; version: number };
  onClose: () => void;
}

export function HoldDialog({ customer: { id, version }, onClose }: HoldDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const set = useSetHold();
  const { problem, run, forgetProblem } = useVerb({ form, stale: ["customer-changed"] });
  const submit = form.handleSubmit(async ({ reason }) => {
    forgetProblem();
    const failure = await run(() => set(id, version, reason.trim()), t("customers.isOnHold"));
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("customers.putOnHold")}
      action={t("customers.putOnHold")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="reason"
        label={t("customers.reason")}
        help={t("customers.holdHelp")}
        input={{ multiline: true, minRows: 2, maxRows: 6 }}
      />
    </FormDialog>
  );
}
