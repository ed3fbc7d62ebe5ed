const brands: ReadonlySet<string> = new Set([
  "heic",
  "heix",
  "hevc",
  "hevx",
  "heim",
  "heis",
  "hevm",
  "hevs",
  "mif1",
  "msf1",
]);

/** Whether a file begins as ISO/IEC 23008-12 says of pictures compressed with HEVC; AV1 (`avif`) is another matter. */
export function isHeic(content: Uint8Array): boolean {
  const text = (from: number, length: number) => Buffer.from(content.subarray(from, from + length)).toString("latin1");
  if (text(4, 4) !== "ftyp") return false;
  const length = Math.min(Buffer.from(content.subarray(0, 4)).readUInt32BE(), 256);
  const all = [
    text(8, 4),
    ...Array.from({ length: Math.max(0, (length - 16) / 4) }, (_none, at) => text(16 + 4 * at, 4)),
  ];
  return brands.has(all[0] ?? "") && !all.includes("avif");
}
