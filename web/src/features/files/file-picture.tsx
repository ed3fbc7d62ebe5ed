import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import CodeOutlined from "~icons/ic/outline-code";
import DescriptionOutlined from "~icons/ic/outline-description";
import ImageOutlined from "~icons/ic/outline-image";
import MovieOutlined from "~icons/ic/outline-movie";
import PictureAsPdfOutlined from "~icons/ic/outline-picture-as-pdf";
import { extensionOf } from "@boresight/domain/files/file-rules";
import { useState } from "react";

interface FilePictureProps {
  name: string;
  mimeType: string;
  /** The image, if there is one. */
  address: string | null;
}

/** Fills its place with the image, or with an icon of the file's kind. The name is shown beside it. */
export function FilePicture({ name, mimeType, address }: FilePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (address && address !== broken) {
    return (
      <Box
        component="img"
        src={address}
        alt=""
        onError={() => setBroken(address)}
        sx={{ display: "block", width: "100%", height: "100%", objectFit: "cover" }}
      />
    );
  }
  const Icon = icons[kindOf(mimeType)];

  return (
    <Box
      sx={{
        display: "grid",
        placeContent: "center",
        justifyItems: "center",
        width: "100%",
        height: "100%",
        color: "text.secondary",
      }}
    >
      <Icon aria-hidden />
      <Typography variant="caption" sx={{ fontWeight: 500 }} aria-hidden>
        {extensionOf(name).toUpperCase()}
      </Typography>
    </Box>
  );
}

const icons = {
  file: DescriptionOutlined,
  html: CodeOutlined,
  image: ImageOutlined,
  pdf: PictureAsPdfOutlined,
  video: MovieOutlined,
};

function kindOf(mimeType: string): keyof typeof icons {
  if (mimeType === "application/pdf") return "pdf";
  if (mimeType === "text/html") return "html";
  if (mimeType.startsWith("image/")) return "image";
  return mimeType.startsWith("video/") ? "video" : "file";
}
