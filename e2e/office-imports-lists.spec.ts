// Lists as QuickBooks Desktop and Online write them: what was made of them is seen before anything is written.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const quote = (cells: readonly string[]) =>
  cells.map((cell) => (cell === "" ? "" : `"${cell.replaceAll('"', '""')}"`)).join(",");

const customers = [
  ["", "Active Status", "Customer", "Company", "First Name", "Last Name", "Primary Contact", "Main Phone", "Main Email", "Bill to 1", "Bill to 2", "Bill to 3", "Customer Type", "Terms"],
  ["", "Active", "Alpine Collision", "Alpine Collision, LLC", "Al", "Pine", "Al Pine", "(303) 555-0142", "office@alpine.example", "Alpine Collision, LLC", "12 Main St", "Boston, MA 2139", "Body Shop", "Net 30"],
  ["", "Active", "Harbor Example:RO 4711", "Harbor Example", "", "", "", "303-555-0143 / 720-555-0144 cell", "ap@harbor.example, ar@harbor.example", "Harbor Example", "99 Market St", "Aurora, CO 80012", "Commercial", "2% 10 Net 30"],
  ["", "Active", 'Müller & Söhne "Karosserie"', "Müller & Söhne", "", "", "", "", "ap@harbor.example", "Müller & Söhne", "1 Ring Rd", "Golden, CO 80401", "Body Shop", "COD"],
  ["", "Active", "Pat's Panels", "Pat's Panels", "", "", "", "123-456-7890", "pat@panels.example", "", "", "", "Body Shop", "Net 15"],
].map(quote); // prettier-ignore

test("a customer list of QuickBooks Desktop says what was made of each row, and keeps its letters", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/utils?tab=import");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "qb.csv", mimeType: "text/csv", buffer: Buffer.from(customers.join("\r\n"), "latin1") });

  await page.getByText("Müller & Söhne · 80401").waitFor();
  await page.getByRole("group", { name: /does not say how its letters are stored/ }).waitFor();
  const notes = page.getByRole("list", { name: "What was made of the file" });
  expect(await notes.getByRole("listitem").allTextContents()).toEqual([
    "“Commercial” is not a type of customers here and is left out; these are: Body shop, Dealer, Glass shop, Mechanical, Fleet, Insurer, Individual",
    "“2% 10 Net 30” is read as 30 days to pay, without its discount",
    "“COD” is read as 0 days to pay",
    "A contact without an email of their own gets the email or telephone of their customer",
  ]);
  await page.getByText("Phone: Phone number is incorrectly formatted").waitFor();
  await page.getByRole("button", { name: /^With a note/ }).click();
  await page.getByText("303-555-0143 is taken, left out: 720-555-0144").waitFor();
  await page.getByText("The postal code 2139 is read as 02139: a spreadsheet takes the zeros away").waitFor();
  await page.getByText("“RO 4711” is left out: a job or branch of Harbor Example").waitFor();
  await page.getByText("Harbor Example has the same email, and stays as it is").waitFor();

  await page.getByRole("button", { name: "Valid rows only" }).click();
  await page.getByRole("button", { name: "Import 3 rows" }).click();
  await page.getByText("3 rows imported").waitFor();
  await page.goto("/customers/list?search=söhne");
  await page.getByRole("row", { name: /Müller & Söhne/ }).waitFor();
});

const invoices = [
  "Open Invoices Report,,,,",
  "As of Mar 1 2026,,,,",
  "",
  ",Date,Num,Due date,Open balance",
  "Carla's Collision,,,,",
  ',03/04/2026,QB-1,04/05/2026,"$1,500.00"',
  ",05/05/2026,QB-2,,(250.00)",
  'Total for Carla\'s Collision,,,,"$1,250.00"',
];

test("dates that can be read in two ways are asked about before the rows of a report are shown", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/utils?tab=import&kind=openingInvoices");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "open.csv", mimeType: "text/csv", buffer: Buffer.from(invoices.join("\r\n")) });

  const question = page.getByRole("group", { name: "Which day is 03/04/2026? No date of the file shows it" });
  await question.waitFor();
  expect(await page.getByRole("list", { name: "Rows of the file" }).count()).toBe(0);
  await question.getByRole("button", { name: "Apr 3, 2026" }).click();

  await page.getByText("“03/04/2026” is read as 2026-04-03").waitFor();
  await page.getByText("This is a credit, not an invoice").waitFor();
  await question.getByRole("button", { name: "Mar 4, 2026" }).click();
  await page.getByText("“03/04/2026” is read as 2026-03-04").waitFor();
  await page.getByRole("button", { name: "Valid rows only" }).click();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("1 row imported").waitFor();

  await page.goto("/invoices?search=QB-1");
  await page.getByRole("row", { name: /QB-1.*Carla's Collision.*\$1,500\.00/ }).waitFor();
});
