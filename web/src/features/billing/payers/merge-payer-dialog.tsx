import { useMutation } from "@apollo/client/react";
import { mergedPayerSchema } from "@boresight/domain/billing/payers/payer-schema";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { PayerRowFragment } from "#graphql/graphql.ts";
import { useSave } from "#records/form/use-save.ts";
import { RecordPicker } from "#records/record-picker.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { useFindPayers } from "./use-find-payers.ts";

const MergePayers = graphql(`
  mutation MergePayers($input: MergePayersInput!) {
    mergePayers(input: $input) {
      payer {
        id
        ...PayerRow
      }
    }
  }
`);

interface MergePayerDialogProps {
  payer: PayerRowFragment;
  onClose: () => void;
}

/** Lets another payer take the place of this one. */
export function MergePayerDialog({ payer: { id, version, name }, onClose }: MergePayerDialogProps) {
  const form = useForm({ defaultValues: { intoId: "" } });
  const { found, ...search } = useFindPayers();
  const [merge] = useMutation(MergePayers, { refetchQueries: ["PayersPage"] });
  const frame = useSave({
    form,
    input: ({ intoId }) => ({ id, version, intoId }),
    schema: mergedPayerSchema,
    save: (input) => merge({ variables: { input } }),
    done: () => t("billing.payerIsMerged", { name }),
    onSaved: onClose,
    stale: ["definition-changed"],
  });

  return (
    <FormDialog title={t("billing.mergePayer")} action={t("billing.mergePayer")} {...frame} onClose={onClose}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.mergePayerExplained")}
      </Typography>
      <RecordPicker
        {...search}
        form={form}
        name="intoId"
        label={t("billing.payerThatStays")}
        found={found.filter((one) => one.id !== id)}
        known={null}
        empty={t("ui.nothingToChooseYet")}
      />
    </FormDialog>
  );
}
