import { t } from "@boresight/domain/texts/text";
import type { ReadinessKey } from "@boresight/domain/calibrations/readiness-check";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { OverrideReadinessCheckInput } from "#graphql/graphql.ts";
import { useWorkshopVerb } from "#features/calibrations/use-workshop-verb.ts";

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

const OverrideCheck = graphql(`
  mutation OverrideCheck($input: OverrideReadinessCheckInput!, $staff: Boolean!) {
    overrideReadinessCheck(input: $input) {
      serviceOrder {
        id
        ...CheckedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
function useOverrideCheck() {
  const [overrideCheck] = useMutation(OverrideCheck);
  const run = useWorkshopVerb();

  return (input: OverrideReadinessCheckInput) => run(() => overrideCheck({ variables: { input, staff: true } }));
}
