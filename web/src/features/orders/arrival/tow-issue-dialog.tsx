import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useArrivalVerbs } from "./use-arrival-verbs.ts";

interface TowIssueDialogProps {
  orderId: string;
  /** "pickup" or "tow". */
  way: string;
  onClose: () => void;
}

/** Reports a pickup problem, which alerts the office at once. */
export function TowIssueDialog({ orderId, way, onClose }: TowIssueDialogProps) {
  const form = useForm({ defaultValues: { note: "" } });
  const [problem, setProblem] = useState<string | null>(null);
  const { reportTrouble } = useArrivalVerbs();
  const showMessage = useMessage();
  const submit = form.handleSubmit(async ({ note }) => {
    const answer = await reportTrouble(orderId, note);
    if (answer.problem) {
      showFieldProblems(form, answer.problem.fields);
      return setProblem(answer.problem.fields.length > 0 ? null : answer.problem.message);
    }
    showMessage(t("orders.theOfficeIsAlerted"));
    onClose();
  });

  return (
    <FormDialog
      title={t("orders.troubleWithTheWay", { way })}
      action={t("orders.report")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("orders.aboutTransportProblem")}
      </Typography>
      <TextInput form={form} name="note" label={t("orders.whatHappened")} input={{ multiline: true, minRows: 2 }} />
    </FormDialog>
  );
}
