import createLibheif from "libheif-js/libheif/libheif.js";

/** Returns the first picture upright. Throws for what cannot be decoded, and "too many pixels". */
export async function decodeHeic(content: Uint8Array, mostPixels: number) {
  const images = new (createLibheif().HeifDecoder)().decode(content);
  const [image] = images;
  if (!image) throw new Error("no HEIC picture");
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > mostPixels) throw new Error("too many pixels");
    const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) };
    const shown = await new Promise((resolve) => image.display(pixels, resolve));
    if (shown === null) throw new Error("a broken HEIC picture");
    return pixels;
  } finally {
    for (const each of images) each.free();
  }
}
