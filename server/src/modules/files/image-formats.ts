// The image formats that we process. Nothing else is ever given to the image library, whatever a file claims to be.
import sharp from "sharp";

export const imageFormats = ["jpeg", "png", "webp", "avif"] as const;
export type ImageFormat = (typeof imageFormats)[number];

// Every image is different, so a cache only fills the memory; and at most two run at once.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});

export const formatOf = (mimeType: string): ImageFormat | undefined =>
  imageFormats.find((format) => mimeType === `image/${format}`);

export const isChangeable = (mimeType: string): boolean => formatOf(mimeType) !== undefined;
