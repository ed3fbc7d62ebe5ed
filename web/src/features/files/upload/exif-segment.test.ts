import { expect, test } from "vitest";
import { uprightExif, withSegment } from "./exif-segment.ts";

/** A JPEG's start with a directory of one entry: which way up it is. */
function photo(isLittle: boolean, orientation: number): ArrayBuffer {
  const bytes = new Uint8Array(60);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xff_d8);
  view.setUint16(2, 0xff_e0); // What comes before it is left out.
  view.setUint16(4, 4);
  view.setUint16(8, 0xff_e1);
  view.setUint16(10, 36);
  bytes.set(new TextEncoder().encode(`Exif\0\0${isLittle ? "II" : "MM"}`), 12);
  const tiff = new DataView(bytes.buffer, 18);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  tiff.setUint16(8, 1, isLittle);
  tiff.setUint16(10, 0x01_12, isLittle);
  tiff.setUint16(12, 3, isLittle);
  tiff.setUint32(14, 1, isLittle);
  tiff.setUint16(18, orientation, isLittle);
  view.setUint16(46, 0xff_da);
  return bytes.buffer;
}

test.each([true, false])(
  "what the camera wrote is kept, for a picture that stands upright (little endian: %s)",
  (isLittle) => {
    const segment = uprightExif(photo(isLittle, 6));

    expect(segment).toHaveLength(38);
    expect(new DataView(segment!.buffer, 10).getUint16(18, isLittle)).toBe(1);
  },
);

test("a picture without it stays as it is", async () => {
  const plain = new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0, 0, 0, 0, 0]).buffer;

  expect(uprightExif(plain)).toBeNull();
  expect(uprightExif(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]).buffer)).toBeNull();
  expect(uprightExif(new ArrayBuffer(0))).toBeNull();
  expect(withSegment(plain, null).size).toBe(plain.byteLength);
});

test.each(Array.from({ length: 60 }, (_, length) => length))("a photo cut after %i bytes is no error", (length) => {
  expect(() => uprightExif(photo(true, 6).slice(0, length))).not.toThrow();
});
