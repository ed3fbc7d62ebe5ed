// Repair orders of dealers as Reynolds and CDK lay them out: what stands there without a label.
import { expect, test } from "vitest";
import { pageOf, values, type Cell } from "../../../../test/reading-pages.ts";
import { readDocument } from "#intake/reading/read-document.ts";

const read = (...rows: readonly (readonly Cell[])[]) => values(readDocument([pageOf(rows)]));
const address = (x: number): Cell[][] => [[[x, "P.O. BOX 771"]], [[x, "MOBILE, AL 36609"]]];
const [left, middle, right] = [40, 280, 480];

test("the customer is the name over an address below the dealer's, and CUSTOMER NO. is no name", () => {
  expect(
    read(
      [[left, "BOB MOORE FORD LINCOLN"]],
      [[left, "415 OGDEN AVE NAPERVILLE, IL 60563"]],
      [
        [left, "CUSTOMER NO."],
        [middle, "REPAIR ORDER NO."],
      ],
      [
        [left, "2b4f93"],
        [middle, "A09652"],
      ],
      [[left, "O'BRIEN, KATHLEEN"]],
      ...address(left),
      [[left, "JOB # 1 TOTAL LABOR & PARTS"]],
      [[left, "JOB # 1 TOTAL"]],
    ),
  ).toMatchObject({ owner: "O'BRIEN, KATHLEEN", repairOrderNumber: "A09652" });
});

test("the number over the starred title is the repair order's", () => {
  expect(
    read(
      [
        [left, "CUSTOMER #: 2dd63c"],
        [middle, "52-4678"],
        [right, "Courtesy Chevrolet"],
      ],
      [
        [middle - 4, "*WORK ORDER*"],
        [right, "88 Airport Blvd"],
      ],
      [[left, "THOMPSON, WILLIAM A"]],
      ...address(left),
    ),
  ).toMatchObject({ owner: "THOMPSON, WILLIAM A", repairOrderNumber: "52-4678" });
});

test("an address of Canada is one", () => {
  const { owner } = read(
    [[left, "Facture"]],
    [[left, "Jean Tremblay"]],
    [[left, "12 rue Principale"]],
    [[left, "Laval QC H7A 1A1"]],
  );

  expect(owner).toBe("Jean Tremblay");
});

test.each([
  ["a letterhead", [[[left, "Crash Champions"]], ...address(left)]],
  ["a shop", [[[left, "Estimate"]], [[left, "Joe's Auto Body"]], ...address(left)]],
  ["an insurer", [[[left, "Estimate"]], [[left, "Northern Plains Mutual Insurance"]], ...address(left)]],
  [
    "another heading's",
    [[[left, "Estimate"]], [[left, "Inspection Location:"]], [[left, "Jane Roe"]], ...address(left)],
  ],
  ["without a place", [[[left, "Estimate"]], [[left, "Jane Roe"]], [[left, "12 Main St"]]]],
] satisfies [string, Cell[][]][])("a name over an address is no owner: %s", (_which, rows) => {
  expect(read(...rows)).not.toHaveProperty("owner");
});

test("figures begin their own column where the one before is full", () => {
  expect(
    read(
      [
        [left, "COLOR"],
        [left + 40, "YEAR"],
        [left + 80, "MAKE/MODEL"],
        [middle, "VIN"],
      ],
      [
        [left, "PEARL WHI 23"],
        [left + 80, "TOYOTA COROLLA"],
        [middle, "4T1G11AK2MU990001"],
      ],
    ),
  ).toMatchObject({ year: 2023, make: "Toyota" });
});

test("make and model without a year are taken without it", () => {
  expect(
    read(
      [
        [left, "MAKE/MODEL"],
        [middle, "VIN"],
      ],
      [
        [left, "TOYOTA COROLLA"],
        [middle, "4T1G11AK2MU990001"],
      ],
    ),
  ).toMatchObject({ make: "Toyota", model: "COROLLA" });
});
