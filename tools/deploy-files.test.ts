/** What is deployed sets what the server knows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const described = new Set([...read("docs/operating.md").matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));

test.each([
  ["deploy/kubernetes.yaml", /\{ name: ([A-Z][A-Z0-9_]+), value:/g],
  ["compose.yaml", /^ {6}([A-Z][A-Z0-9_]+): (?!\$\{POSTGRES|boresight$)/gm],
])("every setting in %s is one that docs/operating.md describes", (path, pattern) => {
  const names = [...read(path).matchAll(pattern)].map(([, name = ""]) => name.replace(/_FILE$/, ""));

  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});
