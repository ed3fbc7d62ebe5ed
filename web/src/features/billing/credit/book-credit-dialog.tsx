import { useMutation } from "@apollo/client/react";
import { parseTyped } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import type { RefundMethod } from "#graphql/graphql.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { AmountInput } from "#features/billing/money-inputs/amount-input.tsx";
import { ReasonInput } from "#features/billing/money-inputs/reason-input.tsx";
import { RefundWay } from "#features/billing/money-inputs/refund-way.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";

const RefundCredit = graphql(`
  mutation RefundCredit($input: RefundCreditInput!) {
    refundCredit(input: $input) {
      customer {
        id
        accounts {
          credit
          reward
        }
      }
    }
  }
`);

const AdjustReward = graphql(`
  mutation AdjustReward($input: AdjustRewardInput!) {
    adjustReward(input: $input) {
      customer {
        id
        accounts {
          credit
          reward
        }
      }
    }
  }
`);

interface BookedCredit {
  amountCents: string;
  note: string;
  method: RefundMethod;
  /** Empty is today. */
  paidOn: string;
}

interface BookCreditDialogProps {
  customerId: string;
  kind: "refund" | "adjust";
  /** What the account holds, in cents. */
  balance: number;
  onClose: () => void;
}

const refetched = { refetchQueries: ["AccountsOfCustomer"], awaitRefetchQueries: true };

/** Notes a refund of credit, or changes reward credit by hand; both with the reason. */
export function BookCreditDialog({ customerId, kind, balance, onClose }: BookCreditDialogProps) {
  const isRefund = kind === "refund";
  const form = useForm<BookedCredit>({
    defaultValues: { amountCents: "", note: "", method: "check", paidOn: "" },
  });
  const [refund] = useMutation(RefundCredit, refetched);
  const [adjust] = useMutation(AdjustReward, refetched);
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(async ({ amountCents, note, method, paidOn }) => {
    // The server refuses nothing as an amount.
    const input = { customerId, note, amountCents: parseTyped(amountCents, 2) ?? 0 };
    const send = (): Promise<unknown> =>
      isRefund
        ? refund({ variables: { input: { ...input, method, paidOn: paidOn || null } } })
        : adjust({ variables: { input } });
    const done = isRefund ? t("billing.creditIsRefunded") : t("billing.rewardIsAdjusted");
    if (!(await run(send, done))) onClose();
  });
  const title = isRefund ? t("billing.refundCredit") : t("billing.adjustReward");

  return (
    <FormDialog
      title={title}
      action={isRefund ? t("billing.refund") : t("base.save")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <RichText text={t("billing.accountHolds", slots("amount"))} amount={<MoneyText cents={balance} />} />{" "}
        {isRefund && t("billing.refundIsPaidElsewhere")}
      </Typography>
      <AmountInput form={form} name="amountCents" help={isRefund ? undefined : t("billing.belowZeroTakesAway")} />
      {isRefund && (
        <>
          <RefundWay form={form} method="method" paidOn="paidOn" />
        </>
      )}
      <ReasonInput form={form} name="note" />
    </FormDialog>
  );
}
