import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { orderCountWords } from "./status-words.ts";

const DeactivateStatus = graphql(`
  mutation DeactivateStatus($input: DeactivateStatusInput!) {
    deactivateStatus(input: $input) {
      serviceOrderStatus {
        id
        ...StatusDefinition
      }
    }
  }
`);

interface DeactivateDialogProps {
  status: StatusDefinitionFragment;
  statuses: readonly StatusDefinitionFragment[];
  onClose: () => void;
}

/** Deactivates a status; its orders need another status first. */
export function DeactivateDialog({ status, statuses, onClose }: DeactivateDialogProps) {
  const { id, version, statusName, orderCount } = status;
  const form = useForm({ defaultValues: { moveOrdersTo: "" } });
  const [deactivate] = useMutation(DeactivateStatus, { refetchQueries: ["StatusesPage"] });
  const choices = statuses
    .filter((other) => other.isActive && other.id !== id)
    .map((other) => ({ value: other.id, label: other.statusName }));
  const { frame, run } = useVerb({ form });
  const submit = form.handleSubmit(async ({ moveOrdersTo }) => {
    const failure = await run(
      () => deactivate({ variables: { input: { id, version, ...(moveOrdersTo && { moveOrdersTo }) } } }),
      t("statuses.noLongerInUse", { name: statusName }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("statuses.takeStatusnameOutOfUse", { statusName })}
      action={t("base.deactivate")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t("statuses.noOrderEntersItAnyMore")}</Typography>
      {(orderCount ?? 0) > 0 && (
        <SelectInput
          form={form}
          name="moveOrdersTo"
          label={t("statuses.ordercountwordsInThisStatusGoTo", { orders: orderCountWords(orderCount) })}
          choices={choices}
          help={t("statuses.eachKeepsItsHistoryNoConditions")}
        />
      )}
    </FormDialog>
  );
}
