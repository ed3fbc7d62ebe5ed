import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import type { StoredFile } from "#records/stored-file.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import DeleteOutlined from "~icons/ic/outline-delete";
import { DeleteDocumentDialog } from "./delete-document-dialog.tsx";
import { useFileServices } from "./file-services.tsx";
import { ViewerButton } from "./viewer-button.tsx";

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
