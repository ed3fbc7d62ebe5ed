import { t } from "@boresight/domain/texts/text";
import type { FieldValues, Path } from "react-hook-form";
import { refundChoices } from "./payment-methods.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput, type FormOf } from "#ui/form/text-input.tsx";

interface RefundWayProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  method: Path<Values>;
  /** The day; empty is today. */
  paidOn: Path<Values>;
}

/** How and when money goes back. */
export const RefundWay = <Values extends FieldValues, Parsed>({
  form,
  method,
  paidOn,
}: RefundWayProps<Values, Parsed>) => (
  <>
    <SelectInput form={form} name={method} label={t("billing.refundedHow")} choices={refundChoices} />
    <TextInput
      form={form}
      name={paidOn}
      label={t("base.day")}
      help={t("billing.todayIfEmpty")}
      input={{ type: "date" }}
    />
  </>
);
