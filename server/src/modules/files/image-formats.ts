// The images that we change. Nothing else is ever given to the image library, whatever a file calls itself.
import sharp from "sharp";

export const imageFormats = ["jpeg", "png", "webp", "avif"] as const;
export type ImageFormat = (typeof imageFormats)[number];

// Every picture is another: kept pieces of them only fill the memory, and two at once are all that run.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});

export const formatOf = (mimeType: string): ImageFormat | undefined =>
  imageFormats.find((format) => mimeType === `image/${format}`);

export const isChangeable = (mimeType: string): boolean => formatOf(mimeType) !== undefined;
