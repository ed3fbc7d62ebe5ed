import { expect, test } from "vitest";
import type { CatalogTypeFragment } from "#graphql/graphql.ts";
import { sortedTypes, typesIn } from "./shown-types.ts";

const type = (key: string, values: Partial<CatalogTypeFragment>): CatalogTypeFragment => ({
  id: key,
  version: 1,
  key,
  name: key,
  description: "",
  category: "calibration",
  method: "",
  unit: "each",
  unitPrice: 0,
  purchaseCost: 0,
  minutes: 0,
  taxable: true,
  isActive: true,
  ...values,
});

const camera = type("CAL-FCAM-S", { name: "Front camera", unitPrice: 32_500, minutes: 75 });
const radar = type("CAL-FRAD", { name: "Front radar", description: "Adaptive cruise", unitPrice: 30_000 });
const scan = type("SCAN-PRE", { name: "Pre-scan", category: "scan", unitPrice: 7500, isActive: false });
const catalog = [camera, radar, scan];
const keys = (types: readonly CatalogTypeFragment[]) => types.map(({ key }) => key);

test.each([
  [{}, ["CAL-FCAM-S", "CAL-FRAD", "SCAN-PRE"]],
  [{ search: "front" }, ["CAL-FCAM-S", "CAL-FRAD"]],
  [{ search: "cruise front" }, ["CAL-FRAD"]],
  [{ search: "scan-pre" }, ["SCAN-PRE"]],
  [{ category: "scan" }, ["SCAN-PRE"]],
  [{ use: "yes" }, ["CAL-FCAM-S", "CAL-FRAD"]],
  [{ use: "no" }, ["SCAN-PRE"]],
  [{ use: "perhaps" }, ["CAL-FCAM-S", "CAL-FRAD", "SCAN-PRE"]],
])("the filters %j leave these types of the catalog", (search, found) => {
  expect(keys(typesIn(catalog, search))).toEqual(found);
});

test("the catalog keeps its order until a column sorts it", () => {
  expect(keys(sortedTypes(catalog, null))).toEqual(["CAL-FCAM-S", "CAL-FRAD", "SCAN-PRE"]);
  expect(keys(sortedTypes(catalog, { field: "unitPrice", direction: "asc" }))).toEqual([
    "SCAN-PRE",
    "CAL-FRAD",
    "CAL-FCAM-S",
  ]);
  expect(keys(sortedTypes(catalog, { field: "name", direction: "desc" }))).toEqual([
    "SCAN-PRE",
    "CAL-FRAD",
    "CAL-FCAM-S",
  ]);
});
