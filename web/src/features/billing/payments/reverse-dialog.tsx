import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { shownQueries } from "#data/lists/shown-queries.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { ReasonInput } from "#features/billing/money-inputs/reason-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { followPayments } from "./follow-payments.ts";

const ReversePayment = graphql(`
  mutation ReversePayment($input: ReversePaymentInput!) {
    reversePayment(input: $input) {
      payment {
        id
        ...PaymentRow
      }
    }
  }
`);

interface ReverseDialogProps {
  payment: { id: string };
  onReversed?: () => void;
  onClose: () => void;
}

/** Takes a payment back, with the reason. */
export function ReverseDialog({ payment: { id }, onReversed, onClose }: ReverseDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const [reverse, { client }] = useMutation(ReversePayment);
  const { problem, run, forgetProblem } = useVerb({ form, stale: ["payment-already-reversed"] });
  const submit = form.handleSubmit(async ({ reason }) => {
    forgetProblem();
    const failure = await run(
      () => reverse({ variables: { input: { id, reason } }, refetchQueries: shownQueries(client, followPayments) }),
      t("billing.paymentReversed"),
    );
    if (failure) return;
    onReversed?.();
    onClose();
  });

  return (
    <FormDialog
      title={t("billing.reversePayment")}
      action={t("billing.reversePayment")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.reversalReopens")}
      </Typography>
      <ReasonInput form={form} name="reason" />
    </FormDialog>
  );
}
