import { expect, test } from "vitest";
import { headerOf } from "#calibrations/calibration-rule-columns.ts";
import { ruleFields } from "#calibrations/calibration-rule.ts";
import {
  columnsToRemember,
  foldedHeader,
  guessColumns,
  headerOf as knownHeaderOf,
  missingColumns,
  requireColumns,
} from "./import-columns.ts";
import { importFields } from "./import-fields.ts";
import { importKinds, importLimits, type ImportKind } from "./import-kinds.ts";
import { readImportFile, separatorOf } from "./read-import-file.ts";

const nothing = () => false;
const ofCustomers = knownHeaderOf(importFields.customers);
const ofInvoices = knownHeaderOf(importFields.openingInvoices);

test.each([
  ["a,b\n1,2", ","],
  ["a;b\n1;2", ";"],
  ["a\tb\n1\t2", "\t"],
  ["a|b\n1|2", "|"],
  ['"a,b,c";d\n1;2', ";"],
  ["a;b;c\n1,5;2,5;3,5\n1,5;2,5;3,5", ";"],
  ["alone\n1", ","],
])("%j is separated by %j", (text, separator) => {
  expect(separatorOf(text, nothing)).toBe(separator);
});

test("known headers tell the separator, whatever stands in the rows", () => {
  expect(separatorOf("Company;Email\nA, B, C;a@b.example\nA, B, C;a@b.example", ofCustomers)).toBe(";");
});

test.each(["sep=;\r\n", "SEP=;\n", '"sep=;"\n', "\uFEFFSep=;;\n"])("the hint %j is obeyed", (hint) => {
  const { headers, rows } = readImportFile(`${hint}a,b;c\n1;2`, nothing);

  expect([headers, rows]).toEqual([["a,b", "c"], [{ line: 3, cells: ["1", "2"] }]]);
});

test("titles above the headers are left out, and named", () => {
  const { headers, rows, notes } = readImportFile(
    '\uFEFFOpen Invoices Report,,\nExample LLC\n"As of Mar 1, 2026"\n\nNum,Customer,Date\n7,Alpine,2026-01-05',
    ofInvoices,
  );

  expect(headers).toEqual(["Num", "Customer", "Date"]);
  expect(rows).toEqual([{ line: 6, cells: ["7", "Alpine", "2026-01-05"] }]);
  expect(notes).toEqual(["3 lines above the headers are left out: Open Invoices Report"]);
});

test("a report's groups name the customer of each of their rows, and its totals are left out", () => {
  const { headers, rows, notes } = readImportFile(
    [
      ",Date,Num,Open balance",
      "Alpine",
      ",2026-01-05,7,100",
      "Total for Alpine,,,100",
      "Total Collision",
      ",2026-01-06,8,200",
      "Total Total Collision,,,200",
      ",TOTAL,,300",
      '"Sunday, Mar 1, 2026 10:15 AM GMT-07:00 - Accrual Basis"',
    ].join("\n"),
    ofInvoices,
  );

  expect(headers[0]).toBe("Customer");
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["Alpine", "2026-01-05", "7", "100"],
    ["Total Collision", "2026-01-06", "8", "200"],
  ]);
  expect(notes).toEqual(["4 lines of totals or headings are left out: 4, 7, 8, 9"]);
});

test("headers that come again on every page are left out, and a shop called Total is none", () => {
  const { rows, notes } = readImportFile(
    "Company,Email\nTotal Auto,a@b.example\nCompany,Email\nTotal,c@d.example",
    ofCustomers,
  );

  expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  expect(notes).toEqual(["1 line of totals or headings is left out: 3"]);
});

const fileOf = (rows: number) => `a,b\n${"1,2\n".repeat(rows)}`;

test("what somebody wrote below the table is left out, and named", () => {
  const table = 'Company,Email,Phone\n"A\nBody",a@b.example,1\nC Body,,\n';
  const { rows, notes } = readImportFile(`${table},,\n\nExported by Bob\nfor the new shop\n`, ofCustomers);

  expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  expect(notes).toEqual(["2 lines of totals or headings are left out: 7, 8"]);
});

test.each([
  ["HTML", "<html><table><tr><td>Company</td><td>Email</td></tr></table></html>"],
  ["XML", '<?xml version="1.0"?>\n<rows/>'],
  ["vCard", "BEGIN:VCARD\nFN:Val Card\nEND:VCARD"],
  ["JSON", '\uFEFF[\n {"company": "A Body", "email": "a@b.example"}]'],
  ["PDF", "%PDF-1.7\n1 0 obj, 2 0 obj"],
])("%s is refused by its name", (format, written) => {
  expect(() => readImportFile(written, ofCustomers)).toThrow(`This is a ${format} file, not a table`);
});

test("a file of the most rows is read, one more is refused, also below titles", () => {
  const titles = "Title\n".repeat(20);

  expect(readImportFile(fileOf(importLimits.rows), nothing).rows).toHaveLength(importLimits.rows);
  expect(readImportFile(titles + fileOf(importLimits.rows), nothing).rows).toHaveLength(importLimits.rows);
  expect(() => readImportFile(fileOf(importLimits.rows + 1), nothing)).toThrow("more than 10,000 rows");
  expect(() => readImportFile(titles + fileOf(importLimits.rows + 1), nothing)).toThrow("more than 10,000 rows");
});

test("a file of more than 10 MB is refused", () => {
  expect(() => readImportFile("x".repeat(importLimits.bytes + 1), nothing)).toThrow("larger than 10 MB");
});

test.each([
  ["quotation marks", '"'.repeat(9_000_000), "only one column"],
  ["columns", "a,".repeat(1_000_000), "at most 200 columns"],
  ["separators", ",".repeat(9_000_000), "only one column"],
  ["line breaks and a mark", `${"\n".repeat(9_000_000)}"`, "only one column"],
])("a file of nothing but %s is refused in words", (_what, text, words) => {
  expect(() => readImportFile(text, nothing)).toThrow(words);
});

test("sixteen thousand empty columns behind the headers are no columns", () => {
  const empty = ",".repeat(16_000);
  const { headers, rows } = readImportFile(`Company,Email${empty}\nA Body,a@b.example${empty}`, ofCustomers);

  expect([headers, rows[0]?.cells]).toEqual([
    ["Company", "Email"],
    ["A Body", "a@b.example"],
  ]);
});

test("no header means two fields of a kind", () => {
  for (const kind of importKinds) {
    const names = importFields[kind].flatMap(({ key, label, names: others = [] }) => [
      ...new Set([key, label, ...others].map(foldedHeader)),
    ]);
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      kind,
    ).toEqual([]);
  }
});

test("columns are guessed by headers and by what was chosen before, a field once", () => {
  const fields = importFields.customers;

  expect(guessColumns(["COMPANY name", "E_Mail", "Fax", "Email"], fields)).toEqual([
    "companyName",
    "email",
    null,
    null,
  ]);
  expect(guessColumns(["Firma", "Email"], fields, { firma: "companyName", email: null })).toEqual([
    "companyName",
    null,
  ]);
  expect(guessColumns(["Firma"], fields, { firma: "somethingElse" })).toEqual([null]);
});

test("the columns of exported calibration rules are known, also by their other names", () => {
  const fields = importFields.calibrationRules;

  expect(guessColumns(ruleFields.map(headerOf), fields)).toEqual(ruleFields);
  expect(guessColumns(["REPAIR", "system", "from_year", "To Year", "Trim pattern"], fields)).toEqual([
    "operation",
    "typeKey",
    "yearFrom",
    "yearTo",
    "trimPattern",
  ]);
  expect(guessColumns(["Repair operation", "Line item type", "Notes", "Source title"], fields)).toEqual([
    "operation",
    "typeKey",
    "note",
    "sourceTitle",
  ]);
  expect(guessColumns(["Source URL", "Active", "Colour", "Verified by"], fields)).toEqual([
    "sourceUrl",
    "isActive",
    null,
    null,
  ]);
});

test("what is chosen is remembered by its header, and what is left out too", () => {
  expect(columnsToRemember(["Firma ", "", "Fax"], ["companyName", null, null])).toEqual({
    firma: "companyName",
    fax: null,
  });
});

test("columns that do not fit are refused, and groups of needed ones are named", () => {
  const fields = importFields.customers;

  expect(() => requireColumns({ headers: ["a"], columns: [], fields })).toThrow();
  expect(() => requireColumns({ headers: ["a"], columns: ["nonsense"], fields })).toThrow();
  expect(() => requireColumns({ headers: ["a", "b"], columns: ["email", "email"], fields })).toThrow(
    "Two columns are Email",
  );
  expect(missingColumns(["email"], fields)).toEqual([["Company", "Display name", "Last name"]]);
  expect(missingColumns(["lastName"], fields)).toEqual([]);
});

const guess = (headers: string) => guessColumns(headers.split(","), importFields.customers);

test("the columns of QuickBooks, Xero and Square are known", () => {
  expect(guess("Active Status,Customer,Company,First Name,Last Name,Primary Contact,Main Phone,Main Email,Bill to 1,Bill to 5,Terms")).toEqual([
    "isActive", "displayName", "companyName", "firstName", "lastName", "contactName", "phone", "email", "billTo1", "billTo5",
    "paymentTermsDays",
  ]);
  expect(guess("Name,Company name,Street Address,City,State,ZIP,Phone,Email,Customer type")).toEqual([
    "displayName", "companyName", "street", "city", "state", "postalCode", "phone", "email", "customerKind",
  ]);
  expect(guess("*ContactName,EmailAddress,FirstName,POAddressLine1,POAddressLine2,POCity,PORegion,POPostalCode,POCountry,MobileNumber")).toEqual([
    "displayName", "email", "firstName", "street", "unit", "city", "state", "postalCode", "country", "contactPhone",
  ]);
  expect(guess("First Name,Email Address,Company Name,Street Address 1,Postal Code,Memo")).toEqual([
    "firstName", "email", "companyName", "street", "postalCode", "notes",
  ]);
  expect(guessColumns(["*ContactName", "*InvoiceNumber", "*InvoiceDate", "InvoiceAmountDue"], importFields.openingInvoices)).toEqual([
    "customerName", "number", "issueDate", "balance",
  ]);
  expect(guess("Contact name,Company")).toEqual(["contactName", "companyName"]);
}); // prettier-ignore

/** Headers as address books, shop programs and payment services write them. */
test.each<[ImportKind, string, string]>([
  ["customers", "Organization Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - City,Address 1 - Region", "companyName email - phone city state"],
  ["customers", "Company,Business Street,Business Country/Region,Business Phone,Mobile Phone,E-mail Display Name", "companyName street country phone contactPhone -"],
  ["customers", "customer_name,province/state,address_line_1,postal_code/zip_code,shipping_address", "displayName state street postalCode -"],
  ["customers", "Bill to Address-Line One,Bill to Address-Line Two,Bill to Zip,Telephone 1,Telephone 2", "street unit postalCode phone -"],
  ["customers", "Business Phone,Address City,Phone,City", "- - phone city"],
  ["customers", "Société,Courriel,Adresse", "companyName email street"],
  ["customers", "Physical Address Line 1,Physical City,Mailing Address,Mailing City", "- - street city"],
  ["addresses", "Customer,Billing Street,Billing City,Shipping Street,Shipping City", "customerName - - street city"],
  ["contacts", "First Name,Associated Company,Business Phone", "firstName customerName phone"],
  ["addresses", "Customer,Location Name,Shipping Street,Shipping State/Province", "customerName label street state"],
  ["vehicles", "Vehicle VIN,Vehicle Sub-Model,License Plate State,Mileage (mi),Vehicle ID", "vinNumber trim plateState odometer -"],
  ["openingInvoices", "Number,Customer Name,Date (UTC),Amount Due,Amount Remaining", "number customerName issueDate - balance"],
  ["openingInvoices", "Customer,Name,Num,Date,Open Balance", "- customerName number issueDate balance"],
  ["customers", "CUSTOMER_ID,COMPANY_NAME,FNAME,LNAME,ADDR1,ADDR2,PHONE1,PHONE2", "- companyName firstName lastName street unit phone -"],
  ["customers", "Shop Name,EmailID,City/State/Zip,Net Terms", "companyName email - paymentTermsDays"],
  ["vehicles", "VIN #,Mk,Mdl,Registration State,Cur Miles", "vinNumber make model plateState odometer"],
  ["priceLists", "Price Level,Item Code,Sales Price", "list typeKey unitPrice"],
  ["lineItemTypes", "Product/Service Name,Sales Description,Price/Rate", "name description unitPrice"],
  ["customers", "Company Name,Payment Terms Label,Billing City,Billing Code,Shipping Code", "companyName paymentTermsDays city postalCode -"],
  ["contacts", "Name,E-mail 1 - Value,Organization 1 - Name,Address 1 - City", "name email customerName -"],
  ["vehicles", "CUST NAME,VIN NBR,YR,MAKE,LIC,ODO", "customerName vinNumber year make licensePlate odometer"],
  ["vehicles", "Owner,Yr/Make/Model,VIN #", "ownerName vehicleDescription vinNumber"],
  ["vehicles", "VIN,Year Make Model,Make/Model", "vinNumber vehicleDescription -"],
  ["openingInvoices", "Client,N° de facture,Date,Solde du", "customerName number issueDate balance"],
  ["openingInvoices", "Cust.,Inv. No.,Inv. Date,Bal. Due", "customerName number issueDate balance"],
  ["customers", "CUSTNO,CUSTNAME,ADDRESS,HOMEPH,EMAILADDR", "- displayName street phone email"],
  ["customers", "Client Name,E-mails,Main Phone #s", "displayName email phone"],
  ["vehicles", "VIN,Make Name,Model Name,Odometer (miles)", "vinNumber make model odometer"],
  ["priceLists", "Price list,Item,Price,Effective date", "list typeKey unitPrice validFrom"],
])("%s are known by %s", (kind, headers, columns) => {
  const guessed = guessColumns(headers.split(","), importFields[kind]);

  expect(guessed.map((field) => field ?? "-").join(" ")).toBe(columns);
}); // prettier-ignore

test("headers below a title are found by what they mean", () => {
  const { headers } = readImportFile(
    "Report,Nov 2026\nCompany,Billing Street,Billing City\nA Body,1 Main St,Denver",
    ofCustomers,
  );

  expect(headers).toEqual(["Company", "Billing Street", "Billing City"]);
});
