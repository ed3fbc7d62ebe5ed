import { t } from "@boresight/domain/texts/text";
import { DeleteOutlined } from "#ui/icons/action/delete-outlined.ts";
import { useState } from "react";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { useFileServices } from "./file-services.tsx";
import type { StoredFile } from "#records/stored-file.ts";
import { ViewerButton } from "./viewer/viewer-button.tsx";

/** Asks for confirmation, because a deleted file cannot be restored. */
export function DeleteFileButton({ file, onDeleted }: { file: StoredFile; onDeleted: () => Promise<void> }) {
  const { contents } = useFileServices();
  const confirm = useConfirm();
  const showMessage = useMessage();
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    if (!(await confirm(t("files.deleteNameWithAllItsVersions", { name: file.name })))) return;
    setBusy(true);
    try {
      await contents.remove(file.id);
    } catch (error) {
      showMessage(t("files.notDeletedValue", { problem: error instanceof Error ? error.message : "unknown" }), {
        color: "error",
      });
      return;
    } finally {
      setBusy(false);
    }
    showMessage(t("files.nameIsDeleted", { name: file.name }));
    await onDeleted();
  };

  return <ViewerButton label={t("files.delete")} icon={DeleteOutlined} disabled={busy} onClick={() => void remove()} />;
}
