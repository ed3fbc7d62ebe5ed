// The decoder is plain JavaScript: the page's security policy forbids WebAssembly.
import createLibheif from "libheif-js/libheif/libheif.js";

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** The largest of today's phones. */
const mostPixels = 60_000_000;

/** Returns the picture upright. Throws for what is no HEIC picture and for one that is too large. */
export async function decodeHeic(content: ArrayBuffer): Promise<Pixels> {
  const libheif = createLibheif();
  const images = new libheif.HeifDecoder().decode(new Uint8Array(content));
  const [image] = images;
  if (!image) throw new Error("no HEIC picture");
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > mostPixels) throw new Error("too many pixels");
    const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
    const shown = await new Promise((resolve) => image.display(pixels, resolve));
    if (shown === null) throw new Error("a broken HEIC picture");
    return pixels;
  } finally {
    for (const each of images) each.free();
  }
}
