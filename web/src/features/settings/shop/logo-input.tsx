import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import { showShop } from "#ui/text/shop.ts";
import { largestLogo } from "@boresight/domain/settings/logo";
import type { ShopSettings } from "./use-shop.ts";

const SaveLogo = graphql(`
  mutation SaveLogo($input: SaveLogoInput!) {
    saveLogo(input: $input) {
      shopSetting {
        id
        logoMark
      }
    }
  }
`);

/** The company's logo: any picture, made small before it is sent. */
export function LogoInput({ settings: { version, logoMark } }: { settings: ShopSettings }) {
  const [save] = useMutation(SaveLogo, { refetchQueries: "active", awaitRefetchQueries: true });
  const { problem, busy, run } = useVerb({ shownBy: "caller" });
  const showMessage = useMessage();
  const send = (picture: string | null, done: string) =>
    run(async () => {
      const { data } = await save({ variables: { input: { version, picture } } });
      showShop({ logo: data?.saveLogo?.shopSetting?.logoMark ?? "" });
    }, done);
  const choose = async ([file]: readonly File[]) => {
    const picture = file && (await logoPicture(file));
    if (picture) await send(picture, t("settings.logoIsSaved"));
    else showMessage(t("errors.not-a-logo"), { color: "error" });
  };

  return (
    <Box sx={{ display: "grid", gap: 2, mt: 4, justifyItems: "start" }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {logoMark && (
        <Box
          component="img"
          src={`/v1/functions/shop-logo/${logoMark}`}
          alt={t("settings.logo")}
          sx={{ maxWidth: 240, maxHeight: 80, bgcolor: "common.white", borderRadius: 1, p: 1 }}
        />
      )}
      <Box sx={{ display: "flex", gap: 2 }}>
        <FileButton variant="outlined" accept="image/*" onChoose={(files) => void choose(files)}>
          {t("settings.chooseLogo")}
        </FileButton>
        {logoMark && (
          <Button loading={busy} onClick={() => void send(null, t("settings.logoIsRemoved"))}>
            {t("base.remove")}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t("settings.logoHelp")}
      </Typography>
    </Box>
  );
}

/** In pixels: twice what a page or an email shows. */
const most = { width: 480, height: 160 };

/**
 * Returns a picture as a PNG in base64, no larger than pages and emails show; null when the browser cannot decode it or
 * it stays too large.
 */
async function logoPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  let scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  for (let attempt = 0; attempt < 4; attempt += 1, scale /= 1.5) {
    const png = await drawn(picture, scale);
    if (png && png.size <= largestLogo) return inBase64(png);
  }
  return null;
}

function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}
