import { t } from "@boresight/domain/texts/text";
import {
  cancellationReasons,
  holdReasons,
  isNoteTold,
  type CancellationReason,
  type HoldReason,
} from "@boresight/domain/orders/reasons";
import { isStaff } from "@boresight/domain/accounts/roles";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { InvoiceDecision } from "./use-issued-invoices.ts";

export interface StatusChangeValues {
  note: string;
  holdReasonKey: HoldReason | "";
  cancellationReasonKey: CancellationReason | "";
  cancellationReason: string;
  skipsCustomerMail: boolean;
  invoiceDecision: InvoiceDecision | "";
}

/** What is known before it is asked. */
export type GivenAnswers = Partial<Pick<StatusChangeValues, "holdReasonKey" | "note">>;

interface StatusChangeFieldsProps {
  form: UseFormReturn<StatusChangeValues>;
  requiredAnswers: readonly string[];
  overrides: boolean;
}

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What only the shop can say of an order. */
const saidByShop: ReadonlySet<string> = new Set(["customerRequest", "noShow", "notCapable"]);

function CancellationReason({ form }: Pick<StatusChangeFieldsProps, "form">) {
  const staff = isStaff(roleOf(useAuth().user));
  const key = useWatch({ control: form.control, name: "cancellationReasonKey" });
  const choices = choicesOf(cancellationReasons).filter(({ value }) => staff || !saidByShop.has(value));

  return (
    <>
      <SelectInput form={form} name="cancellationReasonKey" label={t("orders.reasonForCanceling")} choices={choices} />
      <TextInput
        form={form}
        name="cancellationReason"
        label={t("orders.inYourWords")}
        optional={key !== "other"}
        help={t("orders.lengthLimits")}
      />
    </>
  );
}

/** The input that a status change requires; a note is possible, unless the reason of a cancellation is in words already. */
export function StatusChangeFields({ form, requiredAnswers, overrides }: StatusChangeFieldsProps) {
  const noteAsked = requiredAnswers.includes("note") || overrides;
  const holdReason = useWatch({ control: form.control, name: "holdReasonKey" });
  const isTold = requiredAnswers.includes("holdReason") && isNoteTold(holdReason);

  return (
    <>
      {requiredAnswers.includes("holdReason") && (
        <SelectInput form={form} name="holdReasonKey" label={t("base.reason")} choices={choicesOf(holdReasons)} />
      )}
      {requiredAnswers.includes("cancellationReason") && <CancellationReason form={form} />}
      {(noteAsked || !requiredAnswers.includes("cancellationReason")) && (
        <TextInput
          form={form}
          name="note"
          label={isTold ? t("orders.whichParts") : t("base.note")}
          optional={!noteAsked}
          help={overrides ? t("orders.atLeast10Characters") : isTold && t("orders.customerReadsThis")}
          input={{ multiline: true, minRows: 3 }}
        />
      )}
      {overrides && <CheckInput form={form} name="skipsCustomerMail" label={t("orders.doNotEmailTheCustomer")} />}
    </>
  );
}
