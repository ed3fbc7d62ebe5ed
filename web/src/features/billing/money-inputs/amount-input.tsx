import { t } from "@boresight/domain/texts/text";
import type { FieldValues } from "react-hook-form";
import { TextInput, type TextInputProps } from "#ui/form/text-input.tsx";

type AmountInputProps<Values extends FieldValues, Parsed> = Omit<TextInputProps<Values, Parsed>, "input" | "label">;

/** An amount in dollars, as it is typed. */
export const AmountInput = <Values extends FieldValues, Parsed>(props: AmountInputProps<Values, Parsed>) => (
  <TextInput
    {...props}
    label={t("billing.amountDollars")}
    input={{ inputProps: { inputMode: "decimal", dir: "ltr" }, autoComplete: "off" }}
  />
);
