import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import type { StoredFile } from "#records/stored-file.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import DeleteOutlined from "~icons/ic/outline-delete";
import { useFileServices } from "./file-services.tsx";
import { ViewerButton } from "./viewer-button.tsx";
import { deletionReason } from "@boresight/domain/files/document-schema";
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
function DeleteDocumentDialog({ name, busy, onDelete, onClose }: DeleteDocumentDialogProps) {
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

interface DeleteFileButtonProps {
  file: StoredFile;
  needsReason: boolean;
  onDeleted: () => Promise<void>;
}

/** Asks for confirmation, because a deleted file cannot be restored; for what others uploaded, with a reason. */
export function DeleteFileButton({ file, needsReason, onDeleted }: DeleteFileButtonProps) {
  const { contents } = useFileServices();
  const confirm = useConfirm();
  const showMessage = useMessage();
  const [busy, setBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const remove = async (reason: string | null) => {
    setBusy(true);
    try {
      await contents.remove(file.id, reason);
    } catch (error) {
      showMessage(t("files.notDeletedValue", { problem: error instanceof Error ? error.message : "unknown" }), {
        color: "error",
      });
      return;
    } finally {
      setBusy(false);
    }
    setIsAsking(false);
    showMessage(t("files.nameIsDeleted", { name: file.name }));
    await onDeleted();
  };
  const ask = async () => {
    if (needsReason) setIsAsking(true);
    else if (await confirm(t("files.deleteNameWithAllItsVersions", { name: file.name }))) await remove(null);
  };

  return (
    <>
      <ViewerButton label={t("base.delete")} icon={DeleteOutlined} disabled={busy} onClick={() => void ask()} />
      {isAsking && (
        <DeleteDocumentDialog name={file.name} busy={busy} onDelete={remove} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
