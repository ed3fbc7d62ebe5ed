import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useSave } from "#records/form/use-save.ts";
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
  const frame = useSave({
    form,
    input: ({ reason }) => ({ id, reason }),
    save: (input) => makeVoid({ variables: { input } }),
    done: () => t("billing.memoIsVoid", { number }),
    onSaved: () => {
      onVoided();
      onClose();
    },
    fieldsSuffice: true,
    stale: ["credit-memo-void"],
  });

  return (
    <FormDialog
      title={t("billing.voidMemoNumber", { number })}
      action={t("billing.voidCreditMemo")}
      {...frame}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.voidMemoLead")}
      </Typography>
      <ReasonInput form={form} name="reason" />
    </FormDialog>
  );
}
