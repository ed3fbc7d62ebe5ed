import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useColorScheme } from "@mui/material/styles";
import { measuresOf, pictureAddress, pictureWords, type HelpPictureName } from "./help-pictures.ts";

/** Pictures of the product as the reader sees it, light or dark; each opens in its full size. */
export function HelpFigures({ names }: { names: readonly HelpPictureName[] }) {
  const { colorScheme = "light" } = useColorScheme();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 4, mt: 1 }}>
      {names.map((name) => (
        <HelpFigure key={name} name={name} scheme={colorScheme} />
      ))}
    </Box>
  );
}

interface HelpFigureProps {
  name: HelpPictureName;
  scheme: "dark" | "light";
}

function HelpFigure({ name, scheme }: HelpFigureProps) {
  const { width, height, isOfPhone } = measuresOf(name);
  const { alt, caption } = pictureWords[name];
  const address = pictureAddress(name, scheme);

  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, width: isOfPhone ? phoneWidth : "100%", maxWidth: "100%" }}>
      <a href={address} target="_blank" rel="noreferrer" aria-label={t("help.openPicture", { picture: alt })}>
        <Box component="img" src={address} alt={alt} width={width} height={height} loading="lazy" sx={framed} />
      </a>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {caption}
      </Typography>
    </Box>
  );
}

const phoneWidth = 300;
const framed = {
  display: "block",
  width: "100%",
  height: "auto",
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.default",
};
