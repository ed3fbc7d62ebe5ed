import { messageSlot, mostMessageFiles, refusalFor } from "@boresight/domain/files/file-refusal";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useState, type ReactNode } from "react";
import type { ChosenFile } from "#data/upload/upload-entry.ts";
import { FilePicture } from "#features/files/file-picture.tsx";
import { acceptFor } from "#features/files/upload/accept.ts";
import { Refusals } from "#features/files/upload/refusals.tsx";
import { useAddressOf } from "#features/files/upload/use-upload-address.ts";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import Close from "~icons/ic/baseline-close";
import AttachFile from "~icons/ic/baseline-attach-file";
import PhotoCameraOutlined from "~icons/ic/outline-photo-camera";
import { alignStart } from "#ui/theme/align-start.ts";
import { formatFileSize } from "#ui/text/file-size.ts";
import { newId } from "#data/new-id.ts";
import { tileRow, tileSides } from "./tile-looks.ts";

interface AttachFilesProps {
  files: readonly ChosenFile[];
  onChange: (files: readonly ChosenFile[]) => void;
  /** The field that the message is written in; files dropped or pasted there are attached. */
  field: ReactNode;
  /** The button that sends it. */
  send: ReactNode;
}

/** Every way to attach files to a message that is being written, and those that are chosen. */
export function AttachFiles({ files, onChange, field, send }: AttachFilesProps) {
  const inHand = useMediaQuery("(pointer: coarse)", { noSsr: true });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const add = (added: readonly File[]) => {
    const choice = chosenWith(files, added);
    setRefusals(choice.refusals);
    onChange(choice.files);
  };
  const remove = (id: string) => {
    setRefusals([]);
    onChange(files.filter((one) => one.id !== id));
  };

  return (
    <DropZone hint={t("files.dropToAttach")} onDrop={add}>
      <Box
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files];
          if (pasted.length === 0) return;
          event.preventDefault();
          add(pasted);
        }}
      >
        {field}
      </Box>
      <Refusals refusals={refusals} onClose={() => setRefusals([])} />
      {files.length > 0 && (
        <Box component="ul" aria-label={t("files.attachedFiles")} sx={{ ...tileRow, mb: 3 }}>
          {files.map(({ id, file }) => (
            <ChosenTile key={id} file={file} onRemove={() => remove(id)} />
          ))}
        </Box>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        {send}
        <FileButton accept={acceptFor(messageSlot)} multiple startIcon={<AttachFile />} onChoose={add}>
          {t("files.attach")}
        </FileButton>
        {inHand && (
          <FileButton accept="image/*" camera startIcon={<PhotoCameraOutlined />} onChoose={add}>
            {t("files.takePhoto")}
          </FileButton>
        )}
      </Box>
    </DropZone>
  );
}

function ChosenTile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const isImage = file.type.startsWith("image/");
  const address = useAddressOf(useCallback(async () => (isImage ? file : undefined), [file, isImage]));

  return (
    <Box component="li" sx={{ position: "relative", width: tileSides.width }}>
      <Box sx={{ ...tileSides, overflow: "hidden", borderRadius: 1, bgcolor: "ground.sunken" }}>
        <FilePicture name={file.name} mimeType={file.type} address={address} />
      </Box>
      <Typography component="div" variant="caption" dir="auto" noWrap sx={alignStart}>
        <bdi>{file.name}</bdi>
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary" noWrap>
        <bdi>{formatFileSize(file.size)}</bdi>
      </Typography>
      <IconButton
        size="small"
        aria-label={t("base.removeName", { name: file.name })}
        onClick={onRemove}
        sx={{ position: "absolute", top: 0, insetInlineEnd: 0, p: 0.5 }}
      >
        <Close fontSize="small" sx={removing} />
      </IconButton>
    </Box>
  );
}

/** A disc that keeps the mark readable on any picture, smaller than what a finger hits. */
const removing = { borderRadius: "50%", bgcolor: "background.paper", color: "text.primary", boxShadow: 1 };

interface Choice {
  files: readonly ChosenFile[];
  /** Why some were left out. */
  refusals: readonly string[];
}

/** Adds files to those that are chosen, as far as a message takes them. */
function chosenWith(chosen: readonly ChosenFile[], added: readonly File[]): Choice {
  const files = [...chosen];
  const refusals: string[] = [];
  for (const file of added) {
    const why = refusalFor({ name: file.name, mimeType: file.type, size: file.size }, messageSlot, files.length);
    if (why !== null) refusals.push(why);
    else if (files.length < mostMessageFiles) files.push({ id: newId(), file });
    else return { files, refusals: [...refusals, t("orders.messageHasTooManyFiles", { max: mostMessageFiles })] };
  }
  return { files, refusals };
}
