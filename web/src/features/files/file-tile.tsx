import { t } from "@boresight/domain/texts/text";
import { wordOfKind } from "@boresight/domain/files/document-kinds";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import VisibilityOffOutlined from "~icons/ic/outline-visibility-off";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { FilePicture } from "./file-picture.tsx";
import type { StoredFile } from "#records/stored-file.ts";
import { useThumbnail } from "./use-file-address.ts";
import { alignStart } from "#ui/theme/align-start.ts";

const second = { color: "text.secondary", ...alignStart };

interface FileTileProps {
  file: StoredFile;
  /** The caption is the kind of document, and the name comes second. */
  isKindTold: boolean;
  onOpen: () => void;
}

/** A stored file; a click opens the viewer. */
export function FileTile({ file, isKindTold, onOpen }: FileTileProps) {
  const address = useThumbnail(file);

  return (
    <ButtonBase
      onClick={onOpen}
      sx={{ display: "block", width: "100%", textAlign: "start", borderRadius: 1 }}
      title={file.name}
    >
      <Box
        sx={{
          position: "relative",
          aspectRatio: "4 / 3",
          overflow: "hidden",
          borderRadius: 1,
          bgcolor: "ground.sunken",
        }}
      >
        <FilePicture name={file.name} mimeType={file.mimeType} address={address} />
        {file.customerVisible === false && <HiddenMark />}
      </Box>
      {isKindTold && (
        <Typography component="div" variant="caption" noWrap sx={{ mt: 1, fontWeight: 500, ...alignStart }}>
          <VisuallyHidden>{t("files.open")}</VisuallyHidden>
          {wordOfKind(file.documentKind)}
        </Typography>
      )}
      <Typography
        component="div"
        variant="caption"
        dir="auto"
        noWrap
        sx={isKindTold ? second : { mt: 1, fontWeight: 500, ...alignStart }}
      >
        {!isKindTold && <VisuallyHidden>{t("files.open")}</VisuallyHidden>}
        <bdi>{file.name}</bdi>
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary" noWrap>
        <RelativeTime moment={file.updatedAt} />
      </Typography>
    </ButtonBase>
  );
}

/** The file is hidden from the customer. */
function HiddenMark() {
  return (
    <Box
      component="span"
      sx={{
        position: "absolute",
        insetInlineStart: 6,
        bottom: 6,
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        bgcolor: "background.paper",
        color: "text.secondary",
        fontSize: "0.75rem",
      }}
    >
      <VisibilityOffOutlined aria-hidden sx={{ fontSize: 14 }} />
      {t("base.internal")}
    </Box>
  );
}
