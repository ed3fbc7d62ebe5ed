const beginnings = {
  "image/jpeg": (content: Buffer) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  "image/png": (content: Buffer) => content.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  "image/webp": (content: Buffer) =>
    content.toString("latin1", 0, 4) === "RIFF" && content.toString("latin1", 8, 12) === "WEBP",
};
export type ImageType = keyof typeof beginnings;

/** Judges a picture by its bytes, whatever the sender declares; undefined for anything but these types. */
export const imageTypeOf = (content: Buffer, types: readonly ImageType[]): ImageType | undefined =>
  types.find((type) => beginnings[type](content));

const beginning = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
const end = Buffer.from("\0\0\0\0IEND\xaeB`\x82", "latin1");
const longestSide = 5000;

/** The size of a whole PNG in pixels; null for anything else, and for one too large to show. */
export function pngSize(content: Buffer): { width: number; height: number } | null {
  if (content.length < beginning.length + 17 + end.length) return null;
  if (!content.subarray(0, beginning.length).equals(beginning) || !content.subarray(-end.length).equals(end))
    return null;
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  return width > 0 && height > 0 && width <= longestSide && height <= longestSide ? { width, height } : null;
}
