import { t } from "@boresight/domain/texts/text";
import type { ReadinessKey } from "@boresight/domain/calibrations/readiness-check";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useOverrideCheck } from "./use-override-check.ts";

interface OverrideCheckDialogProps {
  orderId: string;
  check: { key: ReadinessKey; label: string };
  onClose: () => void;
}

export function OverrideCheckDialog({ orderId, check, onClose }: OverrideCheckDialogProps) {
  const form = useForm({ defaultValues: { note: "" } });
  const overrideCheck = useOverrideCheck();
  const submit = form.handleSubmit(async ({ note }) => {
    const problem = await overrideCheck({ orderId, key: check.key, note });
    if (problem) showFieldProblems(form, problem.fields);
    else onClose();
  });

  return (
    <FormDialog
      title={t("calibrations.goOnAlthoughItFailed")}
      action={t("calibrations.override")}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="note"
        label={check.label}
        help={t("calibrations.sayWhyIn10CharactersOr")}
        input={{ multiline: true, minRows: 3 }}
      />
    </FormDialog>
  );
}
