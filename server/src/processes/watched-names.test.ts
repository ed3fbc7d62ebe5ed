// What is handed to operators asks for no figure that does not exist, and leaves none out that would show nothing elsewhere.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registry } from "#platform/metrics/metrics.ts";
import "#platform/metrics/measure-pool.ts";
import { measureProcess } from "./serve-metrics.ts";
import "./own-figures.ts";

measureProcess("web-1");
const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
const root = join(import.meta.dirname, "../../..");
const read = (file: string) => readFile(join(root, file), "utf8");
const namesIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/\bboresight_\w+/g)].map(([name]) => name.replace(/(_seconds)_(?:bucket|count|sum)$/, "$1")),
  ),
];

test.each(["deploy/grafana-dashboard.json", "deploy/prometheus-rules.yaml", "docs/operating.md"])(
  "%s names only what is measured",
  async (file) => {
    const names = namesIn(await read(file));

    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  },
);

test("each of the product's own figures is on the dashboard or in an alert, and in the documents", async () => {
  const watched = namesIn((await read("deploy/grafana-dashboard.json")) + (await read("deploy/prometheus-rules.yaml")));
  const own = [...known].filter((name) => !/^boresight_(nodejs|process)_/.test(name));

  expect(own.filter((name) => !watched.includes(name))).toEqual([]);
  expect(own.filter((name) => !namesIn(documented).includes(name))).toEqual([]);
});

const documented = await read("docs/operating.md");
