// The image formats that we process. Nothing else is ever given to the image library, whatever a file claims to be.

export const imageFormats = ["jpeg", "png", "webp", "avif"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const formatOf = (mimeType: string): ImageFormat | undefined =>
  imageFormats.find((format) => mimeType === `image/${format}`);

export const isChangeable = (mimeType: string): boolean => formatOf(mimeType) !== undefined;
