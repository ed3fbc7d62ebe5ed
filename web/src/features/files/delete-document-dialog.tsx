import { deletionReason } from "@boresight/domain/files/document-schema";
import { t } from "@boresight/domain/texts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

interface DeleteDocumentDialogProps {
  name: string;
  busy: boolean;
  onDelete: (reason: string) => Promise<void>;
  onClose: () => void;
}

const reasonSchema = z.object({ reason: deletionReason });

/** The audit keeps the reason with the name of the deleted document. */
export function DeleteDocumentDialog({ name, busy, onDelete, onClose }: DeleteDocumentDialogProps) {
  const form = useForm({ resolver: zodResolver(reasonSchema), defaultValues: { reason: "" } });

  return (
    <FormDialog
      title={t("files.deleteDocument")}
      action={t("base.delete")}
      busy={busy}
      onSubmit={() => void form.handleSubmit(({ reason }) => onDelete(reason))()}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t("files.deleteNameWithAllItsVersions", { name })}
      </Typography>
      <TextInput form={form} name="reason" label={t("files.whyDelete")} input={{ multiline: true, minRows: 2 }} />
    </FormDialog>
  );
}
