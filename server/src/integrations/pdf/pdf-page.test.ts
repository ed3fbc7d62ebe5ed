import { readDocument } from "@boresight/domain/intake/reading/read-document";
import { expect, test } from "vitest";
import { pageOf } from "./pdf-page.ts";

const piece = (x: number, y: number, text: string, width = text.length * 9) => ({
  text,
  x,
  y,
  width,
  height: 7,
  turn: 0,
});

test.each(["王　小明", "KIM　MIN　JUN"])("a name with full-width spaces stays whole: %s", (name) => {
  const pieces = [piece(40, 700, "Owner:"), piece(110, 700, name), piece(300, 700, "Claim #: 70-4471-2", 72)];

  const page = pageOf(1, { pieces, fields: [], rotation: 0 }, [0, 0, 612, 792]);

  expect(readDocument([page]).owner?.value).toBe(name.replaceAll("　", " "));
  expect(readDocument([page]).claimNumber?.value).toBe("70-4471-2");
});
