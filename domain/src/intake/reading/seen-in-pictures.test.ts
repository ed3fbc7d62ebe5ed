// What recognition makes of print on a photo, and what is read from it all the same.
import { expect, test } from "vitest";
import { pageOf, pageOfWords, values, wordsAt } from "../../../test/reading-pages.ts";
import { readEstimateLines } from "./estimate-lines.ts";
import { withKnownModel } from "./fields/known-model.ts";
import { withLikelyVins } from "./fields/likely-vins.ts";
import { rowsOfPages } from "./layout.ts";
import { detailsOf } from "./repair-order-details.ts";
import type { Page } from "./page.ts";
import { readDocument } from "./read-document.ts";

const asSeen = ({ words, ...page }: Page): Page => ({
  ...page,
  words: words.map((word) => ({ ...word, confidence: 0.9 })),
});
const paper = (...lines: string[]) => pageOf(lines.map((text) => [[40, text]]));
const seen = (...lines: string[]) => readDocument([asSeen(paper(...lines))]);

const linesOf = (confidence: number, ...rows: string[]) =>
  readEstimateLines(rows.map((text) => ({ page: 1, text, box: null, confidence })));

test.each([
  ["6 os Rpr Battery 0.3", "repair", "Battery"],
  ["5k R&I LT/Rear wheel 0.2", "removeInstall", "Rear wheel"],
  ["14-52% R&I RT/Rear wheel 0.2", "removeInstall", "Rear wheel"],
  ["1 2 Rpr Windshield 0.5", "repair", "Windshield"],
  ["70). Algn RT Striker 0.2", "align", "Striker"],
  ["mn Repl Grille 233.10", "replace", "Grille"],
])("a line whose number and stars were misread has its operation: %s", (row, operation, description) => {
  expect(linesOf(0.8, row)[0]).toMatchObject({ operation, description });
});

test("in text that is sure what stands before an operation is no mark", () => {
  expect(linesOf(1, "Call Rpr desk 0.5", "see the Repl list")).toEqual([]);
});

test("a sentence of a photo is no line for a code within it", () => {
  expect(linesOf(0.8, "Please see estimate for Repl parts", "Customer asks whether Rpr is enough")).toEqual([]);
});

test("a name runs together, and its table of other suppliers orders nothing", () => {
  expect(linesOf(0.8, "ALTERNATEPARTSSUPPLIERS", "8 LKQ Venice RT quarter panel", "20 Bumper cover unpainted")).toEqual(
    [],
  );
});

test.each([
  ["VIN: 5Y) 3E1EA2NF000001 Interior: black", "5YJ3E1EA2NF000001"],
  ["VIN: 5YJ3E1EA2NF 000O01", "5YJ3E1EA2NF000001"],
  ["VIN: (5YJ3E1EA2NF000001)", "5YJ3E1EA2NF000001"],
])("a VIN with signs that none has is proposed, and asked: %s", (line, value) => {
  const { vin } = seen("RO Number: 22182", line).vehicle;

  expect(vin?.value).toBe(value);
  expect((vin?.confidence ?? 1) < 0.6).toBe(!line.includes(value));
});

test.each([
  ["VIN: IHGCV1F30)A990005", "1HGCV1F30JA990005"],
  ["14 Linden Ave, Quincy MA 5Y)3E1EA2NF000001", "5YJ3E1EA2NF000001"],
])("%s is asked as %s", (line, value) => {
  const { vehicle, otherVins } = seen("RO Number: 22182", line);

  expect([vehicle.vin, ...otherVins].flatMap((found) => found?.value ?? [])).toContain(value);
  expect((vehicle.vin?.confidence ?? 0) < 0.6).toBe(true);
});

test("a VIN that was seen in two words and lost a sign is asked as it stands", () => {
  expect(seen("VIN: WBASR7CO2LF 22017").otherVins.map(({ value }) => value)).toEqual(["WBASR7CO2LF22017"]);
});

test("an O that looks like a zero still says that an invoice is of a repair order", () => {
  expect(values(seen("INVOICE NO. CHCS417702", "R.0. DATE 07/30/26"))["repairOrderNumber"]).toBe("CHCS417702");
});

const ofBmw = (vin: string) => ({ make: vin.startsWith("5UX") ? "BMW" : null, year: vin[9] === "M" ? 2021 : 2001 });

test.each([
  ["SUXTYS5CO1M9E77120", ["5UXTY5C01M9E77120"]],
  ["SUXTYSC01M9E77120", ["5UXTY5C01M9E77120"]],
  ["SUXTYSC01M9E7712", ["SUXTYSC01M9E7712"]],
  ["4UXTYSC01M9E77120", ["4UXTYSC01M9E77120"]],
])("of %s with several wrong signs the VINs of the paper's make and year are offered: %j", (misread, offered) => {
  const document = seen("RO Number: 22182", "2021 BMW X3 xDrive30i", `VIN: ${misread}`);

  const likely = withLikelyVins(document, ofBmw);
  expect(likely.otherVins.map(({ value }) => value)).toEqual(offered);
  expect(detailsOf(likely).vinNumber).toBeNull();
});

test("a VIN that was printed wrongly is offered as it is printed", () => {
  const document = readDocument([paper("2021 BMW X3 xDrive30i", "VIN: 5UXTYSC01M9E77120")]);

  expect(withLikelyVins(document, ofBmw).otherVins.map(({ value }) => value)).toEqual(["5UXTYSC01M9E77120"]);
});

test("a VIN that no sign makes right is asked as it stands, and none is made up", () => {
  expect(seen("RO Number: 22182", "VIN: 5Y) 3E1EA8NF000009").vehicle.vin).toBeNull();
});

test.each([
  ["2022 TESL Mode13 RWD", "Model 3"],
  ["2022 TESL ModeI3 RWD", "Model 3"],
  ["2021 MAZD CX-S Touring", "CX-5"],
  ["2021 HOND Civlc Sport", "Civic"],
  ["2021 HOND Clvic Sport", "Civic"],
  ["2021 TOYO RAVA XLE", "RAV4"],
])("the model of %s is a %s", (line, model) => {
  const models = ["Model 3", "Model S", "CX-5", "CX-9", "Civic", "RAV4"];
  expect(withKnownModel(seen("RO Number: 22182", line).vehicle, models).model?.value).toBe(model);
});

test("a model that looks like two is left as it was seen", () => {
  const vehicle = seen("RO Number: 22182", "2021 MAKE C1l Sport").vehicle;

  expect(withKnownModel(vehicle, ["CIL", "CLL"]).model?.value).toBe(vehicle.model?.value);
});

test.each([
  ["Insured: ane Doe", "Jane Doe 100 Main St", "Jane Doe"],
  ["Owner: DOE, J ANE", "Signed by DOE, JANE", "DOE, JANE"],
  ["Owner: DOE, J ANE", "Signed", "DOE, J ANE"],
  ["Owner: de Vries, Anna", "Signed by Anna", "de Vries, Anna"],
])("%s is whole where the paper says it whole: %s", (line, other, owner) => {
  expect(values(seen("RO Number: 22182", line, other))["owner"]).toBe(owner);
});

test("words whose line slopes stand in one row, however far down the page it has come", () => {
  const words = [
    { word: "Repl", x: 40, y: 100 },
    { word: "Grille", x: 300, y: 106 },
    { word: "233.10", x: 500, y: 111 },
  ].flatMap(({ word, x, y }) => wordsAt([x, word], y));
  const levelled = words.map((word) => ({ ...word, level: 104 }));

  expect(rowsOfPages([pageOfWords(words)])).toHaveLength(3);
  expect(rowsOfPages([pageOfWords(levelled)]).map(({ text }) => text)).toEqual(["Repl Grille 233.10"]);
});

test("a star that is seen as a small sign does not part its row", () => {
  const [star, part] = [wordsAt([40, "2"], 100, 3), wordsAt([80, "Rpr Windshield"], 101.5)];
  const rows = rowsOfPages([pageOfWords([...star, ...part].map((word) => ({ ...word, level: word.box.y + 2 })))]);

  expect(rows.map(({ text }) => text)).toEqual(["2 Rpr Windshield"]);
});

const lettersAt = (text: string, [x, width, height]: readonly [number, number, number]) => ({
  text,
  box: { x, y: 188, width, height },
  confidence: 0.95,
});

test("letters without a tail are as high as the print of their row: a space between them parts no columns", () => {
  const row = [
    lettersAt("Insurance", [50, 114, 15]),
    lettersAt("Company:", [181, 98, 19.4]),
    lettersAt("State", [298, 62, 15]),
    lettersAt("Farm", [377, 49, 15]),
  ];

  expect(values(readDocument([pageOfWords(row)]))).toMatchObject({ insurer: "State Farm" });
});

test.each([
  ["a narrow space is in a word", 2, "DOE, JANE"],
  ["one like the others is before an initial", 4, "DOE, J ANE"],
])("between a capital and the capitals behind it %s", (_case, gap, owner) => {
  const words = [...wordsAt([40, "Owner: DOE, J"], 100), ...wordsAt([40 + 13 * 4 + gap, "ANE"], 100)];

  expect(values(readDocument([pageOfWords(words)]))["owner"]).toBe(owner);
});
