import type { DeclineReason } from "@boresight/domain/billing/estimate-decision-schema";
import { t } from "@boresight/domain/texts/text";
import { useForm, useWatch } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { declineReasons } from "./decline-reasons.ts";

export interface DeclineInput {
  reasonKey: DeclineReason;
  reason: string;
}

interface DeclineValues {
  reasonKey: DeclineReason | "";
  reason: string;
}

interface DeclineDialogProps {
  number: string;
  busy: boolean;
  problem: string | null;
  onDecline: (input: DeclineInput) => void;
  onClose: () => void;
}

/** Asks why; another reason than those of the list is written out. */
export function DeclineDialog({ number, busy, problem, onDecline, onClose }: DeclineDialogProps) {
  const form = useForm<DeclineValues>({ defaultValues: { reasonKey: "", reason: "" } });
  const isOther = useWatch({ control: form.control, name: "reasonKey" }) === "other";
  const submit = form.handleSubmit(({ reasonKey, ...typed }) => {
    const reason = typed.reason.trim();
    if (reasonKey === "")
      return form.setError("reasonKey", { message: t("base.chooseAReason") }, { shouldFocus: true });
    if (reasonKey === "other" && reason.length < 3)
      return form.setError("reason", { message: t("billing.sayWhy") }, { shouldFocus: true });
    onDecline({ reasonKey, reason });
  });

  return (
    <FormDialog
      title={t("billing.declineNumber", { number })}
      action={t("billing.decline")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectInput form={form} name="reasonKey" label={t("base.theReason")} choices={declineReasons} />
      <TextInput
        form={form}
        name="reason"
        label={t("billing.moreAboutIt")}
        optional={!isOther}
        input={{ multiline: true, minRows: 2, inputProps: { dir: "auto" } }}
      />
    </FormDialog>
  );
}
