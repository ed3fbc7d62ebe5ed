const signature = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
const mostBytes = 300_000;
const mostPixels = 1400;

/** Returns width and height of a PNG that print can use as it is, as most logos are; null for any other file. */
export function sizeOfSmallPng(content: Uint8Array): readonly [number, number] | null {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (file.length < 24 || file.length > mostBytes || !file.subarray(0, 8).equals(signature)) return null;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return Math.min(width, height) > 0 && Math.max(width, height) <= mostPixels ? [width, height] : null;
}
