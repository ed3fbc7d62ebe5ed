import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const places = ["server/src/platform", "web/vite.config.ts", "e2e/support/browser/browser.ts"];

/** Names of settings as the code reads them: keys of the schemas, and what is taken from the environment by name. */
function settingsIn(source: string): string[] {
  const keys = [
    ...source.matchAll(
      /^ {2,4}([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): (?:z\.|whole|webAddress|networkList|senderSetting|limitSetting|onOff|oneOf|upTo)/gm,
    ),
  ];
  const byName = [...source.matchAll(/process\.env\["([A-Z][A-Z0-9_]+)"\]/g)];
  return [...keys, ...byName].map(([, name = ""]) => name);
}

async function sources(place: string): Promise<string[]> {
  if (place.endsWith(".ts")) return [await readFile(join(root, place), "utf8")];
  const names = (await readdir(join(root, place), { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return Promise.all(names.map((name) => readFile(join(root, place, name), "utf8")));
}

test("every setting that the code reads is documented for operators or developers", async () => {
  const page = `${await readFile(join(root, "docs/operating.md"), "utf8")}${await readFile(join(root, "README.md"), "utf8")}`;
  const read = new Set((await Promise.all(places.map(sources))).flat().flatMap(settingsIn));

  const missing = [...read].filter((name) => !isDocumented(name, page));

  expect(read.size).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

/** A row may shorten the names after its first: `RATE_LIMIT_ALL`, `…_MAIL`. */
function isDocumented(name: string, page: string): boolean {
  if (page.includes(`\`${name}\``)) return true;
  return page
    .split("\n")
    .some((row) =>
      name
        .split("_")
        .some(
          (_, at, words) =>
            at > 0 &&
            row.includes(`\`${words.slice(0, at).join("_")}_`) &&
            row.includes(`\`…_${words.slice(at).join("_")}\``),
        ),
    );
}
