import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useAppointmentVerbs } from "./use-appointment-verbs.ts";

interface CancelDialogProps {
  appointment: { id: string; version: number };
  /** The appointment's name, such as `SO-100245`. */
  name: string;
  onClose: () => void;
}

/** Cancels an appointment, with the reason. */
export function CancelDialog({ appointment: { id, version }, name, onClose }: CancelDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const [problem, setProblem] = useState<string | null>(null);
  const { cancel } = useAppointmentVerbs();
  const submit = form.handleSubmit(async ({ reason }) => {
    const refused = await cancel({ id, version, reason });
    if (!refused) return onClose();
    showFieldProblems(form, refused.fields);
    setProblem(refused.fields.length > 0 ? null : refused.message);
  });

  return (
    <FormDialog
      title={t("schedule.cancelTheAppointmentOfName", { name })}
      action={{ does: t("schedule.cancelTheAppointment"), keeps: t("schedule.keepTheAppointment") }}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t("schedule.theCustomerReadsTheReason")}
      </Typography>
      <TextInput form={form} name="reason" label={t("schedule.why")} input={{ multiline: true, minRows: 2 }} />
    </FormDialog>
  );
}
