import { useMutation } from "@apollo/client/react";
import { payer as described } from "@boresight/domain/billing/payers/payer-fields";
import { payerSchema } from "@boresight/domain/billing/payers/payer-schema";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { PayerRowFragment } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";

const SavePayer = graphql(`
  mutation SavePayer($input: SavePayerInput!) {
    savePayer(input: $input) {
      payer {
        id
        ...PayerRow
      }
    }
  }
`);

interface PayerDialogProps {
  /** Null for a new one. */
  payer: PayerRowFragment | null;
  onClose: () => void;
}

export function PayerDialog({ payer, onClose }: PayerDialogProps) {
  const { id = null, version = null } = payer ?? {};
  const form = useForm({ defaultValues: recordValues(described, payer) });
  const [save] = useMutation(SavePayer, { refetchQueries: ["PayersPage"] });
  const frame = useSave({
    form,
    input: (values) => ({ id, version, ...recordInput(described, values) }),
    schema: payerSchema,
    save: (input) => save({ variables: { input } }),
    done: ({ name }) => t("billing.nameIsSaved", { name }),
    onSaved: onClose,
    stale: ["definition-changed"],
  });

  return (
    <FormDialog title={payer?.name ?? t("billing.newPayer")} action={t("base.save")} {...frame} onClose={onClose}>
      <RecordFields of={described} form={form} autoComplete="off" />
    </FormDialog>
  );
}
