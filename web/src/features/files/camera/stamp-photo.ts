/** What the device's camera app writes into its photos, and a canvas does not: when a photo was taken. */

/** The start of a JPEG; what describes it follows. */
const start = 0xff_d8;
const [dateTag, offsetTag, photoTag] = [0x90_03, 0x90_11, 0x87_69];
const [ascii, long] = [2, 4];

const two = (figure: number): string => String(figure).padStart(2, "0");

/** `2026:05:04 12:30:00` by the device's clock. */
const localTime = (at: Date): string =>
  `${at.getFullYear()}:${two(at.getMonth() + 1)}:${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;

/** `-06:00` */
function offsetOf(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The segment of a JPEG that says when it was taken (EXIF: one directory, which points to that of the photo). */
function timeSegment(at: Date): Uint8Array<ArrayBuffer> {
  const [time, offset] = [`${localTime(at)}\0`, `${offsetOf(at)}\0`];
  const [photoAt, timeAt] = [26, 56];
  const segment = new Uint8Array(new ArrayBuffer(10 + timeAt + time.length + offset.length));
  const view = new DataView(segment.buffer);
  view.setUint16(0, 0xff_e1);
  view.setUint16(2, segment.length - 2);
  segment.set(new TextEncoder().encode("Exif\0\0MM"), 4);
  const tiff = new DataView(segment.buffer, 10);
  tiff.setUint16(2, 42);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 1);
  writeEntry(tiff, 10, [photoTag, long, 1, photoAt]);
  tiff.setUint16(photoAt, 2);
  writeEntry(tiff, photoAt + 2, [dateTag, ascii, time.length, timeAt]);
  writeEntry(tiff, photoAt + 14, [offsetTag, ascii, offset.length, timeAt + time.length]);
  segment.set(new TextEncoder().encode(time + offset), 10 + timeAt);
  return segment;
}

function writeEntry(tiff: DataView, at: number, [tag, type, count, value]: [number, number, number, number]): void {
  tiff.setUint16(at, tag);
  tiff.setUint16(at + 2, type);
  tiff.setUint32(at + 4, count);
  tiff.setUint32(at + 8, value);
}

/** Returns the photo with its time; what is no JPEG as it is. */
export async function stampPhoto(photo: Blob, at: Date): Promise<Blob> {
  const bytes = await photo.arrayBuffer();
  if (bytes.byteLength < 4 || new DataView(bytes).getUint16(0) !== start) return photo;
  return new Blob([bytes.slice(0, 2), timeSegment(at), bytes.slice(2)], { type: photo.type });
}
