import { expect, test } from "vitest";
import { placeKey } from "@boresight/domain/intake/reading/estimate-document";
import { zipOf } from "../../../test/files/data-files.ts";
import { pdfOf } from "../../../test/files/sample-pdfs.ts";
import { cutDetails } from "./cut-details.ts";
import { readFile } from "./read-file.ts";

const read = async (content: Buffer, name: string) => {
  const bytes = Uint8Array.from(content);
  const file = await readFile(bytes, { name, mimeType: "application/octet-stream" });
  return { document: file.document, pieces: await cutDetails(file) };
};

test("each detail has the piece of its page, also of a paper that was packed", async () => {
  const pdf = pdfOf([["RO # 77412   Claim #: 04-1"], ["VIN: 4T1G11AK2MU990001"]]);
  const { document, pieces } = await read(pdf, "ro.pdf");

  const [number, claim, vin] = [document?.repairOrderNumber, document?.claimNumber, document?.vehicle.vin];
  if (!number || !claim || !vin) throw new Error("It was not read");
  expect(Object.keys(pieces)).toEqual([number, claim, vin].map(placeKey));
  expect((await read(await zipOf({ "ro.pdf": pdf }), "ro.zip")).pieces).toEqual(pieces);
  expect(
    Buffer.from(pieces[placeKey(vin)] ?? "", "base64")
      .subarray(8, 12)
      .toString(),
  ).toBe("WEBP");
});

test("an estimate's text has no pieces, nor has a file that cannot be read", async () => {
  expect((await read(Buffer.from("RO # 77412"), "estimate.txt")).pieces).toEqual({});
  expect((await read(Buffer.from("%PDF-1.4 broken"), "ro.pdf")).pieces).toEqual({});
});
