import { expect, test } from "vitest";
import { readText } from "#intake/reading/read-document.ts";
import { kindOfAttachment } from "./attachment-kind.ts";

const lines = (text: string) => text.split("\n").map((line) => ({ page: 1, text: line }));
const kindOf = (text: string, mimeType = "application/pdf") =>
  kindOfAttachment({ mimeType, lines: lines(text), document: readText(lines(text)), scanReport: null });

test.each([
  ["INVOICE 4471\nTotal due $120.00", "invoice"],
  ["Front Range Glass\nFacture n° 12\nTotal 120,00", "invoice"],
  ["This is not an invoice\nThank you", "other"],
  ["Estimate of Record\nRO Number: 48213\n1 Repl Bumper cover 57704SJ000 1 412.00 2.2", "estimate"],
  ["Dear team,\nthe keys are in the box.", "other"],
  ["VIN: 4T1G11AK2MU990001\nRoad test passed", "other"],
])("%j is of the kind %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test("a picture is a photo", () => {
  expect(kindOf("", "image/jpeg")).toBe("photo");
});

test("what the reader of scan reports knows is one, whatever else it looks like", () => {
  const scanReport = { layout: "Autel", phase: "pre" as const, vin: null, tool: null, serialNumber: null };
  const report = { ...scanReport, softwareVersion: null, scannedAt: null, modules: [], codes: [] };

  expect(kindOfAttachment({ mimeType: "application/pdf", lines: [], document: null, scanReport: report })).toBe(
    "scanReport",
  );
});
