import { t } from "@boresight/domain/texts/text";
import type { NewStatus } from "@boresight/domain/statuses/status-definition";
import { problemsOf } from "@boresight/domain/base/problems";
import Box from "@mui/material/Box";
import { useEffect } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { useVerb } from "#records/use-verb.ts";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { parseStatus, type StatusFormValues } from "./status-form.ts";
import type { StatusLooks } from "./status-looks.ts";
import { statusColors, statusIcons } from "@boresight/domain/statuses/status-look";
import { status } from "@boresight/domain/statuses/status-fields";
import { RecordFields } from "#records/form/record-fields.tsx";
import { colorWords, iconWords } from "./status-words.ts";

const color = statusColors.map((value) => ({ value, label: colorWords[value] }));
const icon = statusIcons.map((value) => ({ value, label: iconWords[value] }));

const StatusFields = ({ form, looks }: { form: UseFormReturn<StatusFormValues>; looks: StatusLooks }) => (
  <RecordFields of={status} form={form} links={{ category: looks.categories, color, icon }} autoComplete="off" />
);

interface StatusEditorProps {
  values: StatusFormValues;
  action: string;
  looks: StatusLooks;
  onSave: (status: NewStatus) => Promise<void>;
  /** Called with whether closing would lose changes. */
  onFilled: (filled: boolean) => void;
}

/** The fields of a status, with a preview for staff and customers. */
export function StatusEditor({ values, action, looks, onSave, onFilled }: StatusEditorProps) {
  const form = useForm<StatusFormValues>({ defaultValues: values });
  const { isDirty, isSubmitting } = form.formState;
  const { problem, run, forgetProblem } = useVerb({ form });
  useEffect(() => {
    onFilled(isDirty);
    return () => onFilled(false);
  }, [onFilled, isDirty]);
  const save = form.handleSubmit(async (typed) => {
    forgetProblem();
    const { data, error } = parseStatus(typed);
    if (error) return showFieldProblems(form, problemsOf(error));
    await run(() => onSave(data));
  });

  return (
    <SheetForm action={action} busy={isSubmitting} problem={problem} onSubmit={() => void save()}>
      <StatusPreview form={form} looks={looks} />
      <StatusFields form={form} looks={looks} />
    </SheetForm>
  );
}

function StatusPreview({ form, looks }: { form: UseFormReturn<StatusFormValues>; looks: StatusLooks }) {
  const [statusName, customerLabel, category, color, icon] = useWatch({
    control: form.control,
    name: ["statusName", "customerLabel", "category", "color", "icon"],
  });

  return (
    <Box
      component="section"
      aria-label={t("base.preview")}
      sx={{ display: "grid", gap: 3, justifyItems: "start", p: 4, mb: 2, borderRadius: 2, bgcolor: "ground.sunken" }}
    >
      <ToneChip tone={looks.tone({ category, color })} icon={looks.icon(icon)}>
        {statusName || t("base.name")}
      </ToneChip>
      <Box sx={{ width: "100%" }}>
        {looks.progress({ category, customerLabel: customerLabel || t("statuses.whatCustomersRead") })}
      </Box>
    </Box>
  );
}
