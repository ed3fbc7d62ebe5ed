/** What a camera writes at the start of a JPEG (EXIF): when and how it was taken, and which way up it is. */
const [jpeg, app1, scan] = [0xff_d8, 0xff_e1, 0xff_da];
const exifMark = 0x45_78_69_66;
const orientationTag = 0x01_12;
const upright = 1;

/** Returns the segment for a picture that was turned upright; null where there is none. */
export function uprightExif(file: ArrayBuffer): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(file);
  if (view.byteLength < 4 || view.getUint16(0) !== jpeg) return null;
  for (let at = 2; at + 10 <= view.byteLength && view.getUint16(at) !== scan; at += 2 + view.getUint16(at + 2)) {
    const end = at + 2 + view.getUint16(at + 2);
    if (view.getUint16(at) >>> 8 !== 0xff || end > view.byteLength) return null;
    if (view.getUint16(at) !== app1 || view.getUint32(at + 4) !== exifMark) continue;
    const segment = new Uint8Array(file.slice(at, end));
    turnUpright(new DataView(segment.buffer, 10));
    return segment;
  }
  return null;
}

/** The first directory says which way up the picture is, in an entry of twelve bytes. */
function turnUpright(tiff: DataView): void {
  if (tiff.byteLength < 8) return;
  const isLittle = tiff.getUint16(0) === 0x49_49;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return;
  const count = tiff.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + 12 * count && at + 12 <= tiff.byteLength; at += 12)
    if (tiff.getUint16(at, isLittle) === orientationTag) tiff.setUint16(at + 8, upright, isLittle);
}

/** Returns the JPEG with the segment at its start. */
export const withSegment = (picture: ArrayBuffer, segment: Uint8Array<ArrayBuffer> | null): Blob =>
  new Blob(segment ? [picture.slice(0, 2), segment, picture.slice(2)] : [picture], { type: "image/jpeg" });
