import { expect, test } from "vitest";
import { stampPhoto } from "./stamp-photo.ts";

const taken = new Date(2026, 4, 4, 12, 30, 5);
const jpeg = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)], { type: "image/jpeg" });

test("a photo carries its time and zone, in a segment after its start", async () => {
  const stamped = await (await stampPhoto(jpeg, taken)).arrayBuffer();

  const view = new DataView(stamped);
  const text = new TextDecoder("latin1").decode(stamped);
  expect([view.getUint16(0), view.getUint16(2)]).toEqual([0xff_d8, 0xff_e1]);
  expect(view.getUint16(4)).toBe(stamped.byteLength - 6);
  expect(text.slice(6, 14)).toBe("Exif\0\0MM");
  expect(text).toMatch(/2026:05:04 12:30:05\0[+-]\d\d:\d\d\0\u00FF\u00D9$/);
});

test("what is no JPEG stays as it is", async () => {
  const png = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)]);

  expect(await stampPhoto(png, taken)).toBe(png);
});
