import { expect, test } from "vitest";
import { documentSlot, refusalFor, wordsForTypes, type ChosenFile } from "./file-refusal.ts";

const photos = { allowedFileTypes: ["image/jpeg", "image/png", "image/webp", "image/heic"], maxSizeMb: 25 };
const onePhoto = { ...photos, allowMultiple: false };
const manyPhotos = { ...photos, allowMultiple: true };
const file = (name: string, mimeType: string, size = 1000): ChosenFile => ({ name, mimeType, size });

test.each([
  file("IMG_1.jpg", "image/jpeg"),
  file("IMG_1.HEIC", ""),
  file("just.png", "image/png", 25_000_000),
  file(`${"a".repeat(251)}.jpg`, "image/jpeg"),
])("$name may go", (chosen) => {
  expect(refusalFor(chosen, onePhoto, 0)).toBeNull();
});

test.each([
  [file("IMG_1.mov", "video/quicktime"), "IMG_1.mov is a video. Accepted here: photos (JPEG, PNG, WebP, HEIC)."],
  [file("scan.pdf", "application/pdf"), "scan.pdf is a PDF. Accepted here: photos (JPEG, PNG, WebP, HEIC)."],
  [
    file("logo.svg", "image/svg+xml"),
    "logo.svg is a picture of type SVG. Accepted here: photos (JPEG, PNG, WebP, HEIC).",
  ],
  [file("codes.adas", ""), "codes.adas is a .adas file. Accepted here: photos (JPEG, PNG, WebP, HEIC)."],
  [file("codes", ""), "codes is of an unknown type. Accepted here: photos (JPEG, PNG, WebP, HEIC)."],
  [file("a.jpg", "image/jpeg", 0), "a.jpg is empty. Choose it again."],
  [file("a.jpg", "image/jpeg", 31_000_000), "a.jpg is 31 MB. The limit is 25 MB."],
  [file("a.jpg", "image/jpeg", 25_000_001), "a.jpg is 25.1 MB. The limit is 25 MB."],
  [file(`${"a".repeat(252)}.jpg`, "image/jpeg"), /^The name a{20}… is longer than 255 characters/],
])("%o is refused before it is sent", (chosen, why) => {
  expect(refusalFor(chosen, manyPhotos, 0)).toMatch(why);
});

test("a slot for one file takes no second", () => {
  expect(refusalFor(file("b.jpg", "image/jpeg"), onePhoto, 1)).toBe(
    "Only one file is allowed here. Replace the existing one.",
  );
  expect(refusalFor(file("b.jpg", "image/jpeg"), manyPhotos, 1)).toBeNull();
});

test("a document without a task may be of any kind, of up to 50 MB", () => {
  expect(refusalFor(file("codes.adas", "", 50_000_000), documentSlot, 9)).toBeNull();
  expect(refusalFor(file("codes.adas", "", 50_000_001), documentSlot, 9)).toBe(
    "codes.adas is 50.1 MB. The limit is 50 MB.",
  );
});

test.each([
  [["application/pdf"], "PDF"],
  [["application/pdf", "text/html", "image/jpeg", "image/png"], "PDF, HTML or photos (JPEG, PNG)"],
  [["image/*", ".pdf"], "photos (JPEG, PNG, WebP, HEIC) or PDF"],
  [[".adas", "audio/*"], "ADAS or sound"],
])("%j are called %s", (types, words) => {
  expect(wordsForTypes(types)).toBe(words);
});
