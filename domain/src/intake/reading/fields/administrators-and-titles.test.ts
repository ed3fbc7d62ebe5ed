// Heads of administrators, glass networks and shops that number their papers below the title.
import { expect, test } from "vitest";
import { pageOf, values, type Cell } from "../../../../test/reading-pages.ts";
import { readDocument, readText } from "#intake/reading/read-document.ts";

const read = (...rows: readonly (readonly Cell[])[]) => values(readDocument([pageOf(rows)]));
const readLines = (...lines: readonly string[]) => values(readText(lines.map((text) => ({ page: 1, text }))));
const [left, right] = [40, 400];

test.each([
  ["Lynx Services for Farmers", "Farmers"],
  ["Safelite Solutions on behalf of USAA", "USAA"],
  ["Direct repair shop for GEICO", undefined],
  ["Glass Services for Hernandez", undefined],
])("%j at the head of a dispatch names the insurer %j", (head, insurer) => {
  const rows = [head, "AUTO GLASS DISPATCH", "Claim No: 7008119204-1"];

  expect(read(...rows.map((text): Cell[] => [[left, text]]))["insurer"]).toBe(insurer);
  expect(readLines(...rows)["insurer"]).toBe(insurer);
});

test.each([
  [["ALLSTATE FIRE AND CASUALTY", "INSURANCE COMPANY"], "ALLSTATE FIRE AND CASUALTY INSURANCE COMPANY"],
  [["State Farm", "P.O. Box 52250"], "State Farm"],
  [["GEICO", "Colorado"], "GEICO"],
])("a letterhead of the rows %j names the insurer %j", (rows, insurer) => {
  const head = rows.map((text): Cell[] => [[200, text]]);

  expect(read(...head, [[left, "Claim #: 0551234567-0001"]])["insurer"]).toBe(insurer);
});

test.each([
  ["REPAIR ORDER", "No. 26-0418", "26-0418"],
  ["BON DE TRAVAIL", "No : BT-2291", "BT-2291"],
  ["Work Order", "# 5512", "5512"],
  ["ORDRE DE REPARATION", "No 22-771", "22-771"],
  ["REPAIR ORDER", "Page 2", undefined],
])("below the title %s stands its number: %s", (title, below, repairOrderNumber) => {
  const rows: Cell[][] = [
    [
      [left, "KESTREL COLLISION"],
      [right, title],
    ],
    [
      [left, "91 Depot St"],
      [right, below],
    ],
  ];

  expect(read(...rows)["repairOrderNumber"]).toBe(repairOrderNumber);
});

test("a number below another title is not the repair order's", () => {
  expect(read([[left, "STATEMENT"]], [[left, "No. 26-0418"]])["repairOrderNumber"]).toBeUndefined();
});

test.each(["Invoice/RO: PDR-7712", "Estimate/RO #: PDR-7712"])("%s is the repair order's number", (line) => {
  expect(readLines(line)["repairOrderNumber"]).toBe("PDR-7712");
});

test.each(["W0-118820", "WO0-118820", "WO-118820"])("what looks like %s is a work order's number", (seen) => {
  expect(readLines(`Work Order: ${seen}`)["repairOrderNumber"]).toBe("WO-118820");
});

test.each([
  ["Claim Number: IHY 4471 - 002", "IHY 4471 - 002"],
  ["Claim Number: 4471 - Hail", "4471"],
  ["Claim # - 1004-55-8812", "1004-55-8812"],
])("%s", (line, claimNumber) => {
  expect(readLines(line)["claimNumber"]).toBe(claimNumber);
});

test.each([
  ["Véhicule : Nissan Altima 2019 SV", { year: 2019, make: "Nissan", model: "Altima", trim: "SV" }],
  ["Vehicle: Toyota Camry 2021", { year: 2021, make: "Toyota", model: "Camry" }],
])("the year stands behind the model: %s", (line, vehicle) => {
  expect(readLines(line)).toMatchObject(vehicle);
});

test("a label over an address is nobody's name", () => {
  const rows: Cell[][] = [
    [[left, "AUDI OF LAKEWOOD"]],
    [[left, "CUSTOMER NO."]],
    [[left, "14 PTARMIGAN TRL"]],
    [[left, "MORRISON, CO 80465"]],
  ];

  expect(read(...rows)["owner"]).toBeUndefined();
});

test("labels and values in turn are no heads where the next row has its labels below them", () => {
  const pairs = (...texts: readonly string[]): Cell[] => texts.map((text, index) => [left + 120 * index, text]);

  expect(
    read(
      [[left, "CARROSSERIE BÉLANGER"]],
      pairs("Client", "Bouchard, Sylvie", "Assureur", "Intact Assurance"),
      pairs("Téléphone", "819 555-0133", "Réclamation", "9014-7718"),
    ),
  ).toMatchObject({ owner: "Bouchard, Sylvie", insurer: "Intact Assurance", claimNumber: "9014-7718" });
});

test.each(["Customer / vehicle owner", "Owner/Customer", "Vehicle owner / client"])(
  "%s is the owner's label",
  (label) => {
    expect(read([[left, label]], [[left, "Theo Lindgren"]])["owner"]).toBe("Theo Lindgren");
  },
);

test.each([
  ["TPA: Safelite Solutions as administrator for The Hartford", "The Hartford"],
  ["Third Party Administrator: Lynx Services on behalf of Farmers", "Farmers"],
  ["Insurance Company: Glass Network for Hernandez Mutual", "Glass Network for Hernandez Mutual"],
  ["Insurance: Farm Bureau Mutual for Business", "Farm Bureau Mutual for Business"],
  ["Direct Repair Program: Plymouth Rock Assurance", "Plymouth Rock Assurance"],
  ["DRP: Allstate", "Allstate"],
  ["DRP: Yes", undefined],
])("%j says that %j insures", (line, insurer) => {
  expect(readLines(line)["insurer"]).toBe(insurer);
});

test.each([
  ["ICBC Material Damage", "ICBC"],
  ["Travelers Auto Claims", "Travelers"],
  ["ZURICH NORTH AMERICA", "ZURICH NORTH AMERICA"],
  ["Progressive Material Damage Claims", "Progressive"],
  ["GRINNELL MUTUAL REINSURANCE COMPANY", "GRINNELL MUTUAL REINSURANCE COMPANY"],
  ["RO: 26-H-4418   Farm Bureau Financial Services", "Farm Bureau Financial Services"],
  ["State Farm Select Service Shop", undefined],
])("the head %j is of the insurer %j", (head, insurer) => {
  expect(readLines(head, "Claim # 70-4471-2")["insurer"]).toBe(insurer);
});

test.each([
  ["Año/Marca/Modelo: 2020 Hyundai Tucson SE", "Hyundai"],
  ["Année/Marque/Modèle : 2021 Toyota Corolla", "Toyota"],
  ["Marca/Modelo/Año: Hyundai Tucson 2020", "Hyundai"],
])("%j describes a vehicle of %s", (line, make) => {
  expect(readLines(line)["make"]).toBe(make);
});

test("a claim is counted by its letters", () => {
  expect(readLines("CL Number: PA44188-2")["claimNumber"]).toBe("PA44188-2");
});

test.each([
  [["Crawford & Company", "Administrator for: Ohio Casualty"], { insurer: "Ohio Casualty" }],
  [["PRIVILEGE UNDERWRITERS RECIPROCAL EXCHANGE"], { insurer: "PRIVILEGE UNDERWRITERS RECIPROCAL EXCHANGE" }],
  [["Ref/Claim: EL-88-1182-20"], { claimNumber: "EL-88-1182-20" }],
  [["Northside Auto Body", "Name: Doe, Jane   Claim No: 70-4471-2"], { owner: "Doe, Jane", claimNumber: "70-4471-2" }],
  [["Estimator", "Name: Doe, Jane   Shop fee: 70-4471-2"], {}],
  [["REPAIR ORDER   Customer Pay"], {}],
])("%j says %j", (rows, said) => {
  const { vehicle: _vehicle, shop: _shop, kind: _kind, ...found } = readLines(...rows);

  expect(found).toEqual(said);
});

test("cells that begin with labels are pairs beside a row with figures in the same places", () => {
  const rows: Cell[][] = [
    [
      [left, "Customer DOE, JANE"],
      [right, "Insurer GEICO Advantage"],
    ],
    [
      [left, "Claim No 8771182200000001"],
      [right, "Policy 4418820011"],
    ],
  ];

  expect(read(...rows)).toMatchObject({ owner: "DOE, JANE", insurer: "GEICO Advantage", policyNumber: "4418820011" });
});
