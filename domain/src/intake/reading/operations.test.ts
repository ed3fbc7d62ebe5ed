import { expect, test } from "vitest";
import { growth } from "../../../test/growth.ts";
import { readingRules } from "../../../test/reading-rules.ts";
import { findMentions } from "./operations.ts";
import type { Counting, RepairKeyword } from "./mention.ts";

const keyword = (operation: string | null, words: string, countsWith: Counting = "removal"): RepairKeyword => ({
  operation,
  keyword: words,
  countsWith,
});

const keywords: RepairKeyword[] = [
  keyword("windshield", "windshield"),
  keyword("windshield", "camera bracket"),
  keyword("windshield", "pare-brise"),
  keyword("windshield", "parabrisas"),
  keyword("frontEnd", "front bumper"),
  keyword("frontEnd", "grille"),
  keyword("frontEnd", "pare-chocs avant"),
  keyword("rearEnd", "rear bumper", "work"),
  keyword("rearEnd", "quarter panel", "work"),
  keyword("doorOrMirror", "door"),
  keyword("doorOrMirror", "mirror"),
  keyword("doorOrMirror", "rétroviseur"),
  keyword("alignment", "alignment", "itself"),
  keyword("alignment", "alineación", "itself"),
  keyword("alignment", "suspension", "work"),
  keyword("structural", "frame pull", "itself"),
  keyword("restraints", "seat"),
  keyword("battery", "battery"),
  keyword("battery", "batterie"),
  keyword("battery", "disconnect battery", "itself"),
  keyword("faultCode", "DTC", "itself"),
  keyword(null, "seat cover"),
  keyword(null, "rear view mirror"),
  keyword(null, "door alignment"),
  keyword(null, "door handle"),
  keyword(null, "scan DTC"),
];
const rules = readingRules(keywords);

const found = (...lines: string[]) =>
  findMentions(
    lines.map((text) => ({ page: 1, text })),
    rules,
  ).map(({ operation }) => operation);

test.each([
  ["Replace windshield", ["windshield"]],
  ["R&I W/S", ["windshield"]],
  ["2  Repl  WINDSHIELD GLASS NAGS FW04567  1  412.50  2.4", ["windshield"]],
  ["R & R camera bracket", ["windshield"]],
  ["Repl. windshield", ["windshield"]],
  ["Subl Windshield", ["windshield"]],
  ["R/I FRT BMPR", ["frontEnd"]],
  ["Bumper, front: removed and installed", ["frontEnd"]],
  ["Cover,Front Bumper R&R", ["frontEnd"]],
  ["REPL RR BMPR CVR", ["rearEnd"]],
  ["RPR LT QTR PNL", ["rearEnd"]],
  ["Panel,Quarter LT RPR", ["rearEnd"]],
  ["Refn rear left bumper", ["rearEnd"]],
  ["R&I RT mirror assy", ["doorOrMirror"]],
  ["R&I LT FRT DR", ["doorOrMirror"]],
  ["4 WHEEL ALIGN", ["alignment"]],
  ["Frame pull, 2 hours", ["structural"]],
  ["D&R battery", ["battery"]],
  ["Disconnect the negative battery cable", ["battery"]],
  ["DTCs found: C1A67", ["faultCode"]],
  ["Windshield, mirrors and rear bumper replaced", ["windshield", "doorOrMirror", "rearEnd"]],
  ["Replace grille, repair suspension", ["frontEnd", "alignment"]],
  ["Remplacer le pare-brise", ["windshield"]],
  ["1 Rempl. Pare-brise 17A845011G 512,00 2,4", ["windshield"]],
  ["4 Enl./Réinst. Rétroviseur gauche 0,3", ["doorOrMirror"]],
  ["PARE CHOCS AVANT - DÉPOSER", ["frontEnd"]],
  ["Déposé rétroviseur gauche; remplacement du rétroviseur", ["doorOrMirror"]],
  ["Cambio de parabrisas", ["windshield"]],
  ["ALINEACION de 4 ruedas", ["alignment"]],
])('"%s" mentions %j', (line, operations) => {
  expect(found(line)).toEqual(operations);
});

test.each([
  "Replace rear seat cover",
  "Do not replace windshield",
  "Don't R&I mirror",
  "Windshield not replaced",
  "Windshield R&R: N/A",
  "No replacement of windshield, grille or mirror",
  "R&I windshield declined by customer",
  "Ne pas remplacer le pare-brise",
  "No cambiar parabrisas",
  "Sans remplacer le pare-brise",
  "Inspect windshield for chips",
  "Clean windshield",
  "Calibrate after the mirror was checked",
  "FRONT BUMPER",
  "WINDSHIELD",
  "Parts: front bumper, grille",
  "REPAIR ORDER 4711 - quarter panel dept.",
  "Replace rear view mirror",
  "R&I door handle",
  "Door alignment",
  "Scan for DTCs",
  "No DTCs",
  "RPR LT FRT DOOR SHELL",
  "Paint front bumper",
  "Frontier Auto Body replaced doormat",
  "Replaced seatbelt",
  "",
  "   ",
  "— 12.50 —",
])('"%s" mentions nothing', (line) => {
  expect(found(line)).toEqual([]);
});

test("a word of the neighbour's counts for its part alone", () => {
  expect(found("Windshield inspected, mirror replaced")).toEqual(["doorOrMirror"]);
  expect(found("R&I grille and check mirror")).toEqual(["frontEnd"]);
  expect(found("Replace windshield but not the mirror")).toEqual(["windshield"]);
});

test.each([
  ["The camera was recalibrated. If battery is disconnected please reset clock.", []],
  ["REPLACED TRUNK LID AND ALIGNED TO QUARTERS", ["liftgate"]],
  ["R&R WINDSHIELD WITH OEM GLASS, TRANSFERRED MIRROR AND SENSORS", ["windshield"]],
  ["Removed front bumper to see if bracket is broken", ["frontEnd"]],
])("%j orders %j", (text, operations) => {
  expect(found(text)).toEqual(operations);
});

test("a part number is no refusal", () => {
  expect(found("Replace windshield part no. 85110-0R040")).toEqual(["windshield"]);
});

test("a heading says which bumper is meant, and is no repair itself", () => {
  expect(found("REAR BUMPER", "1 R&I bumper cover 1.2", "FRONT LAMPS", "2 R&I bumper cover 1.2")).toEqual([
    "rearEnd",
    "frontEnd",
  ]);
  expect(found("1 R&I bumper cover")).toEqual([]);
});

test("each repair is mentioned once, with its first line and page", () => {
  const lines = [
    { page: 1, text: "Estimate of record" },
    { page: 2, text: "  R&I   windshield  " },
    { page: 3, text: "Replace windshield" },
  ];

  expect(findMentions(lines, rules)).toEqual([
    { operation: "windshield", line: "R&I windshield", page: 2, work: "removal" },
  ]);
});

test("repairs stand in the order of their rows, wherever in a row they are", () => {
  expect(found("Replaced mirror", "Nothing remarkable. Replaced windshield")).toEqual(["doorOrMirror", "windshield"]);
});

test("a long line is quoted by its sentence, and shortened", () => {
  const long = `Nothing remarkable. Replace windshield ${"and seal it ".repeat(30)}`;

  const [mention] = findMentions([{ page: 1, text: long }], rules);

  expect(mention?.line).toMatch(/^Replace windshield/);
  expect(mention?.line).toHaveLength(160);
});

test("a keyword without a word finds nothing", () => {
  expect(findMentions([{ page: 1, text: "Replace gizmo" }], readingRules([keyword("windshield", "&&&")]))).toEqual([]);
});

test("reading takes no longer than the length of the text says, with hundreds of keywords", () => {
  const line = "R&I left outer door handle and check the rear view mirror, seat covers, part no. 12";
  const many = Array.from({ length: 300 }, (_, index) => keyword("windshield", `door part${index}`));
  const all = readingRules([...keywords, ...many]);
  const read = (size: number) =>
    findMentions(
      Array.from({ length: size }, () => ({ page: 1, text: line })),
      all,
    );

  expect(growth(read, 600)).toBeLessThan(2.5);
});

test.each(["Débrancher la batterie", "2 Débrancher Batterie 0,3", "Batterie rebranchée"])(
  "%s disconnects it",
  (text) => {
    expect(findMentions([{ page: 1, text }], rules).map(({ operation }) => operation)).toEqual(["battery"]);
  },
);
