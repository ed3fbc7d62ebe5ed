import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useWorkshopVerbs } from "#features/calibrations/use-workshop-verbs.ts";

export type HeightDecision = "restored" | "waiver" | "refused";

interface RideHeightDialogProps {
  order: { id: string; version: number };
  decision: HeightDecision;
  waivers: readonly { id: string; name: string }[];
  onClose: () => void;
}

const words: Record<HeightDecision, { title: string; meaning: string }> = {
  restored: {
    title: "Hold until restored",
    meaning: "The order goes on hold until the customer has put the height right.",
  },
  waiver: { title: "Go on with a waiver", meaning: "The certificate carries the exception; an alert records it." },
  refused: { title: "Refuse the vehicle", meaning: "The order is cancelled; scans and the trip may be billed." },
};

export function RideHeightDialog({ order: latest, decision, waivers, onClose }: RideHeightDialogProps) {
  const [order] = useState(latest); // As it was when the dialog was opened.
  const form = useForm({ defaultValues: { note: "", waiverFileId: waivers[0]?.id ?? "" } });
  const { decideHeight } = useWorkshopVerbs();
  const submit = form.handleSubmit(async ({ note, waiverFileId }) => {
    const file = decision === "waiver" && waiverFileId ? { waiverFileId } : {};
    const problem = await decideHeight({ orderId: order.id, version: order.version, decision, note, ...file });
    if (problem) showFieldProblems(form, problem.fields);
    else onClose();
  });

  return (
    <FormDialog
      title={words[decision].title}
      action="Decide"
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {words[decision].meaning}
      </Typography>
      {decision === "waiver" && (
        <SelectInput
          form={form}
          name="waiverFileId"
          label="Signed waiver"
          choices={waivers.map(({ id, name }) => ({ value: id, label: name }))}
          help={waivers.length === 0 ? "Add it to the task “Ride height waiver” first" : undefined}
        />
      )}
      <TextInput form={form} name="note" label="Note" optional input={{ multiline: true, minRows: 2 }} />
    </FormDialog>
  );
}
