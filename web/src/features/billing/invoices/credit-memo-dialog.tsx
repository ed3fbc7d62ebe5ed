import { useMutation } from "@apollo/client/react";
import { parseTyped, typedText } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { AmountInput } from "#features/billing/money-inputs/amount-input.tsx";
import { ReasonInput } from "#features/billing/money-inputs/reason-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";

const CreateCreditMemo = graphql(`
  mutation CreateCreditMemo($input: CreateCreditMemoInput!) {
    createCreditMemo(input: $input) {
      creditMemo {
        id
        number
      }
      invoice {
        id
        ...InvoiceRow
      }
    }
  }
`);

interface CreditMemoDialogProps {
  invoice: { id: string; number: string | null; totalCents: number; accountingState: string | null };
  onWritten?: () => void;
  onClose: () => void;
}

/** Takes back a part of an issued invoice, or all, with the reason. */
export function CreditMemoDialog({ invoice, onWritten, onClose }: CreditMemoDialogProps) {
  const { id: invoiceId, totalCents, accountingState } = invoice;
  const form = useForm({ defaultValues: { amountCents: typedText(totalCents, 2), reason: "" } });
  const [write] = useMutation(CreateCreditMemo, { refetchQueries: ["InvoicesPage", "AccountsOfCustomer"] });
  const { frame, run } = useVerb({ form, fieldsSuffice: true, stale: ["invoice-not-open"] });
  const submit = form.handleSubmit(async ({ amountCents, reason }) => {
    // The server refuses nothing as an amount.
    const input = { invoiceId, reason, amountCents: parseTyped(amountCents, 2) ?? 0 };
    const failure = await run(
      () => write({ variables: { input } }),
      ({ data }) => t("billing.creditMemoWritten", { number: data?.createCreditMemo?.creditMemo?.number ?? "" }),
    );
    if (failure) return;
    onWritten?.();
    onClose();
  });

  return (
    <FormDialog
      title={t("billing.creditMemoOf", { number: invoice.number ?? "" })}
      action={t("billing.writeCreditMemo")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.creditMemoLead")}
        {accountingState !== null && ` ${t("billing.creditMemoInBooks")}`}
      </Typography>
      <AmountInput form={form} name="amountCents" />
      <ReasonInput form={form} name="reason" />
    </FormDialog>
  );
}
