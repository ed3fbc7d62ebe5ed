import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Close from "~icons/ic/baseline-close";
import { useId } from "react";
import { DeleteFileButton } from "#features/files/delete-file-button.tsx";
import { DownloadButton } from "#features/files/download-button.tsx";
import { EditDocumentButton } from "#features/files/edit-document-button.tsx";
import { FileCaption } from "#features/files/file-caption.tsx";
import { FileFrame, isVisible } from "./file-frame.tsx";
import IconButton from "@mui/material/IconButton";
import ChevronLeft from "~icons/ic/baseline-chevron-left";
import ChevronRight from "~icons/ic/baseline-chevron-right";
import { useTheme } from "@mui/material/styles";
import { ReplaceFileButton } from "#features/files/replace-file-button.tsx";
import type { StoredFile } from "#records/stored-file.ts";
import type { Place } from "#features/files/upload/use-add-files.ts";
import { useFileRights } from "#features/files/use-file-rights.ts";
import { useViewing } from "./use-viewing.ts";
import { VersionMenu } from "#features/files/version-menu.tsx";
import { ViewerButton } from "../viewer-button.tsx";
import ZoomIn from "~icons/ic/baseline-zoom-in";
import ZoomOut from "~icons/ic/baseline-zoom-out";
import { closer, farther } from "./zoom.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: 1,
  px: { xs: 3, md: 4 },
  py: 2,
};

interface FileViewerProps {
  files: readonly StoredFile[];
  file: StoredFile;
  place: Place | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

const isOfTask = ({ uploadTarget }: Place): boolean => uploadTarget.orderTaskFileId !== undefined;

/** One file in the full window, with navigation to its neighbours. */
export function FileViewer({ files, file, place, onOpen, onClose, onChanged }: FileViewerProps) {
  const titleId = useId();
  const { mayDelete, mayReplace, mayTakeBack } = useFileRights();
  const { index, shown, showVersion, zoom, setZoom, goTo, onKeyDown } = useViewing(files, file, onOpen);
  const square = { paper: { sx: { borderRadius: 0 } } };
  const afterDelete = async () => {
    if (files.length > 1) goTo(index < files.length - 1 ? index + 1 : index - 1);
    else onClose();
    await onChanged();
  };

  return (
    <Dialog fullScreen open onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={titleId} slotProps={square}>
      <Box sx={bar}>
        <FileCaption
          titleId={titleId}
          file={file}
          shown={shown}
          position={t("files.positionOf", { position: index + 1, count: files.length })}
        />
        {isVisible(shown) && <ZoomButtons zoom={zoom} onZoom={setZoom} />}
        <VersionMenu file={file} shown={shown} onChoose={showVersion} />
        <DownloadButton file={shown} />
        {place && mayReplace(file) && <ReplaceFileButton file={file} place={place} onQueued={onClose} />}
        {place && <EditDocumentButton file={file} isOfTask={isOfTask(place)} />}
        {place && mayDelete(file) && (
          <DeleteFileButton file={file} needsReason={!mayTakeBack(file)} onDeleted={afterDelete} />
        )}
        <ViewerButton label={t("base.close")} icon={Close} onClick={onClose} />
      </Box>
      <Box sx={{ position: "relative", flexGrow: 1, minHeight: 0, bgcolor: "ground.sunken" }}>
        <FileFrame key={`${shown.id} ${shown.updatedAt}`} file={shown} zoom={zoom} onZoom={setZoom} />
        {index > 0 && <NeighbourButton label={t("files.previousFile")} side="start" onClick={() => goTo(index - 1)} />}
        {index < files.length - 1 && (
          <NeighbourButton label={t("files.nextFile")} side="end" onClick={() => goTo(index + 1)} />
        )}
      </Box>
    </Dialog>
  );
}

function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <>
      <ViewerButton
        label={t("files.zoomOut")}
        icon={ZoomOut}
        disabled={zoom === 1}
        onClick={() => onZoom(farther(zoom))}
      />
      <ViewerButton label={t("files.zoomIn")} icon={ZoomIn} onClick={() => onZoom(closer(zoom))} />
    </>
  );
}

interface NeighbourButtonProps {
  label: string;
  side: "end" | "start";
  onClick: () => void;
}

/** Overlays the edge of the picture that it leads to. */
function NeighbourButton({ label, side, onClick }: NeighbourButtonProps) {
  const { direction } = useTheme();
  const Icon = (side === "start") === (direction === "ltr") ? ChevronLeft : ChevronRight;
  const place = side === "start" ? { insetInlineStart: 12 } : { insetInlineEnd: 12 };

  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{
        position: "absolute",
        top: "calc(50% - 22px)",
        width: 44,
        height: 44,
        boxShadow: 2,
        ...place,
        "&, &:hover": { bgcolor: "background.paper" },
      }}
    >
      <Icon />
    </IconButton>
  );
}
