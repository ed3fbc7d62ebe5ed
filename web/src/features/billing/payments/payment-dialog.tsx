import { useMutation } from "@apollo/client/react";
import { parseTyped } from "@boresight/domain/base/typed-number";
import type { PaymentMethod } from "@boresight/domain/billing/payment-schema";
import { t } from "@boresight/domain/texts/text";
import { Controller, useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { methodChoices } from "./payment-methods.ts";

const RecordPayment = graphql(`
  mutation RecordPayment($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      payment {
        id
        ...PaymentRow
      }
    }
  }
`);

interface PaymentValues {
  customerId: string;
  method: PaymentMethod;
  amountCents: string;
  receivedOn: string;
  reference: string;
  note: string;
  keepExcess: boolean;
}

interface PaymentDialogProps {
  onClose: () => void;
  onRecorded: () => void;
}

/** Records a payment that came in outside the product. */
export function PaymentDialog({ onClose, onRecorded }: PaymentDialogProps) {
  const form = useForm<PaymentValues>({ defaultValues: newPayment() });
  const [record] = useMutation(RecordPayment);
  const { problem, run, forgetProblem } = useVerb({ form, stale: ["invoice-not-open"] });
  const submit = form.handleSubmit(async ({ amountCents, ...values }) => {
    forgetProblem();
    const input = { ...values, amountCents: parseTyped(amountCents, 2) ?? 0 };
    const failure = await run(() => record({ variables: { input } }), t("billing.paymentRecorded"));
    if (failure) return;
    onRecorded();
    onClose();
  });

  return (
    <FormDialog
      title={t("billing.recordPayment")}
      action={t("billing.recordPayment")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="customerId"
        render={({ field, fieldState }) => (
          <CustomerPicker existing error={fieldState.error?.message} onPick={(one) => field.onChange(one?.id ?? "")} />
        )}
      />
      <SelectInput form={form} name="method" label={t("billing.method")} choices={methodChoices} />
      <TextInput
        form={form}
        name="amountCents"
        label={t("billing.amountDollars")}
        help={t("billing.paysOldestFirst")}
        input={{ inputProps: { inputMode: "decimal", dir: "ltr" }, autoComplete: "off" }}
      />
      <TextInput form={form} name="receivedOn" label={t("billing.receivedOn")} input={{ type: "date" }} />
      <TextInput form={form} name="reference" label={t("billing.reference")} optional />
      <TextInput form={form} name="note" label={t("base.note")} optional input={{ multiline: true, minRows: 2 }} />
      <CheckInput form={form} name="keepExcess" label={t("billing.keepExcess")} />
    </FormDialog>
  );
}

function newPayment(): PaymentValues {
  const today = new Date();
  const receivedOn = new Date(today.getTime() - today.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return { customerId: "", method: "check", amountCents: "", receivedOn, reference: "", note: "", keepExcess: false };
}
