import { afterAll, beforeAll, expect, test } from "vitest";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const header = "Company,Email,Phone,Street,City,State,Zip,Contact,Contact email,Days to pay,PO required";
const alpine =
  "Alpine Auto Body,office@alpine.example,(303) 555-0199,1 Main St,Denver,CO,80202,Al Pine,al@alpine.example,15,yes";

test("a dry run says what would happen and changes nothing", async () => {
  const before = await desk.count("app.customers");

  const { status, body } = await desk.send({ kind: "customers", text: `${header}\n${alpine}\nNo Mail Body,,,,,,,,,,` });

  expect(status).toBe(200);
  expect(body).toMatchObject({ importId: null, counts: { created: 1, updated: 0, skipped: 0, wrong: 1 }, missing: [] });
  expect(body.columns).toEqual([
    "companyName", "email", "phone", "street", "city", "state", "postalCode", "contactName", "contactEmail",
    "paymentTermsDays", "requiresPo",
  ]); // prettier-ignore
  expect(body.rows[1]).toMatchObject({
    line: 3,
    outcome: "wrong",
    problems: [{ field: "email", message: "Enter an email, a telephone number or an address" }],
  });
  expect(await desk.count("app.customers")).toBe(before);
});

test("with a wrong row nothing is imported, unless the valid rows alone are wanted", async () => {
  const text = `${header}\nValid Body,valid@example.com,,,,,,,,,\nWrong Body,not a mail,,,,,,,,,`;

  const whole = await desk.send({ kind: "customers", text, apply: true });
  const valid = await desk.send({ kind: "customers", text, apply: true, mode: "validRows" });

  expect(whole.body).toMatchObject({ importId: null, counts: { created: 1, wrong: 1 } });
  expect(valid.body).toMatchObject({ importId: expect.any(String), counts: { created: 1, wrong: 1 } });
  expect(await desk.customersNamed("Valid Body")).toHaveLength(1);
  expect(await desk.customersNamed("Wrong Body")).toHaveLength(0);
});

test("a customer is imported with address and contact, as the verb would: version, audit, events", async () => {
  const { body } = await desk.send({ kind: "customers", text: `${header}\n${alpine}`, apply: true });

  const [customer] = await desk.customersNamed("Alpine Auto Body");
  expect(body.importId).toEqual(expect.any(String));
  expect(customer).toMatchObject({
    phone: "+13035550199",
    payment_terms_days: 15,
    requires_po: true,
    contacts: ["Al Pine"],
    street: "1 Main St",
  });
  const { rows: events } = await desk.owner.query("select type from app_private.events where entity_id = $1", [
    customer.id,
  ]);
  const { rows: audit } = await desk.owner.query(
    "select actor_id, reason from app.audit_entries where entity_id = $1 and action = 'created'",
    [customer.id],
  );
  expect(events).toEqual([{ type: "customer.created" }]);
  expect(audit).toEqual([{ actor_id: desk.shop.ada.userId, reason: "Imported from list.csv" }]);
});

test("the same file again skips; a change updates by company and postal code, or by email", async () => {
  const again = await desk.send({ kind: "customers", text: `${header}\n${alpine}`, apply: true });
  const byPlace = await desk.send({
    kind: "customers",
    apply: true,
    text: "Company,Zip,Phone\nALPINE auto-body,80202-1234,303 555 0142",
  });
  const byMail = await desk.send({
    kind: "customers",
    apply: true,
    text: "Email,Company,Days to pay\nOffice@Alpine.example,Alpine Auto Body,45",
  });

  expect(again.body).toMatchObject({ importId: null, counts: { created: 0, updated: 0, skipped: 1, wrong: 0 } });
  expect(byPlace.body.rows).toMatchObject([{ outcome: "updated", changes: ["phone"] }]);
  expect(byMail.body.rows).toMatchObject([{ outcome: "updated", changes: ["paymentTermsDays"] }]);
  const [customer] = await desk.owner
    .query("select * from app.customers where email = 'office@alpine.example'")
    .then(({ rows }) => rows);
  expect(customer).toMatchObject({ phone: "+13035550142", payment_terms_days: 45, requires_po: true });
});

test.each([
  ["an empty file", "", "empty"],
  ["blank lines", "\n\n  \n", "empty"],
  ["headers alone", header, "no rows"],
  ["one column", "Company\nAlpine", "one column"],
  ["a spreadsheet", "PK\u0003\u0004\u0014", "not a CSV"],
  ["another encoding", "Company,City\nCaf\uFFFD,Denver", "cannot be read"],
  ["too many rows", `Company,Email\n${"A,a@example.com\n".repeat(100_000)}`, "more than 10,000 rows"],
  ["too many columns", `${"A,".repeat(300)}B\n1,2`, "at most 200 columns"],
])("%s is refused in words", async (_name, text, words) => {
  const { status, body } = await desk.send({ kind: "customers", text });

  expect(status).toBe(400);
  expect(body.message).toContain(words);
});

test("headers that are the same field are one column; chosen twice, they are refused", async () => {
  const text = "Company,Company name,Email\nOne,Two,one@example.com";

  const guessed = await desk.send({ kind: "customers", text });
  const chosen = await desk.send({ kind: "customers", text, columns: ["companyName", "companyName", "email"] });

  expect(guessed.body.columns).toEqual(["companyName", null, "email"]);
  expect(chosen).toMatchObject({ status: 400, body: { message: "Two columns are Company: leave one out" } });
});

test("the same customer twice in a file is told by its first line", async () => {
  const { body } = await desk.send({
    kind: "customers",
    text: `Company,Email\nTwin,twin@example.com\nTwin,TWIN@example.com`,
  });

  expect(body.rows).toMatchObject([
    { outcome: "created" },
    { outcome: "wrong", problems: [{ message: "Same as line 2" }] },
  ]);
});

test("semicolons, tabs and a byte order mark are read; a needed column that is missing is named", async () => {
  const semicolons = await desk.send({ kind: "customers", text: "\uFEFFCompany;Email\nÉtoile, SA;etoile@example.com" });
  const tabs = await desk.send({ kind: "customers", text: "Company\tEmail\nTab\ttab@example.com" });
  const nameless = await desk.send({ kind: "customers", text: "Email,Phone\na@example.com,1" });

  expect(semicolons.body.rows).toMatchObject([{ about: "Étoile, SA", outcome: "created" }]);
  expect(tabs.body.counts.created).toBe(1);
  expect(nameless.body).toMatchObject({ missing: [["Company", "Display name", "Last name"]], rows: [] });
});

test("chosen columns are remembered for the person and the kind", async () => {
  const text = "Firma,Postfach\nMémoire,memoire@example.com";
  const unknown = await desk.send({ kind: "customers", text });
  await desk.send({ kind: "customers", text, columns: ["companyName", "email"], apply: true });

  const known = await desk.send({ kind: "customers", text: "Postfach,Firma\nx@example.com,X" });
  const contacts = await desk.send({ kind: "contacts", text: "Postfach,Firma\nx@example.com,X" });

  expect(unknown.body.columns).toEqual([null, null]);
  expect(known.body.columns).toEqual(["email", "companyName"]);
  expect(contacts.body.columns).toEqual([null, null]);
});

test("headers in the languages of the product are known", async () => {
  const text = "Société;Téléphone;Ville;Code postal\nBelle;514-555-0154;Montréal;H2X 1Y4";

  const { body } = await desk.send({ kind: "customers", text });

  expect(body.columns).toEqual(["companyName", "phone", "city", "postalCode"]);
});

test("headers are known without their accents and small words", async () => {
  const text = "Client;N° facture;Date emission;Echeance;Solde du\nBelle;F-1;13/11/2026;13/12/2026;1 234,50";

  const { body } = await desk.send({ kind: "openingInvoices", text });

  expect(body.columns).toEqual(["customerName", "number", "issueDate", "dueDate", "balance"]);
});

test.each(["tom", "carla", "uma", null] as const)("%s may not import", async (name) => {
  const before = await desk.count("app.customers");

  const { status } = await desk.send({
    kind: "customers",
    text: `${header}\n${alpine}`,
    apply: true,
    by: name && desk.shop[name],
  });

  expect(status).toBe(name === null ? 401 : 403);
  expect(await desk.count("app.customers")).toBe(before);
});

test("the result has the file's rows with their outcome, and no formula", async () => {
  const text = "Company,Email\n=Result Body,result@example.com\nBad,bad";
  const { body } = await desk.send({ kind: "customers", text, apply: true, mode: "validRows" });

  const result = await desk.result(body.importId);
  const refused = await desk.result(body.importId, desk.shop.tom);

  expect(result.text.split("\r\n").slice(0, 3)).toEqual([
    "\uFEFFCompany,Email,Outcome,Reasons",
    "'=Result Body,result@example.com,created,",
    "Bad,bad,wrong,Email is incorrectly formatted",
  ]);
  expect(refused.status).toBe(403);
});
