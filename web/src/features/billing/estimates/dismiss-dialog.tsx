import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { suggestionDismissalSchema } from "@boresight/domain/billing/estimate-schema";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import type { Suggestion } from "./estimate-suggestions.ts";

const DismissSuggestion = graphql(`
  mutation DismissSuggestion($input: DismissSuggestionInput!) {
    dismissSuggestion(input: $input) {
      serviceOrder {
        id
      }
    }
  }
`);

interface DismissDialogProps {
  suggestion: Suggestion;
  orderId: string;
  onClose: () => void;
}

/** Asks why a suggested line is not billed on this order. */
export function DismissDialog({ suggestion: { lineItemTypeId, name }, orderId, onClose }: DismissDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const [dismiss] = useMutation(DismissSuggestion, { refetchQueries: ["EstimateSuggestions"] });
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(async ({ reason }) => {
    const input = { serviceOrderId: orderId, lineItemTypeId, reason };
    const { error } = suggestionDismissalSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    if (!(await run(() => dismiss({ variables: { input } })))) onClose();
  });

  return (
    <FormDialog
      title={t("billing.dismissName", { name })}
      action={t("billing.dismiss")}
      {...frame(submit)}
      onClose={onClose}
    >
      <TextInput form={form} name="reason" label={t("base.theReason")} help={t("billing.suggestedNoMore")} />
    </FormDialog>
  );
}
