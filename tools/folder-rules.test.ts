import { expect, test } from "vitest";
import { overfullFolders } from "./folder-rules.ts";

const sources = (folder: string, count: number, end = ".ts") =>
  Array.from({ length: count }, (_, index) => `${folder}/source-${index}${end}`);

test("a folder with more than 30 sources is reported", () => {
  expect(overfullFolders([...sources("server/src/auth", 31), ...sources("server/src/jobs", 30)])).toEqual([
    "server/src/auth holds 31 sources: give it folders by thing",
  ]);
});

test("tests and migrations are not counted, and subfolders count for themselves", () => {
  const paths = [
    ...sources("server/src/auth", 30),
    ...sources("server/src/auth", 30, ".test.ts"),
    ...sources("server/src/auth/links", 30),
    ...sources("server/db/migrations", 40, ".sql"),
  ];

  expect(overfullFolders(paths)).toEqual([]);
});
