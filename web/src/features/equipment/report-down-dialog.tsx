import { useMutation } from "@apollo/client/react";
import { equipmentDownSchema } from "@boresight/domain/equipment/equipment-schema";
import { t } from "@boresight/domain/texts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { nameOf } from "./equipment-words.ts";

const ReportDown = graphql(`
  mutation ReportDown($input: ReportEquipmentDownInput!) {
    reportEquipmentDown(input: $input) {
      equipment {
        id
        ...EquipmentRow
      }
    }
  }
`);

interface ReportDownDialogProps {
  equipment: EquipmentRowFragment;
  onClose: () => void;
}

export function ReportDownDialog({ equipment, onClose }: ReportDownDialogProps) {
  const resolver = zodResolver(equipmentDownSchema);
  const form = useForm({ resolver, defaultValues: { id: equipment.id, reason: "" } });
  const [report] = useMutation(ReportDown);
  const { frame, run } = useVerb({ form });
  const name = nameOf(equipment);
  const submit = form.handleSubmit(async (input) => {
    const failure = await run(() => report({ variables: { input } }), t("equipment.nameIsDown", { name }));
    if (!failure) onClose();
  });

  return (
    <FormDialog title={name} action={t("equipment.reportDown")} {...frame(submit)} onClose={onClose}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("equipment.reportDownHelp")}
      </Typography>
      <TextInput
        form={form}
        name="reason"
        label={t("equipment.whatIsWrong")}
        input={{ multiline: true, minRows: 2, autoFocus: true }}
      />
    </FormDialog>
  );
}
