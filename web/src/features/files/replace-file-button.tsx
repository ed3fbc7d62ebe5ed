import { t } from "@boresight/domain/texts/text";
import { refusalFor } from "@boresight/domain/files/file-refusal";
import SwapHoriz from "~icons/ic/baseline-swap-horiz";
import { useRef } from "react";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { acceptFor } from "./upload/accept.ts";
import { useQueueFiles } from "./upload/use-queue-files.ts";
import type { StoredFile } from "#records/stored-file.ts";
import type { Place } from "./upload/use-add-files.ts";
import { ViewerButton } from "./viewer-button.tsx";

interface ReplaceFileButtonProps {
  file: StoredFile;
  place: Place;
  onQueued: () => void;
}

/** Replaces this file; the previous content stays as a version. */
export function ReplaceFileButton({ file: { id }, place: { slot, uploadTarget }, onQueued }: ReplaceFileButtonProps) {
  const queueFiles = useQueueFiles();
  const showMessage = useMessage();
  const input = useRef<HTMLInputElement>(null);

  const replace = async (file: File) => {
    const refusal = refusalFor({ name: file.name, mimeType: file.type, size: file.size }, slot, 0);
    if (refusal) return showMessage(refusal, { color: "error", timeout: 0 });
    if (await queueFiles([{ file, uploadTarget, replaces: id }])) onQueued();
  };

  return (
    <>
      <ViewerButton label={t("files.replace")} icon={SwapHoriz} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptFor(slot)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void replace(file);
        }}
      />
    </>
  );
}
