import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import type { StoredFile } from "#records/stored-file.ts";
import EditOutlined from "~icons/ic/outline-edit";
import { EditDocument } from "./edit-document.tsx";
import { ViewerButton } from "./viewer-button.tsx";

interface EditDocumentButtonProps {
  file: StoredFile;
  /** A task decides what it is; only whether the customer sees it can change. */
  isOfTask: boolean;
}

export function EditDocumentButton({ file, isOfTask }: EditDocumentButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { version } = file; // Only staff get it.
  if (version === undefined) return null;

  return (
    <>
      <ViewerButton label={t("files.editDocument")} icon={EditOutlined} onClick={() => setIsOpen(true)} />
      {isOpen && <EditDocument file={{ ...file, version }} isOfTask={isOfTask} onClose={() => setIsOpen(false)} />}
    </>
  );
}
