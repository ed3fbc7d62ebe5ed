/** The sizes of pictures that screens ask for and the server makes, in pixels. */

/** Of what is made: no side is longer. */
export const longestSide = 2048;

/** Above this a picture would need more memory and time than one is worth. */
export const mostPixels = 40_000_000;
/** A JPEG is read at a fraction of its size, so even a phone's largest is made smaller. */
export const mostPixelsOfJpeg = 120_000_000;

/** The widths that screens ask for. */
export const shownWidths = { thumbnail: 320, viewer: longestSide } as const;

export const mostPixelsOf = (mimeType: string): number => (mimeType === "image/jpeg" ? mostPixelsOfJpeg : mostPixels);

interface Measured {
  mimeType: string;
  /** Null where it could not be read. */
  width: number | null;
  height: number | null;
}

/** Returns the width to ask for so that the picture fits a window, or null for the picture as it is. */
export function viewerWidth({ mimeType, width, height }: Measured): number | null {
  if (width === null || height === null || width <= shownWidths.viewer) return null;
  return width * height <= mostPixelsOf(mimeType) ? shownWidths.viewer : null;
}
