import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { DecideRideHeightInput } from "#graphql/graphql.ts";
import { useWorkshopVerb } from "#features/calibrations/use-workshop-verb.ts";

export type HeightDecision = "restored" | "waiver" | "refused";

interface RideHeightDialogProps {
  order: { id: string; version: number };
  decision: HeightDecision;
  waivers: readonly { id: string; name: string }[];
  onClose: () => void;
}

const words: Record<HeightDecision, { title: string; meaning: string }> = {
  restored: {
    title: t("calibrations.holdUntilRestored"),
    meaning: t("calibrations.theOrderGoesOnHoldUntil"),
  },
  waiver: {
    title: t("calibrations.goOnWithAWaiver"),
    meaning: t("calibrations.theCertificateCarriesTheExceptionAn"),
  },
  refused: {
    title: t("calibrations.refuseTheVehicle"),
    meaning: t("calibrations.theOrderIsCancelledScansAnd"),
  },
};

export function RideHeightDialog({ order: latest, decision, waivers, onClose }: RideHeightDialogProps) {
  const [order] = useState(latest); // As it was when the dialog was opened.
  const form = useForm({ defaultValues: { note: "", waiverFileId: waivers[0]?.id ?? "" } });
  const decideHeight = useDecideHeight();
  const submit = form.handleSubmit(async ({ note, waiverFileId }) => {
    const file = decision === "waiver" && waiverFileId ? { waiverFileId } : {};
    const problem = await decideHeight({ orderId: order.id, version: order.version, decision, note, ...file });
    if (problem) showFieldProblems(form, problem.fields);
    else onClose();
  });

  return (
    <FormDialog
      title={words[decision].title}
      action={t("calibrations.decide")}
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
          label={t("calibrations.signedWaiver")}
          choices={waivers.map(({ id, name }) => ({ value: id, label: name }))}
          help={waivers.length === 0 ? t("calibrations.addWaiverToTaskFirst") : undefined}
        />
      )}
      <TextInput form={form} name="note" label={t("base.note")} optional input={{ multiline: true, minRows: 2 }} />
    </FormDialog>
  );
}

const DecideHeight = graphql(`
  mutation DecideHeight($input: DecideRideHeightInput!, $staff: Boolean!, $amounts: Boolean!) {
    decideRideHeight(input: $input) {
      serviceOrder {
        id
        ...MovedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
function useDecideHeight() {
  const [decideHeight] = useMutation(DecideHeight);
  const run = useWorkshopVerb();

  return (input: DecideRideHeightInput) =>
    run(() => decideHeight({ variables: { input, staff: true, amounts: false } }));
}
