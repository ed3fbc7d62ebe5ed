import { useMutation } from "@apollo/client/react";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useRefusal } from "#data/use-refusal.ts";
import { graphql } from "#graphql/gql.ts";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
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
  const [problem, setProblem] = useState<string | null>(null);
  const [deactivate] = useMutation(DeactivateStatus, { refetchQueries: ["StatusesPage"] });
  const showMessage = useMessage();
  const refusalOf = useRefusal();
  const choices = statuses
    .filter((other) => other.isActive && other.id !== id)
    .map((other) => ({ value: other.id, label: other.statusName }));
  const submit = form.handleSubmit(async ({ moveOrdersTo }) => {
    setProblem(null);
    try {
      await deactivate({ variables: { input: { id, version, ...(moveOrdersTo && { moveOrdersTo }) } } });
      showMessage(`"${statusName}" is no longer in use`);
      onClose();
    } catch (error) {
      const { message, fields } = refusalOf(error);
      setProblem(message);
      showFieldProblems(form, fields);
    }
  });

  return (
    <FormDialog
      title={`Take "${statusName}" out of use`}
      action="Take out of use"
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        No order enters it any more. Its tasks, mails and moves are kept, should it be used again.
      </Typography>
      {(orderCount ?? 0) > 0 && (
        <SelectInput
          form={form}
          name="moveOrdersTo"
          label={`${orderCountWords(orderCount)} in this status go to`}
          choices={choices}
          help="Each keeps its history. No conditions are asked, no mails are sent."
        />
      )}
    </FormDialog>
  );
}
