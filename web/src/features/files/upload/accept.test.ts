import { expect, test } from "vitest";
import { acceptFor, takesPhotos } from "./accept.ts";

test("the chooser is told types and extensions as browsers read them", () => {
  expect(acceptFor({ allowedFileTypes: ["image/*", "application/pdf", "adas", ".csv"] })).toBe(
    "image/*,application/pdf,.adas,.csv",
  );
});

test.each([
  [["image/jpeg", "image/heic"], true],
  [["jpg"], true],
  [["*/*"], true],
  [["application/pdf"], false],
])("for %j the camera is offered: %s", (allowedFileTypes, offered) => {
  expect(takesPhotos({ allowedFileTypes })).toBe(offered);
});
