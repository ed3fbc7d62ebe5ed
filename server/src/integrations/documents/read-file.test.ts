import { expect, test } from "vitest";
import { pdfOf } from "../../../test/files/sample-pdfs.ts";
import { readFile } from "./read-file.ts";

const content = (buffer: Buffer) => Uint8Array.from(buffer);

test("what was filled into a form is read as if it were printed", async () => {
  const pdf = pdfOf([["RO Number:", "", "Claim #:"]], {
    annotations: [
      { entries: "/Subtype /Widget /FT /Tx /T (ro) /V (22182) /Rect [150 776 300 790]" },
      {
        entries: "/Subtype /FreeText /Contents (Insurance Company: Erie) /Rect [56 600 300 614]",
        shows: "Insurance Company: Erie",
      },
    ],
  });

  const { document } = await readFile(content(pdf), "application/pdf");

  expect(document?.repairOrderNumber?.value).toBe("22182");
  expect(document?.insurer?.value).toBe("Erie");
  expect(document?.claimNumber).toBeNull();
});

test("a format that is no document has no text", async () => {
  expect(await readFile(content(Buffer.from("<x/>")), "application/xml")).toMatchObject({ document: null });
});
