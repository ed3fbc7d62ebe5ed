import sharp from "sharp";

export interface PreparedImage {
  bytes: Buffer;
  extension: "jpg" | "png";
  width: number;
  height: number;
}

/** Sharp in print at half the width of a page. */
const mostPixels = 1400;
const mostInputPixels = 100_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** Returns the image upright, as large as print needs and without what it says about camera and place; null when it cannot be read. */
export async function prepareImage(content: Uint8Array): Promise<PreparedImage | null> {
  try {
    const image = sharp(content, { limitInputPixels: mostInputPixels, failOn: "error" })
      .rotate()
      .resize({ width: mostPixels, height: mostPixels, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const isDrawn = (await image.metadata()).hasAlpha;
    const { data, info } = await (isDrawn ? image.png() : image.jpeg({ quality: 80, mozjpeg: false })).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, extension: isDrawn ? "png" : "jpg", width: info.width, height: info.height };
  } catch {
    return null;
  }
}
