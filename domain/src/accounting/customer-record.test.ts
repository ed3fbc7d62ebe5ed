import { expect, test } from "vitest";
import { customerRecord, displayNames, isSameCustomer, type AccountingCustomer } from "./customer-record.ts";

const address = { street: "1 Main", unit: null, city: "Denver", state: "CO", postalCode: "80202", country: "US" };
const alpine: AccountingCustomer = {
  id: "abcd1234-0000-4000-8000-000000000000",
  companyName: "Alpine Glass",
  firstName: "",
  lastName: "",
  email: "office@alpine.test",
  phone: "+13035550101",
  phoneExtension: "",
  isTaxExempt: false,
  isArchived: false,
  address,
};

test("a company is sent under its name, with its address", () => {
  expect(customerRecord({ ...alpine, phoneExtension: "12" })).toMatchObject({
    DisplayName: "Alpine Glass",
    CompanyName: "Alpine Glass",
    PrimaryPhone: { FreeFormNumber: "+13035550101 x12" },
    BillAddr: { Line1: "1 Main", City: "Denver", CountrySubDivisionCode: "CO" },
    ResaleNum: "",
    Active: true,
  });
});

test("an exempt customer has a certificate on file, an archived one is inactive", () => {
  expect(customerRecord({ ...alpine, isTaxExempt: true, isArchived: true })).toMatchObject({
    ResaleNum: "ON FILE",
    Active: false,
  });
});

test("a person is listed by the last name", () => {
  const [name] = displayNames({ ...alpine, companyName: "", firstName: "Ada", lastName: "Lovelace" });

  expect(name).toBe("Lovelace, Ada");
});

test("a name that is taken gets the city, then the start of the id", () => {
  expect(displayNames(alpine)).toEqual(["Alpine Glass", "Alpine Glass – Denver", "Alpine Glass (abcd)"]);
});

test("colons, tabs and line breaks become harmless", () => {
  expect(displayNames({ ...alpine, companyName: "Alpine: Glass\tand\r\nPaint " })[0]).toBe("Alpine - Glass and Paint");
});

test("a long name keeps room for what makes it unique", () => {
  const names = displayNames({ ...alpine, companyName: "x".repeat(600) });

  expect(names.map(({ length }) => length)).toEqual([500, 500, 500]);
  expect(names.at(-1)).toMatch(/x \(abcd\)$/);
});

test.each([
  [{ PrimaryEmailAddr: { Address: "Office@Alpine.test" } }, true],
  [{ CompanyName: "Alpine Glass", PrimaryEmailAddr: { Address: "other@shop.test" } }, false],
  [{ CompanyName: "alpine glass" }, true],
  [{ DisplayName: "Alpine Glass" }, true],
  [{}, false],
])("%j is the same customer: %s", (theirs, isSame) => {
  expect(isSameCustomer(customerRecord(alpine), theirs)).toBe(isSame);
});

test("two people of one name and no email address are two", () => {
  const person = { ...alpine, companyName: "", firstName: "Jo", lastName: "Smith", email: "" };

  expect(isSameCustomer(customerRecord(person), { DisplayName: "Smith, Jo" })).toBe(false);
});
