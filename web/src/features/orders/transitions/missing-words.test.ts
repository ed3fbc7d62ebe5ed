import { expect, test } from "vitest";
import { missingName, missingWords } from "./missing-words.ts";

const result = (calibration: string) => ({ guard: "calibrationsResulted", params: { calibration } });
const task = (name: string) => ({ guard: "tasksDone", params: { task: name } });
const file = (title: string) => ({ guard: "tasksDone", params: { file: title, missing: 1 } });
const more = (count: number) => ({ guard: "tasksDone", params: { more: count } });

test.each([
  ["results alone", [result("Front radar"), result("Rear camera")], "2 results missing"],
  ["tasks alone", [task("Pre-scan"), task("Ride height")], "2 tasks open"],
  ["different things", [task("Pre-scan"), result("Front radar")], "2 things missing"],
  ["one thing", [{ guard: "poPresent", params: {} }], "This customer requires a PO number"],
  ["a task and its file", [task("Post-scan"), file("Post-scan report")], '"Post-scan report" needs 1 more file'],
  ["tasks with their files", [task("A"), file("B"), file("C"), task("D")], "2 tasks open"],
  ["more than are named", [task("A"), task("B"), more(18)], "20 tasks open"],
])("%s", (_case, obstacles, words) => {
  expect(missingWords(obstacles)).toBe(words);
});

test("what is missing has the name that stands on the page", () => {
  expect([result("Front radar"), task("Pre-scan"), file("Four sides"), more(3)].map(missingName)).toEqual([
    "Front radar",
    "Pre-scan",
    "Four sides",
    "",
  ]);
});
