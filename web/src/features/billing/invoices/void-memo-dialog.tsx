import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { ReasonInput } from "#features/billing/money-inputs/reason-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";

const VoidCreditMemo = graphql(`
  mutation VoidCreditMemo($input: VoidCreditMemoInput!) {
    voidCreditMemo(input: $input) {
      creditMemo {
        id
        voidedAt
        voidReason
      }
      invoice {
        id
        ...InvoiceRow
      }
    }
  }
`);

interface VoidMemoDialogProps {
  memo: { id: string; number: string };
  onVoided: () => void;
  onClose: () => void;
}

/** Makes a credit memo void, with the reason. */
export function VoidMemoDialog({ memo: { id, number }, onVoided, onClose }: VoidMemoDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const [makeVoid] = useMutation(VoidCreditMemo, { refetchQueries: ["InvoicesPage", "AccountsOfCustomer"] });
  const { problem, run, forgetProblem } = useVerb({ form, fieldsSuffice: true, stale: ["credit-memo-void"] });
  const submit = form.handleSubmit(async ({ reason }) => {
    forgetProblem();
    const failure = await run(
      () => makeVoid({ variables: { input: { id, reason } } }),
      t("billing.memoIsVoid", { number }),
    );
    if (failure) return;
    onVoided();
    onClose();
  });

  return (
    <FormDialog
      title={t("billing.voidMemoNumber", { number })}
      action={t("billing.voidCreditMemo")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.voidMemoLead")}
      </Typography>
      <ReasonInput form={form} name="reason" />
    </FormDialog>
  );
}
