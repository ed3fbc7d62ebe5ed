import { largestLogo } from "@boresight/domain/settings/logo";

/** In pixels: twice what a page or an email shows. */
const most = { width: 480, height: 160 };

/**
 * Returns a picture as a PNG in base64, no larger than pages and emails show; null when the browser cannot decode it or
 * it stays too large.
 */
export async function logoPicture(file: Blob): Promise<string | null> {
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
