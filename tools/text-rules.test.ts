import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shownLiterals } from "./text-rules.ts";

const root = join(import.meta.dirname, "..");

/** Files whose literals are right, each with its reason. */
const exceptions: Record<string, string> = {
  "domain/src/vehicles/vin-decode.ts": "names of makes and models are proper names",
  "domain/src/calibrations/calibration-rule-columns.ts": "the column headers of a CSV file are a format",
  "web/src/features/vehicles/vehicle-filters.ts": "names of makes are proper names",
  "web/src/screens/help/api-reference.tsx": "the name of a file",
  "web/src/data/problem.ts": "an HTTP status without a text",
  "web/src/ui/theme/theme.ts": "the names of fonts",
};

test("every word that people read comes from the catalogues", () => {
  const paths = globSync("{web,domain}/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|\/test\/|src\/graphql\/|src\/texts\//.test(path) && !(path in exceptions),
  );

  const literals = paths.flatMap((path) =>
    shownLiterals(path, readFileSync(join(root, path), "utf8")).map(({ line, text }) => `${path}:${line}: ${text}`),
  );

  expect(paths.length).toBeGreaterThan(1000);
  expect(literals).toEqual([]);
});

test.each([
  ["text between tags", "<p>Nothing is late</p>"],
  ["a label", '<Field label="Name" />'],
  ["a message", 'showMessage("Your picture is changed")'],
  ["a template", "const words = `Moved to ${status}`"],
  ["a counted noun", "const words = `${count} orders`"],
])("%s is found", (_what, source) => {
  expect(shownLiterals("a.tsx", source)).toHaveLength(1);
});

test.each([
  ["a text of the catalogue", '<p>{t("orders.nothingIsLate")}</p>'],
  ["an address", '<Link to="/service-orders" />'],
  ["a style", '<Box sx={{ padding: "2px 4px" }} />'],
  ["a developer's error", 'throw new Error("The store is closed")'],
])("%s is right", (_what, source) => {
  expect(shownLiterals("a.tsx", source)).toEqual([]);
});
