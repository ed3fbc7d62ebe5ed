import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { queuedVerbs } from "@boresight/domain/base/client-key";
import { expect, test } from "vitest";
import { allOf, area } from "#area.ts";
import { api, areas, eventTypes, jobs } from "#areas.ts";
import { ownJobs } from "#jobs/own-jobs.ts";
import { mutation } from "#platform/mutation.ts";

const sources = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["**/*.test.ts"] }).map((file) => ({
  file,
  text: readFileSync(join(import.meta.dirname, file), "utf8"),
}));
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test("every area of the modules is in the list, under its own name", () => {
  const files = globSync("modules/*/", { cwd: import.meta.dirname });

  expect(areas.map(({ name }) => name).toSorted()).toEqual(files.map((folder) => basename(folder)).toSorted());
});

test("two areas with the same verb are refused with a sentence that names both", () => {
  const verb = mutation({ summary: "Does nothing.", returns: {}, errors: [], run: async () => ({}) });
  const twice = [area("orders", { verbs: { saveBay: verb } }), area("schedule", { verbs: { saveBay: verb } })];

  expect(() => allOf("verb", twice, ({ verbs }) => Object.entries(verbs))).toThrow(
    "The verb saveBay is declared twice: in orders and in schedule",
  );
});

test("every verb has a file of its own, called after it", () => {
  for (const { name: areaName, verbs } of areas) {
    const text = sources.find(({ file }) => file === `modules/${areaName}/area.ts`)?.text ?? "";
    const imports = [...text.matchAll(/import \{ ([\w, ]+) \} from "\.\/(?:.*\/)?([\w-]+)\.ts"/g)];
    const fileOf = new Map(
      imports.flatMap(([, names = "", file = ""]) => names.split(", ").map((name) => [name, file])),
    );
    for (const verb of Object.keys(verbs)) expect(fileOf.get(verb), `${verb} of ${areaName}`).toBe(kebab(verb));
  }
});

test("the verbs of an area are in alphabetical order", () => {
  for (const { verbs } of areas)
    expect(Object.keys(verbs)).toEqual(Object.keys(verbs).toSorted((one, other) => one.localeCompare(other)));
});

test("every verb that the browser queues takes a client key", () => {
  for (const verb of queuedVerbs) expect(api.verbs[verb]?.spec.clientKey, verb).toBe(true);
});

test("every declared event is emitted", () => {
  const emitted = new Set(sources.flatMap(({ file, text }) => emittedIn(file, text)));

  expect(emitted.size).toBeGreaterThan(0);
  for (const type of eventTypes) expect(emitted, `no verb or job emits ${type}`).toContain(type);
});

test("every queued job is one that the worker knows", () => {
  const known = new Set([...ownJobs, ...jobs].map(({ name }) => name));
  const queued = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/add_job\('([\w-]+)'/g)].map(([, name = ""]) => ({ file, name })),
  );

  expect(queued.length).toBeGreaterThan(0);
  for (const { file, name } of queued) expect(known, `${file} queues ${name}`).toContain(name);
});

/** The types in `emit({ type: … })`. */
function emittedIn(file: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    Property({ key, value }) {
      if (key.type !== "Identifier" || key.name !== "type") return;
      found.push(...[...text.slice(value.start, value.end).matchAll(/"(\w+\.\w+)"/g)].map(([, type = ""]) => type));
    },
  }).visit(parseSync(file, text).program);
  return found;
}
