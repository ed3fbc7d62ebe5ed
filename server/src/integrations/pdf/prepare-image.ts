import sharp from "sharp";

export interface Picture {
  content: Uint8Array;
  extension: "jpg" | "pdf" | "png";
  size: readonly [number, number];
}

/** Sharp in print at half the width of a page; a camera's JPEG is read at a quarter of its size. */
const mostPixels = 1000;
const mostInputPixels = 100_000_000;

sharp.concurrency(1);
sharp.cache(false);
// Nothing else is ever given to the image library, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});

/** Returns the image upright, as large as print needs and without what it says about camera and place; null when it cannot be read. */
export async function prepareImage(content: Uint8Array): Promise<Picture | null> {
  try {
    const image = sharp(content, { limitInputPixels: mostInputPixels, failOn: "error" })
      .rotate()
      .resize({ width: mostPixels, height: mostPixels, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const isDrawn = (await image.metadata()).hasAlpha;
    const { data, info } = await (isDrawn ? image.png() : image.jpeg({ quality: 80, mozjpeg: false })).toBuffer({
      resolveWithObject: true,
    });
    return { content: data, extension: isDrawn ? "png" : "jpg", size: [info.width, info.height] };
  } catch {
    return null;
  }
}
