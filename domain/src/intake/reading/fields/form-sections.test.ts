import { expect, test } from "vitest";
import { pageOf, values } from "../../../../test/reading-pages.ts";
import { readDocument, readText } from "#intake/reading/read-document.ts";

const [start, end] = [40, 320];

test("names and companies are of the block that they stand in, column by column", () => {
  const document = readDocument([
    pageOf([
      [
        [start, "CUSTOMER INFORMATION"],
        [end, "ESTIMATOR INFORMATION"],
      ],
      [
        [start, "Name: Miguel Alvarez"],
        [end, "Name: Dan Estrada"],
      ],
      [
        [start, "Phone: 303-555-0101"],
        [end, "Company: Northside Collision"],
      ],
      [
        [start, "INSURANCE INFORMATION"],
        [end, "REPAIR INFORMATION"],
      ],
      [
        [start, "Company: Erie Insurance"],
        [end, "RO #: 22182"],
      ],
      [
        [start, "Claim Number: 04-1"],
        [end, "Name: Robin State"],
      ],
    ]),
  ]);

  expect(values(document)).toMatchObject({
    owner: "Miguel Alvarez",
    insurer: "Erie Insurance",
    claimNumber: "04-1",
    repairOrderNumber: "22182",
  });
});

test("a name in the agent's or shop's block, or in none, is nobody's", () => {
  for (const heading of ["AGENT", "SHOP", "REPAIR FACILITY INFORMATION", "Preliminary Estimate"]) {
    const document = readDocument([pageOf([[[start, heading]], [[start, "Name: Miguel Alvarez"]]])]);

    expect([heading, document.owner, document.insurer]).toEqual([heading, null, null]);
  }
});

test("a name beside a phone is whom a form without headings is for", () => {
  const document = readDocument([
    pageOf([
      [[start, "WORK ORDER"]],
      [
        [start, "Name: Jane Doe"],
        [end, "Phone: 303-555-0101"],
      ],
    ]),
  ]);

  expect(values(document)).toMatchObject({ owner: "Jane Doe" });
});

test.each(["Insured / Owner", "Insured / Customer:", "SOLD TO"])("below %j stands the owner", (heading) => {
  const document = readDocument([
    pageOf([
      [
        [start, heading],
        [end, "VEHICLE"],
      ],
      [
        [start, "Jane Doe"],
        [end, "2021 Toyota Camry"],
      ],
    ]),
  ]);

  expect(document.owner?.value).toBe("Jane Doe");
});

test.each([
  ["Insurance: Erie Insurance Claim # 12-3456", "Erie Insurance", "12-3456"],
  ["Insurance: Pekin Insurance Claim Number: 12-3456", "Pekin Insurance", "12-3456"],
  ["Insurance Claim #: 12-3456", null, "12-3456"],
])("%j names the insurer %j and the claim %j", (text, insurer, claim) => {
  const { insurer: found, claimNumber } = readText([{ page: 1, text }]);

  expect([found?.value ?? null, claimNumber?.value]).toEqual([insurer, claim]);
});

test.each(["VEHICLE I.D. NO.: 4T1G11AK2MU990001", "Veh ID No. 4T1G11AK2MU990001", "Vehicle I.D.# 4T1G11AK2MU990001"])(
  "%j labels the VIN",
  (text) => {
    expect(readText([{ page: 1, text }]).vehicle.vin).toMatchObject({ value: "4T1G11AK2MU990001" });
  },
);

test("a list below a heading needs no colons", () => {
  const { owner, insurer } = values(
    readDocument([
      pageOf([
        [[start, "Customer Information"]],
        [
          [start + 8, "Name"],
          [start + 80, "Alejandra Ruiz"],
        ],
        [
          [start + 8, "Phone"],
          [start + 80, "505-555-0107"],
        ],
      ]),
    ]),
  );

  expect({ owner, insurer }).toEqual({ owner: "Alejandra Ruiz" });
});

test.each([
  ["NAME: RUIZ, ALEJANDRA", "ADDR: 77 Elm St", "RUIZ, ALEJANDRA"],
  ["NAME: RUIZ, ALEJANDRA", "PART: 77", undefined],
])("%s over %s names the owner %s", (name, below, owner) => {
  const { owner: found } = values(readText([name, below].map((text) => ({ page: 1, text }))));

  expect(found).toBe(owner);
});

test.each([
  ["Company: Chubb", "Chubb"],
  ["Company: Northside Collision", undefined],
  ["Underwriting company: Foremost", undefined],
  ["Paid by: Insurance", undefined],
  ["Primary Payer: Encova Insurance", "Encova Insurance"],
  ["Payer: Customer Pay", undefined],
  ["Assignment from: Pekin Insurance", "Pekin Insurance"],
  ["Third Party Administrator: Sedgwick", "Sedgwick"],
])("without a heading %s names the insurer %s", (line, insurer) => {
  expect(values(readText([{ page: 1, text: line }]))["insurer"]).toBe(insurer);
});

test("an insurer below the heading of its agent is the insurer", () => {
  const rows = [[[start, "Agent:"]], [[start, "Company: Shelter Insurance"]]] as const;

  expect(values(readDocument([pageOf(rows)]))["insurer"]).toBe("Shelter Insurance");
});
