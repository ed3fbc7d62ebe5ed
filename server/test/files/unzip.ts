import { crc32, inflateRawSync } from "node:zlib";

/** Reads a small zip by its list of contents, as other programs do, and checks each content's sum and size. */
export function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.length - 22; // Without a comment.
  if (bytes.readUInt32LE(end) !== 0x06054b50) throw new Error("not a whole zip");
  const contents: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < bytes.readUInt16LE(end + 10); index++) {
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString();
    const [packed, size, offset] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt32LE(at + 42),
    ];
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = inflateRawSync(bytes.subarray(start, start + packed));
    if (content.length !== size || crc32(content) !== bytes.readUInt32LE(at + 16))
      throw new Error(`${name} is damaged`);
    contents[name] = content.toString();
    at += 46 + nameLength + extraLength;
  }
  return contents;
}
