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
