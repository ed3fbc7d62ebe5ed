import { t } from "@boresight/domain/texts/text";
import type { FieldValues, Path } from "react-hook-form";
import { TextInput, type FormOf } from "#ui/form/text-input.tsx";

interface NotesInputProps<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
}

/** What a document says to the customer. */
export const NotesInput = <Values extends FieldValues>(props: NotesInputProps<Values>) => (
  <TextInput
    {...props}
    label={t("base.notes")}
    optional
    help={t("billing.theCustomerReadsNotes")}
    input={{ multiline: true, minRows: 2, inputProps: { dir: "auto" } }}
  />
);
