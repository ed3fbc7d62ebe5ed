import { t } from "@boresight/domain/texts/text";
import { isSigned } from "@boresight/domain/files/document-kinds";
import { SlotFiles } from "#records/slot-files.fragment.ts";
import Box from "@mui/material/Box";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { AddFileButtons } from "./upload/add-file-buttons.tsx";
import { FileGrid, UploadRows, useUploadsFor } from "./file-grid.tsx";
import { SignButton } from "./signing/sign-button.tsx";
import { Refusals } from "./upload/refusals.tsx";
import { StoredFileFields, type StoredFile } from "#records/stored-file.ts";
import { useAddFiles } from "./upload/use-add-files.ts";
import { useFileRights } from "./use-file-rights.ts";

interface FileSlotProps {
  slot: FragmentType<typeof SlotFiles>;
  readOnly?: boolean;
  /** Called after a file was deleted. */
  onChanged: () => Promise<unknown>;
}

/** One slot of a task: its files, its uploads, and every way to add more (camera, file chooser, drop). */
export function FileSlot({ slot: masked, readOnly = false, onChanged }: FileSlotProps) {
  const { id, title, documentKind, serviceOrderId, files: connection, ...rules } = readFragment(SlotFiles, masked);
  const files = readFragment(StoredFileFields, rowsOf(connection));
  const uploads = useUploadsFor(files, ({ uploadTarget }) => uploadTarget.orderTaskFileId === id);
  const place = {
    slot: { ...rules, allowedFileTypes: rules.allowedFileTypes.filter((type) => type !== null) },
    uploadTarget: { serviceOrderId, orderTaskFileId: id },
  };
  const { add, refusals, forgetRefusals } = useAddFiles({ ...place, countThere: files.length + uploads.length });
  const replaced = useReplaced(files, rules.allowMultiple);
  const isFull = !rules.allowMultiple && (uploads.length > 0 || (files.length > 0 && !replaced));

  return (
    <DropZone hint={t("files.dropToAddToTitle", { title })} disabled={readOnly} onDrop={(dropped) => add(dropped)}>
      <Box sx={{ display: "grid", gap: 3 }}>
        <FileGrid label={title} files={files} place={readOnly ? null : place} onChanged={onChanged} />
        <UploadRows uploads={uploads} />
        <Refusals refusals={refusals} onClose={forgetRefusals} />
        {!readOnly && !isFull && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            {isSigned(documentKind) && (
              <SignButton kind={documentKind} uploadTarget={place.uploadTarget} replaces={replaced?.id} />
            )}
            <AddFileButtons
              slot={place.slot}
              replacing={replaced !== undefined}
              onChoose={(chosen) => add(chosen, replaced?.id)}
            />
          </Box>
        )}
      </Box>
    </DropZone>
  );
}

/** In a slot for one file, an upload replaces the file if the person may do so. */
function useReplaced(files: readonly StoredFile[], allowMultiple: boolean): StoredFile | undefined {
  const { mayReplace } = useFileRights();
  const [only] = files;
  return !allowMultiple && only && mayReplace(only) ? only : undefined;
}
