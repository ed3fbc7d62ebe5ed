import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { shownQueries } from "#data/lists/shown-queries.ts";
import { graphql } from "#graphql/gql.ts";
import { useSave } from "#records/form/use-save.ts";
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
  const frame = useSave({
    form,
    input: ({ reason }) => ({ id, reason }),
    save: (input) => reverse({ variables: { input }, refetchQueries: shownQueries(client, followPayments) }),
    done: () => t("billing.paymentReversed"),
    onSaved: () => {
      onReversed?.();
      onClose();
    },
    stale: ["payment-already-reversed"],
  });

  return (
    <FormDialog title={t("billing.reversePayment")} action={t("billing.reversePayment")} {...frame} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.reversalReopens")}
      </Typography>
      <ReasonInput form={form} name="reason" />
    </FormDialog>
  );
}
