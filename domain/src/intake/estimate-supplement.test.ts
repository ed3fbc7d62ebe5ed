import { expect, test } from "vitest";
import { linesNow, type Paper } from "./estimate-supplement.ts";
import { readText } from "./reading/read-document.ts";

const paper = (fileId: string, ...lines: string[]): Paper => ({
  fileId,
  document: readText(lines.map((text) => ({ page: 1, text }))),
});
const first = paper(
  "first",
  "1 FRONT BUMPER",
  "2 Repl Bumper cover 5211906X 1 410.00 1.4",
  "3 R&I Grille 0.3",
  "4 WINDSHIELD",
  "5 Repl Windshield 1 610.00 2.5",
);
const said = (papers: readonly Paper[]) => {
  const { lines, changes } = linesNow(papers);
  return {
    lines: lines.map(({ line, fileId }) => `${fileId}: ${line.description}${line.isDeleted ? " (deleted)" : ""}`),
    added: changes?.added.map(({ line }) => line.description) ?? null,
    removed: changes?.removed.map(({ line }) => line.description) ?? null,
  };
};

test("one estimate changes nothing, nor does a paper without lines", () => {
  expect(said([first, paper("letter", "Claim #: 04-1")])).toEqual({
    lines: ["first: Bumper cover", "first: Grille", "first: Windshield"],
    added: null,
    removed: null,
  });
  expect(said([])).toEqual({ lines: [], added: null, removed: null });
});

test("a supplement that prints the whole estimate again replaces it, whatever its numbers and prices", () => {
  const second = paper(
    "second",
    "Supplement of Record 1",
    "1 FRONT BUMPER",
    "2 Repl Bumper cover 5211906X 1 455.00 1.4",
    "3 R&I Grille 0.3",
    "4 FRONT LAMPS",
    "5 S01 Repl RT Headlamp assy 1 702.10 0.4",
  );

  expect(said([second, first])).toEqual({
    lines: ["second: Bumper cover", "second: Grille", "second: Headlamp assy"],
    added: ["Headlamp assy"],
    removed: ["Windshield"],
  });
});

test("a supplement of its changes alone comes besides, and takes away what it deletes", () => {
  const changes = paper(
    "changes",
    "Supplement of Record 1",
    "1 FRONT LAMPS",
    "2 S01 Repl RT Headlamp assy 1 702.10 0.4",
    "Deleted Items",
    "WINDSHIELD",
    "5 S01 Repl Windshield 1 610.00 2.5",
  );

  expect(said([first, changes])).toEqual({
    lines: ["first: Bumper cover", "first: Grille", "changes: Headlamp assy", "changes: Windshield (deleted)"],
    added: ["Headlamp assy"],
    removed: ["Windshield"],
  });
});

test("of several supplements the last one's changes are told, in the order of their numbers", () => {
  const [one, two] = [1, 2].map((number) =>
    paper(
      `s${number}`,
      `Supplement of Record ${number}`,
      "1 REAR LAMPS",
      `2 S0${number} Repl LT Tail lamp ${"w/LED ".repeat(number)}1 90.00 0.4`,
    ),
  );

  expect(said([two, first, one].flatMap((each) => each ?? [])).added).toEqual(["Tail lamp w/LED w/LED"]);
});

test("the next page of an estimate is no supplement, and a supplement alone changes nothing", () => {
  const page = paper("page", "6 FRONT LAMPS", "7 Repl RT Headlamp assy 1 702.10 0.4");
  const alone = paper("alone", "Supplement of Record 1", "1 FRONT LAMPS", "2 S01 Repl RT Headlamp assy 1 702.10 0.4");

  expect(said([first, page])).toMatchObject({
    lines: ["first: Bumper cover", "first: Grille", "first: Windshield", "page: Headlamp assy"],
    added: null,
  });
  expect(said([alone])).toMatchObject({ lines: ["alone: Headlamp assy"], added: null });
});
