import { t } from "@boresight/domain/texts/text";
import type { FieldValues } from "react-hook-form";
import { TextInput, type TextInputProps } from "#ui/form/text-input.tsx";

type ReasonInputProps<Values extends FieldValues, Parsed> = Pick<TextInputProps<Values, Parsed>, "form" | "name">;

/** Why money or a document is changed; it is recorded. */
export const ReasonInput = <Values extends FieldValues, Parsed>(props: ReasonInputProps<Values, Parsed>) => (
  <TextInput
    {...props}
    label={t("base.theReason")}
    input={{ multiline: true, minRows: 2, inputProps: { dir: "auto" } }}
  />
);
