import { t } from "@boresight/domain/texts/text";
import { wordOfKind } from "@boresight/domain/files/document-kinds";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatFileSize } from "#ui/text/file-size.ts";
import { formatMoment } from "#ui/time/times.ts";
import type { ShownFile, StoredFile } from "#records/stored-file.ts";
import { alignStart } from "#ui/theme/align-start.ts";

interface FileCaptionProps {
  titleId: string;
  file: StoredFile;
  /** The file, or an earlier version of it. */
  shown: ShownFile;
  /** `3 of 7` */
  position: string;
}

/** The current file, announced to screen readers when it changes. */
export function FileCaption({ titleId, file, shown, position }: FileCaptionProps) {
  const details = [
    position,
    wordOfKind(file.documentKind),
    shown.id !== file.id && t("files.olderVersion"),
    file.userByUploadedBy?.displayName,
    formatMoment(shown.updatedAt),
    formatFileSize(Number(shown.size)),
    file.signerName && t("files.signedBy", { name: file.signerName }),
    file.customerVisible === false && t("files.internalFile"),
  ];

  return (
    <Box component="output" sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography id={titleId} component="h2" variant="h3" dir="auto" noWrap sx={alignStart}>
        <bdi>{shown.name}</bdi>
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
        <bdi>{details.filter(Boolean).join(" · ")}</bdi>
      </Typography>
    </Box>
  );
}
