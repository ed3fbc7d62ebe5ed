import { expect, test } from "vitest";
import { cleanFileName } from "./file-name.ts";

test.each([
  ["Mu\u0308ller.pdf", "Müller.pdf"],
  ["C:\\Users\\ada\\vin.jpg", "vin.jpg"],
  ["photo\u202Egpj.exe", "photogpj.exe"],
  ["a\u0000b\u200B\u2028\u00ADc\uFEFF.pdf", "abc.pdf"],
  ["👨\u200D🔧.png", "👨\u200D🔧.png"],
  ["../..", "file"],
  [`${"x".repeat(300)}.jpeg`, `${"x".repeat(250)}.jpeg`],
])("%j is stored as %j", (given, stored) => {
  expect(cleanFileName(given)).toBe(stored);
});
