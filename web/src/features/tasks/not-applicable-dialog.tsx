import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import type { ChangeTask } from "./use-change-task.ts";

interface NotApplicableDialogProps {
  taskName: string;
  change: ChangeTask;
  onClose: () => void;
}

export function NotApplicableDialog({ taskName, change, onClose }: NotApplicableDialogProps) {
  const form = useForm({ defaultValues: { note: "" } });
  const submit = form.handleSubmit(async ({ note }) => {
    const problem = await change("notApplicable", note);
    if (problem) showFieldProblems(form, problem.fields);
    else onClose();
  });

  return (
    <FormDialog
      title={t("tasks.notApplicable")}
      action={t("base.save")}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("tasks.theOrderGoesOnWithoutTaskname", { taskName })}
      </Typography>
      <TextInput
        form={form}
        name="note"
        label={t("tasks.whyDoesItNotApply")}
        help={t("tasks.itStaysWithTheOrder")}
        input={{ multiline: true, minRows: 3 }}
      />
    </FormDialog>
  );
}
