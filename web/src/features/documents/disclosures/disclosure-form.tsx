import { useMutation } from "@apollo/client/react";
import { disclosureText as described } from "@boresight/domain/documents/disclosures/disclosure-fields";
import { disclosureTextSchema } from "@boresight/domain/documents/disclosures/disclosure-text";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { DisclosureTextRowFragment } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";

const SaveDisclosureText = graphql(`
  mutation SaveDisclosureText($input: SaveDisclosureTextInput!) {
    saveDisclosureText(input: $input) {
      disclosureText {
        id
        ...DisclosureTextRow
      }
    }
  }
`);

interface DisclosureFormProps {
  /** The version that it begins with; null for a text that there is not yet. */
  text: DisclosureTextRowFragment | null;
  onClose: () => void;
}

/** Writes the next version of a text: those before stay as people signed them. */
export function DisclosureForm({ text, onClose }: DisclosureFormProps) {
  const form = useForm({ defaultValues: recordValues(described, text) });
  const [save] = useMutation(SaveDisclosureText, { refetchQueries: ["DisclosureTexts"] });
  const frame = useSave({
    form,
    input: (values) => recordInput(described, values),
    schema: disclosureTextSchema,
    save: (input) => save({ variables: { input } }),
    done: () => t("documents.disclosureIsSaved"),
    onSaved: onClose,
    shownBy: "caller",
  });

  return (
    <FormDialog
      title={text ? t("documents.newDisclosureVersion") : t("documents.newDisclosure")}
      action={t("base.save")}
      {...frame}
      onClose={onClose}
    >
      <RecordFields of={described} form={form} autoComplete="off" />
    </FormDialog>
  );
}
