import { expect, test } from "vitest";
import { acceptFor, takesPhotos } from "./accept.ts";

test("the file chooser gets types and extensions in the browser's format", () => {
  expect(acceptFor({ allowedFileTypes: ["image/*", "application/pdf", "adas", ".csv"] })).toBe(
    "image/*,application/pdf,.adas,.csv",
  );
});

test.each([["image/heic"], ["image/heif"]])("a slot for %s offers the photos of phones by all their names", (type) => {
  expect(acceptFor({ allowedFileTypes: ["image/jpeg", type] })).toBe("image/jpeg,image/heic,image/heif,.heic,.heif");
});

test.each([
  [["image/jpeg", "image/heic"], true],
  [["jpg"], true],
  [["*/*"], true],
  [["application/pdf"], false],
])("for %j the camera is offered: %s", (allowedFileTypes, offered) => {
  expect(takesPhotos({ allowedFileTypes })).toBe(offered);
});
