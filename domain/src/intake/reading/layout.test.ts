import { expect, test } from "vitest";
import { pageOf, pageOfWords, values, wordsAt, type Cell } from "../../../test/reading-pages.ts";
import { growth } from "../../../test/growth.ts";
import { rowsOfPages } from "./layout.ts";
import { readDocument } from "./read-document.ts";

const read = (...words: ReturnType<typeof wordsAt>[]) => values(readDocument([pageOfWords(words.flat())]));

/** All labels of a form are drawn before what was filled in. */
const filledForm = (labels: readonly (readonly [y: number, cell: Cell])[], filled: typeof labels) =>
  read(...[...labels, ...filled].map(([y, cell]) => wordsAt(cell, y)));

const emptyForm = [
  [40, [40, "Insured:"]],
  [40, [230, "Policy #:"]],
  [40, [420, "Claim #:"]],
  [52, [40, "Insurance Company:"]],
  [52, [230, "Owner:"]],
  [52, [420, "RO Number:"]],
] as const;

test("values that are drawn after all labels belong to the label before them", () => {
  const filled = [
    [40, [115, "DOE, JANE"]],
    [40, [480, "70-4471-2"]],
    [52, [125, "State Farm"]],
    [52, [270, "KIM, JAE"]],
    [52, [480, "22182"]],
  ] as const;

  expect(filledForm(emptyForm, filled)).toEqual({
    owner: "KIM, JAE",
    insurer: "State Farm",
    claimNumber: "70-4471-2",
    repairOrderNumber: "22182",
  });
});

test("a form's empty fields stay empty, whatever was filled in beside and below them", () => {
  const filled = [
    [52, [270, "KIM, JAE"]],
    [52, [480, "22182"]],
  ] as const;

  expect(filledForm(emptyForm, filled)).toEqual({ owner: "KIM, JAE", repairOrderNumber: "22182" });
});

test("the line to write on is no value, and does not cover one", () => {
  expect(
    read(
      wordsAt([40, "Insured: ____________________ Claim #:______________ RO #: ________"], 40),
      wordsAt([84, "DOE, JANE"], 39),
      wordsAt([340, "22182"], 40),
    ),
  ).toEqual({ owner: "DOE, JANE", repairOrderNumber: "22182" });
});

/** Each sign a word of its own, at equal gaps; a space of the text is a wider one. */
const letterSpaced = ([x, text]: Cell, y: number) =>
  Array.from(text).flatMap((sign, index) => (sign === " " ? [] : wordsAt([x + index * 6, sign], y)));

test.each([
  ["RO Number:", "22182", { repairOrderNumber: "22182" }],
  ["Job #:", "RO-5512", { repairOrderNumber: "RO-5512" }],
  ["Year:", "2021", { year: 2021 }],
  ["Insurer:", "AAA", { insurer: "AAA" }],
  ["VIN:", "4T1G11AK2MU990001", { vin: "4T1G11AK2MU990001" }],
  ["Owner:", "JANE DOE", { owner: "JANE DOE" }],
  ["Insurer:", "STATE FARM", { insurer: "STATE FARM" }],
])("a letter-spaced value of %s is one", (label, text, right) => {
  expect(read(wordsAt([40, label], 40), letterSpaced([120, text], 40))).toEqual(right);
});

test("bold print that is drawn twice is read once", () => {
  const name = wordsAt([120, "DOE, JANE"], 40);
  const again = wordsAt([120.4, "DOE, JANE"], 40.3);

  expect(read(wordsAt([40, "Owner:"], 40), name, again)).toEqual({ owner: "DOE, JANE" });
});

test("a stamp over a row, or large print beside it, is no part of its value", () => {
  expect(
    read(
      wordsAt([40, "Owner:"], 40),
      wordsAt([120, "DOE, JANE"], 40),
      wordsAt([140, "PAID"], 30, 30),
      wordsAt([40, "Claim #:"], 52),
      wordsAt([120, "70-4471-2"], 52),
    ),
  ).toEqual({ owner: "DOE, JANE", claimNumber: "70-4471-2" });
  expect(read(wordsAt([40, "Owner:"], 40), wordsAt([120, "COPY"], 26, 36))).toEqual({});
});

test("a number in larger print than its label is its value", () => {
  expect(read(wordsAt([40, "RO Number:"], 44), wordsAt([100, "22182"], 40, 16))).toEqual({
    repairOrderNumber: "22182",
  });
});

/** Its words end one before the other. */
const right = (x: number, text: string, y: number) =>
  text.split(" ").flatMap((word, index, all) => wordsAt([x - all.slice(0, index + 1).join(" ").length * 4, word], y));

test("a row of Arabic begins at the right", () => {
  expect(
    read(
      right(560, "المالك:", 40),
      right(500, "أحمد علي", 40),
      right(300, "رقم المطالبة:", 40),
      wordsAt([100, "4471-22"], 40),
      wordsAt([300, "State Farm"], 52),
      right(560, "شركة التأمين:", 52),
    ),
  ).toEqual({ owner: "أحمد علي", claimNumber: "4471-22", insurer: "State Farm" });
});

test("building rows takes no longer than the number of words says", () => {
  const line: Cell[] = [
    [40, "Claim #: 70-4471-2 __________"],
    [300, "2 2 1 8 2"],
  ];
  const page = (count: number) => pageOf(Array.from({ length: count }, () => line));

  expect(growth((size) => rowsOfPages([page(size)]), 500)).toBeLessThan(2.5);
});
