import { failureReasonKeys } from "@boresight/domain/calibrations/failure-reasons";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { newId } from "#data/new-id.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { AttemptFields, emptyAttempt } from "./attempt-fields.tsx";
import { ClearedCodes, codesIn, useClearedCodes } from "./cleared-codes.tsx";
import { EvidenceChoice } from "./evidence-choice.tsx";
import { ExpiredEquipment } from "./expired-equipment.tsx";
import { useEquipment, type Equipment } from "./use-equipment.ts";
import { useRecordAttempt, type QueuedCalibration } from "./use-record-attempt.ts";

export interface EvidenceFile {
  id: string;
  name: string;
  documentKind: string;
}

interface AttemptDialogProps {
  calibration: QueuedCalibration & {
    method: string;
    lineItemTypeId: string | null;
    startedAt: string | null;
    requirementSource: string;
    /** Found so far and not recorded as cleared. */
    openCodes: readonly string[];
  };
  before: string | null;
  evidence: readonly EvidenceFile[];
  onClose: () => void;
}

const results = [
  { value: "passed", label: t("calibrations.passed") },
  { value: "failed", label: t("base.failed") },
] as const;

const noEvidence = t("calibrations.photosAndReportsThatYouAdd");

/** Records one attempt. The device generates its id, so that sending it twice records it once. */
export function AttemptDialog({ calibration, before, evidence, onClose }: AttemptDialogProps) {
  const [result, setResult] = useState<(typeof results)[number]["value"]>("passed");
  const [attemptId] = useState(newId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const form = useForm({ defaultValues: valuesFor(calibration) });
  const equipment = useEquipment(calibration.lineItemTypeId);
  const [tool, target, typedCodes] = useWatch({ control: form.control, name: ["tool", "target", "faultCodes"] });
  const clearing = useClearedCodes(calibration.openCodes, typedCodes);
  useLastEquipment(form, equipment);
  const recordAttempt = useRecordAttempt(calibration);
  const submit = form.handleSubmit(async ({ failureReason, faultCodes, startedAt, endedAt, ...values }) => {
    const problem = await recordAttempt({
      ...values,
      ...equipment.idsOf(values),
      id: attemptId,
      calibrationId: calibration.id,
      result,
      failureReason: failureReasonKeys.find((key) => key === failureReason) ?? null,
      startedAt: momentOf(startedAt),
      endedAt: momentOf(endedAt),
      faultCodes: codesIn(faultCodes),
      clearedCodes: clearing.cleared,
      evidenceFileIds: [...chosen],
    });
    if (!problem) return onClose();
    showFieldProblems(form, problem.fields.map(ofOneField));
  });

  return (
    <FormDialog
      title={calibration.name}
      action={t("calibrations.saveAttempt")}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {before && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t("calibrations.beforeComesBeforeThisOneAnd", { before })}
        </Alert>
      )}
      <Box sx={{ mb: 2 }}>
        <SegmentedChoice label={t("calibrations.result")} value={result} choices={results} onChoose={setResult} />
      </Box>
      <AttemptFields form={form} failed={result === "failed"} equipment={equipment}>
        {result === "passed" && <ExpiredEquipment form={form} names={equipment.expiredOf({ tool, target })} />}
      </AttemptFields>
      <ClearedCodes {...clearing} />
      <FormField
        label={t("calibrations.evidence")}
        optional
        help={evidence.length > 0 ? t("calibrations.filesOfThisOrder") : noEvidence}
      >
        {({ id }) => <EvidenceChoice id={id} files={evidence} chosen={chosen} onChoose={setChosen} />}
      </FormField>
    </FormDialog>
  );
}

/** Begins with what the person used last. */
function useLastEquipment(form: UseFormReturn<typeof emptyAttempt>, { last }: Equipment): void {
  useEffect(() => {
    if (!last || form.formState.dirtyFields.tool || form.getValues("tool")) return;
    form.setValue("tool", last.tool);
    form.setValue("target", last.target);
  }, [form, last]);
}

const two = (figure: number) => String(figure).padStart(2, "0");

/** Formats a moment for a date-time field, in the device's time zone. */
const clockTime = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`;

const valuesFor = ({ method, startedAt, requirementSource }: AttemptDialogProps["calibration"]) => ({
  ...emptyAttempt,
  method,
  requirementSource,
  startedAt: clockTime(startedAt ? new Date(startedAt) : new Date()),
  endedAt: clockTime(new Date()),
});

/** An empty field is sent as null. */
const momentOf = (typed: string): string | null => (typed === "" ? null : new Date(typed).toISOString());

/** The codes share one field, which shows a problem of any of them. */
const ofOneField = <Problem extends { field: string }>(problem: Problem) => ({
  ...problem,
  field: problem.field.split(".")[0] ?? problem.field,
});
