import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { creatingVerbs, queuedVerbs } from "@boresight/domain/base/client-key";
import { expect, test } from "vitest";
import { accountingVerbs } from "./accounting-verbs.ts";
import { billingVerbs } from "./billing-verbs.ts";
import { documentVerbs } from "./document-verbs.ts";
import { verbs } from "./verbs.ts";

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test("every verb has a file of its own, called after it", async () => {
  const files = ["verbs.ts", "accounting-verbs.ts", "billing-verbs.ts", "document-verbs.ts"];
  const lists = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), "utf8")));

  const imports = [...lists.join("").matchAll(/import \{ (\w+) \} from "#modules\/.*?([\w-]+)\.ts"/g)];

  expect(Object.fromEntries(imports.map(([, name, file]) => [name, file]))).toEqual(
    Object.fromEntries(Object.keys(verbs).map((name) => [name, kebab(name)])),
  );
});

test("the browser gives client keys to the verbs that take them, and to no others", () => {
  const keyed = Object.entries(verbs).flatMap(([name, { spec }]) => (spec.clientKey ? name : []));

  expect(keyed.toSorted()).toEqual([...new Set([...creatingVerbs, ...queuedVerbs])].toSorted());
});

test("the lists of verbs are in alphabetical order", () => {
  const areas = [accountingVerbs, billingVerbs, documentVerbs].map((list) => Object.keys(list));
  const others = Object.keys(verbs).filter((name) => !areas.flat().includes(name));

  for (const names of [...areas, others])
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});
