import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FilePicture } from "#features/files/file-picture.tsx";
import { useThumbnail } from "#features/files/use-file-address.ts";
import { useUploads } from "#features/files/file-services.tsx";
import { useUploadAddress } from "#features/files/upload/use-upload-address.ts";
import { useFileViewer } from "#features/files/viewer/use-file-viewer.tsx";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { isPicture, StoredFileFields, type StoredFile } from "#records/stored-file.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { tileRow, tileSides } from "./tile-looks.ts";

/** The files of a message; a click opens the viewer. */
export function SentFiles({ files: masked }: { files: readonly FragmentType<typeof StoredFileFields>[] }) {
  const files = readFragment(StoredFileFields, masked);
  const { open, viewer } = useFileViewer({ files, place: null });

  return (
    <>
      <Box component="ul" aria-label={t("files.attachedFiles")} sx={tileRow}>
        {files.map((file) => (
          <li key={file.id}>
            <SentTile file={file} onOpen={() => open(file.id)} />
          </li>
        ))}
      </Box>
      {viewer}
    </>
  );
}

function SentTile({ file, onOpen }: { file: StoredFile; onOpen: () => void }) {
  const address = useThumbnail(file);

  return (
    <ButtonBase onClick={onOpen} title={file.name} sx={{ display: "block", textAlign: "start", borderRadius: 1 }}>
      <VisuallyHidden>{t("files.open")}</VisuallyHidden>
      <Tile name={file.name} mimeType={file.mimeType} address={address} isNamed={!isPicture(file)} />
    </ButtonBase>
  );
}

/** The files of a message that waits on this device. */
export function WaitingFiles({ ids }: { ids: readonly string[] }) {
  return (
    <Box component="ul" aria-label={t("files.attachedFiles")} sx={tileRow}>
      {ids.map((id) => (
        <li key={id}>
          <WaitingTile id={id} />
        </li>
      ))}
    </Box>
  );
}

/** Its upload may be over before the message is sent: it stays as it was. */
function WaitingTile({ id }: { id: string }) {
  const upload = useUploads().uploads.find((one) => one.id === id);
  const [seen, setSeen] = useState(upload);
  const address = useUploadAddress(id);
  if (upload && upload !== seen) setSeen(upload);
  const { name = "", type = "" } = upload ?? seen ?? {};
  const isImage = type.startsWith("image/");

  return <Tile name={name} mimeType={type} address={isImage ? address : null} isNamed={!isImage} />;
}

interface TileProps {
  name: string;
  mimeType: string;
  address: string | null;
  isNamed: boolean;
}

function Tile({ name, mimeType, address, isNamed }: TileProps) {
  return (
    <>
      <Box sx={{ ...tileSides, overflow: "hidden", borderRadius: 1, bgcolor: "ground.sunken" }}>
        <FilePicture name={name} mimeType={mimeType} address={address} />
      </Box>
      {isNamed ? (
        <Typography component="div" variant="caption" dir="auto" noWrap sx={{ maxWidth: tileSides.width }}>
          <bdi>{name}</bdi>
        </Typography>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
    </>
  );
}
