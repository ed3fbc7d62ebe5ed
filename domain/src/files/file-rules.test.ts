import { expect, test } from "vitest";
import { extensionOf, largestFor, mayDelete, mayReplace, nameOfType, takesType, typeOf } from "./file-rules.ts";

test.each([
  ["application/pdf", "scan.pdf", "application/pdf", true],
  ["application/pdf", "scan.pdf", "image/jpeg", false],
  ["image/*", "photo.heic", "image/heic", true],
  ["image/*", "scan.pdf", "application/pdf", false],
  [".pdf", "scan", "application/pdf", true],
  ["JPG", "photo.png", "image/jpeg", true],
  ["jpg", "virus.jpg", "application/x-msdownload", false],
  [".adas", "report.ADAS", "application/octet-stream", true],
  [".adas", "report.txt", "text/plain", false],
  ["*/*", "anything", "", true],
  ["image/heic", "scan.heic", "image/heif", true],
  ["image/heif", "scan.heic", "image/heic", true],
  ["heic", "scan.heif", "image/heif", true],
  ["image/heic", "scan.avif", "image/avif", false],
])("a slot for %s judges %s of type %s: %s", (allowed, name, mimeType, taken) => {
  expect(takesType({ allowedFileTypes: ["video/mp4", allowed] }, { name, mimeType })).toBe(taken);
});

test("megabytes are a million bytes each", () => {
  expect(largestFor({ allowedFileTypes: [], maxSizeMb: 25 })).toBe(25_000_000);
});

test.each([
  ["IMG_1.HEIC", "", "image/heic"],
  ["scan.adas", "", ""],
  ["photo.jpg", "image/png", "image/png"],
])("the type of %s, which the browser calls %j, is %j", (name, mimeType, type) => {
  expect(typeOf({ name, mimeType })).toBe(type);
});

test.each([
  ["report.tar.GZ", "gz"],
  ["README", ""],
  ["odd.", ""],
])("the extension of %s is %j", (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test.each([
  ["photo.html", "image/png", "photo.html.png"],
  ["invoice.pdf", "image/jpeg", "invoice.pdf.jpeg"],
  ["IMG_1.JPG", "image/heic", "IMG_1.JPG.heic"],
  ["list.csv", "application/pdf", "list.csv.pdf"],
  ["photo.JPG", "image/jpeg", "photo.JPG"],
  ["photo.jpeg", "image/jpeg", "photo.jpeg"],
  ["photo", "image/png", "photo"],
  ["scan.2026", "application/pdf", "scan.2026"],
  ["report.adas", "application/zip", "report.adas"],
])("a file called %s that is %s is called %s", (name, shownType, called) => {
  expect(nameOfType(name, shownType)).toBe(called);
});

const brought = { uploadedBy: "tom", createdAt: "2026-11-21T08:00:00Z" };

test.each([
  ["an admin, whenever", { role: "admin", userId: "ada" }, "2027-01-01T00:00:00Z", true],
  ["who brought it, soon after", { role: "technician", userId: "tom" }, "2026-11-21T08:14:59Z", true],
  ["who brought it, too late", { role: "technician", userId: "tom" }, "2026-11-21T08:15:00Z", false],
  ["a colleague", { role: "technician", userId: "tim" }, "2026-11-21T08:01:00Z", false],
  ["nobody", { role: "public", userId: null }, "2026-11-21T08:01:00Z", false],
] as const)("deleted by %s", (_who, person, now, may) => {
  expect(mayDelete(brought, person, new Date(now))).toBe(may);
});

test.each([
  ["a colleague", { role: "technician", userId: "tim" }, true],
  ["another customer", { role: "customer", userId: "cyd" }, false],
  ["the customer who brought it", { role: "customer", userId: "tom" }, true],
] as const)("replaced by %s", (_who, person, may) => {
  expect(mayReplace(brought, person)).toBe(may);
});

test("what nobody in particular brought is not the public's to replace", () => {
  expect(mayReplace({ ...brought, uploadedBy: null }, { role: "public", userId: null })).toBe(false);
});
