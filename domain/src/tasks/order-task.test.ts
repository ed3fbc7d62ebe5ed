import { expect, test } from "vitest";
import { lackingFiles, taskLackMessage, whatTaskLacks, type AskedFile, type AskedTask } from "./order-task.ts";

const file = (values: Partial<AskedFile> = {}): AskedFile => ({
  title: "Four sides",
  required: true,
  minCount: 4,
  fileCount: 0,
  applies: true,
  ...values,
});
const task = (values: Partial<AskedTask> = {}): AskedTask => ({
  taskName: "Vehicle walk-around",
  state: "open",
  isBlocking: true,
  applies: true,
  files: [],
  ...values,
});

test.each([
  ["a task that waits", task(), ['"Vehicle walk-around" is not done']],
  [
    "a task that waits for files",
    task({ files: [file({ fileCount: 2 })] }),
    ['"Vehicle walk-around" is not done', '"Four sides" needs 2 more files'],
  ],
  [
    "a ticked task that lost a file",
    task({ state: "done", files: [file({ fileCount: 3 })] }),
    ['"Four sides" needs 1 more file'],
  ],
  ["a ticked task", task({ state: "done", files: [file({ fileCount: 5 })] }), []],
  ["a skipped task that blocks", task({ state: "skipped" }), ['"Vehicle walk-around" is not done']],
  ["a task that is not applicable", task({ state: "notApplicable", files: [file()] }), []],
  ["a task whose condition does not hold", task({ applies: false, files: [file()] }), []],
  ["a task that does not block", task({ isBlocking: false, files: [file()] }), []],
])("%s lacks what its state and files leave open", (_, asked, missing) => {
  expect(whatTaskLacks(asked).map(taskLackMessage)).toEqual(missing);
});

test.each([
  ["an optional file", file({ required: false })],
  ["a file whose condition does not hold", file({ applies: false })],
])("%s is never lacking", (_, asked) => {
  expect(lackingFiles(task({ files: [asked] }))).toEqual([]);
});

test("a required file is one at least", () => {
  expect(lackingFiles(task({ files: [file({ minCount: 0 })] }))).toEqual(['"Four sides" needs 1 more file']);
});
