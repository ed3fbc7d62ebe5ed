import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useDecideCalibration } from "./use-decide-calibration.ts";

export type Decision = "notRequired" | "notPossible";

interface DecideCalibrationDialogProps {
  calibration: { id: string; version: number; name: string };
  decision: Decision;
  onClose: () => void;
}

const questions: Record<Decision, string> = {
  notRequired: t("calibrations.whyIsItNotRequired"),
  notPossible: t("calibrations.whyIsItNotPossible"),
};

export function DecideCalibrationDialog({ calibration, decision, onClose }: DecideCalibrationDialogProps) {
  const form = useForm({ defaultValues: { note: "" } });
  const decideCalibration = useDecideCalibration();
  const submit = form.handleSubmit(async ({ note }) => {
    const { id, version } = calibration;
    const problem = await decideCalibration({ id, version, result: decision, note });
    if (problem) showFieldProblems(form, problem.fields);
    else onClose();
  });

  return (
    <FormDialog
      title={calibration.name}
      action={t("base.save")}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="note"
        label={questions[decision]}
        help={t("calibrations.theCertificateSaysSo")}
        input={{ multiline: true, minRows: 3 }}
      />
    </FormDialog>
  );
}
