import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { creatingVerbs } from "@boresight/domain/base/client-key";
import { expect, test } from "vitest";
import { verbs } from "./verbs.ts";

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test("every verb has a file of its own, called after it", async () => {
  const list = await readFile(join(import.meta.dirname, "verbs.ts"), "utf8");

  const imports = [...list.matchAll(/import \{ (\w+) \} from "#modules\/.*?([\w-]+)\.ts"/g)];

  expect(Object.fromEntries(imports.map(([, name, file]) => [name, file]))).toEqual(
    Object.fromEntries(Object.keys(verbs).map((name) => [name, kebab(name)])),
  );
});

test("the browser gives client keys to the verbs that take them, and to no others", () => {
  const keyed = Object.entries(verbs).flatMap(([name, { spec }]) => (spec.clientKey ? name : []));

  expect(keyed.toSorted()).toEqual(creatingVerbs.toSorted());
});

test("the list of verbs is in alphabetical order", () => {
  const names = Object.keys(verbs);

  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});
