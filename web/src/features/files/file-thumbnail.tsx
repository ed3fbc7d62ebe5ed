import type { PicturedFile } from "#records/thumbnails.ts";
import { FilePicture } from "./file-picture.tsx";
import { useThumbnail } from "./use-file-address.ts";

/** A file's small picture, for lists of other areas. */
export function FileThumbnail({ file }: { file: PicturedFile }) {
  return <FilePicture name={file.name} mimeType={file.mimeType} address={useThumbnail(file)} />;
}
