import { expect, test } from "vitest";
import { chooseTests } from "./affected-tests.ts";
import { readImports } from "./source-files.ts";

/** A small house: who imports whom. */
const imports = new Map<string, readonly string[]>([
  ["domain/src/base/money.ts", []],
  ["domain/src/base/money.test.ts", []],
  ["domain/src/equipment/tool.ts", ["domain/src/base/money.ts"]],
  ["domain/src/documents/certificate.ts", ["domain/src/equipment/tool.ts"]],
  ["server/src/platform/ids.test.ts", []],
  ["server/src/modules/equipment/save-tool.ts", ["domain/src/equipment/tool.ts"]],
  ["server/src/modules/equipment/save-tool.test.ts", ["server/src/modules/equipment/save-tool.ts"]],
  ["server/src/modules/documents/issue.test.ts", []],
  ["server/src/modules/billing/pay.test.ts", ["server/src/modules/equipment/save-tool.ts"]],
  ["server/src/modules/orders/move.ts", []],
  ["server/src/functions/csv.ts", ["server/src/modules/equipment/save-tool.ts"]],
  ["server/src/functions/csv.test.ts", []],
  ["server/src/functions/billing/link.test.ts", []],
  ["server/proof/crash/crash-test.endurance.test.ts", ["server/src/modules/equipment/save-tool.ts"]],
  ["server/test/access.test.ts", []],
  ["simulators/cards/ledger.test.ts", []],
  ["web/src/ui/form/field.test.tsx", []],
  ["web/src/records/picker.tsx", []],
  ["web/src/features/equipment/form.tsx", ["domain/src/equipment/tool.ts", "web/src/records/picker.tsx"]],
  ["web/src/features/equipment/form.test.tsx", []],
  ["web/src/features/billing/lines.test.tsx", []],
  ["web/src/screens/admin/equipment.tsx", ["web/src/features/equipment/form.tsx"]],
  ["web/src/screens/admin/equipment.test.tsx", []],
  ["e2e/tools.spec.ts", ["server/src/modules/equipment/save-tool.ts"]],
]);
const rules = ["server/db/rules/equipment/equipment.sql", "server/db/rules/billing/payments.sql"];

const guards = ["domain/src/base/money.test.ts", "server/test/access.test.ts"];
const chosen = (changed: string[], tablesOf: [string, string[]][] = []) =>
  chooseTests({ changed, imports, rules, tablesOf: new Map(tablesOf) });
const beyondGuards = (...args: Parameters<typeof chosen>) =>
  chosen(...args).tests.filter((path) => !guards.includes(path));

test.each([
  [
    "a module: its own tests and those of the folders that use it",
    "server/src/modules/equipment/save-tool.ts",
    ["server/src/functions/csv.test.ts", "server/src/modules/equipment/save-tool.test.ts"],
  ],
  ["a simulator: its own tests", "simulators/cards/ledger.ts", ["simulators/cards/ledger.test.ts"]],
  [
    "the rules of a table: the tests of its area in the server",
    "server/db/rules/equipment/equipment.sql",
    ["server/src/functions/csv.test.ts", "server/src/modules/equipment/save-tool.test.ts"],
  ],
  [
    "the domain of an area: server and web, and the areas that use it",
    "domain/src/equipment/tool.ts",
    [
      "server/src/functions/csv.test.ts",
      "server/src/modules/documents/issue.test.ts",
      "server/src/modules/equipment/save-tool.test.ts",
      "web/src/features/equipment/form.test.tsx",
      "web/src/screens/admin/equipment.test.tsx",
    ],
  ],
  [
    "a feature: its own tests and those of its screens, none of the server",
    "web/src/features/equipment/form.tsx",
    ["web/src/features/equipment/form.test.tsx", "web/src/screens/admin/equipment.test.tsx"],
  ],
  [
    "what several features show: the features that show it",
    "web/src/records/picker.tsx",
    ["web/src/features/equipment/form.test.tsx"],
  ],
  [
    "a module that another may use: that one's tests, whether it does today or not",
    "server/src/modules/orders/move.ts",
    [
      "server/src/functions/billing/link.test.ts",
      "server/src/modules/billing/pay.test.ts",
      "server/src/modules/documents/issue.test.ts",
    ],
  ],
  [
    "a removed test: the others of its area",
    "web/src/features/billing/total.test.tsx",
    ["web/src/features/billing/lines.test.tsx"],
  ],
  [
    "texts of an area",
    "domain/src/texts/en/billing.json",
    [
      "server/src/functions/billing/link.test.ts",
      "server/src/modules/billing/pay.test.ts",
      "server/src/modules/documents/issue.test.ts",
      "web/src/features/billing/lines.test.tsx",
    ],
  ],
  ["a page of the docs: nothing more", "docs/tour.md", []],
  ["a story: nothing more", "e2e/tools.spec.ts", []],
  ["what is generated: nothing more", "server/db/schema.sql", []],
])("%s", (_name, path, expected) => {
  expect(beyondGuards([path])).toEqual(expected);
});

test.each(["server/test/access-expectations.ts", "server/test/fill/fill-tables.ts"])(
  "%s: the guards alone, which alone use it",
  (path) => {
    const users = [...readImports()].filter(([, targets]) => targets.includes(path)).map(([file]) => file);

    expect(beyondGuards([path])).toEqual([]);
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((file) => !file.startsWith("server/test/"))).toEqual([]);
  },
);

const ofServer = [...imports.keys()].filter((path) => /^server.*\.test\.ts$/.test(path) && !path.includes("endurance"));
const ofWeb = [...imports.keys()].filter((path) => /^web.*\.test\.tsx$/.test(path));

test.each([
  ["server/src/platform/ids.ts", ofServer],
  ["server/test/shop.ts", ofServer],
  ["server/src/app.ts", ofServer],
  ["web/src/ui/form/field.tsx", ofWeb],
  ["web/src/data/cache.ts", ofWeb],
  ["domain/src/base/money.ts", [...ofServer, "simulators/cards/ledger.test.ts", ...ofWeb]],
  ["package-lock.json", [...ofServer, "simulators/cards/ledger.test.ts", ...ofWeb]],
])("%s: everything that stands on it", (path, expected) => {
  expect(chosen([path]).tests).toEqual([...new Set([...guards, ...expected])].toSorted());
});

test("a migration is tried where its tables are, one of unknown tables in the whole server", () => {
  const migration = "server/db/migrations/0100-tools.sql";

  expect(beyondGuards([migration], [[migration, ["equipment", "search_key"]]])).toContain(
    "server/src/modules/equipment/save-tool.test.ts",
  );
  expect(beyondGuards([migration], [[migration, ["equipment"]]])).not.toContain(
    "server/src/modules/billing/pay.test.ts",
  );
  expect(chosen([migration], [[migration, ["search_key"]]]).tests).toEqual(
    [...new Set([...guards, ...ofServer])].toSorted(),
  );
});

test("the choice says what was chosen and why, in one line", () => {
  expect(chosen(["server/src/modules/equipment/save-tool.ts"]).reason).toBe(
    "4 of 13 files of tests: equipment, what uses it (server/src/functions), the guards",
  );
  expect(chosen([]).reason).toBe("2 of 13 files of tests: the guards");
});
