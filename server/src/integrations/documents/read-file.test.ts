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

  const { document } = await readFile(content(pdf), { name: "ro.pdf", mimeType: "application/pdf" });

  expect(document?.repairOrderNumber?.value).toBe("22182");
  expect(document?.insurer?.value).toBe("Erie");
  expect(document?.claimNumber).toBeNull();
});

const unknownType = "application/octet-stream";
const read = (text: Buffer | string, name: string) =>
  readFile(content(Buffer.from(text)), { name, mimeType: unknownType });

test.each([
  ["estimate.xml", "<?xml version='1.0'?><Invoice/>", "XML"],
  ["page.html", "<!DOCTYPE html><html></html>", "HTML"],
  ["note.rtf", "{\\rtf1 Repl Windshield}", "RTF"],
  ["data.json", '{"lines": []}', "JSON"],
  ["list.csv", "Company,Email\nA Body,a@x.example", "CSV"],
  ["old.doc", Buffer.from("d0cf11e0a1b11ae1", "hex"), "Word"],
  ["note.msg", Buffer.from("d0cf11e0a1b11ae1", "hex"), "Outlook"],
  ["mail.eml", "Received: by mx\nSubject: estimate\n\nRepl Windshield", "EML"],
  ["page.xhtml", "<?xml version='1.0'?><!-- made --><html xmlns='x'/>", "HTML"],
  ["estimate.awf", Buffer.from("00ff10aa", "hex"), "AWF"],
])("%s is refused by the name of its format", async (name, text, format) => {
  expect(await read(text, name)).toMatchObject({ state: "unsupported", format, document: null });
});

test("an estimate's text is read as text", async () => {
  const { document } = await read(
    "RO Number: 22182\n1 FRONT BUMPER\n2 Repl Bumper cover 5211906X 1 410.00 Incl.\n",
    "estimate.txt",
  );

  expect(document?.repairOrderNumber?.value).toBe("22182");
  expect(document?.lines[0]).toMatchObject({ section: "FRONT BUMPER", operation: "replace" });
});
