export interface ImageChange {
  width: number | null;
  height: number | null;
  /** 1 to 100; null for the format's own default. */
  quality: number | null;
  /** Sigma of the blur; 0 for none. */
  blur: number;
  format: ImageFormat;
}

/** The image in its own size and format, without the metadata that the camera wrote. */
export const bareImage = (format: ImageFormat): ImageChange => ({
  width: null,
  height: null,
  quality: null,
  blur: 0,
  format,
});

/** One name per result, so that each change is computed once and then cached. */
export const nameOfChange = ({ width, height, quality, blur, format }: ImageChange): string =>
  `w${width ?? ""}h${height ?? ""}q${quality ?? ""}b${blur}.${format}`;

// The image formats that we process. Nothing else is ever given to the image library, whatever a file claims to be.

export const imageFormats = ["jpeg", "png", "webp", "avif"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const formatOf = (mimeType: string): ImageFormat | undefined =>
  imageFormats.find((format) => mimeType === `image/${format}`);

export const isChangeable = (mimeType: string): boolean => formatOf(mimeType) !== undefined;
