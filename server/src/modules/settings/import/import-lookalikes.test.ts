// Two customers may share a name, an email or an address: no row becomes another customer by one thing alone.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const bring = (text: string) => desk.send({ kind: "customers", text, apply: true });
const outcomes = ({ body }: Awaited<ReturnType<typeof bring>>) =>
  body.rows.map(({ outcome }: { outcome: string }) => outcome);

async function emailed(email: string) {
  const { rows } = await desk.owner.query({
    text: `select company_name, first_name, phone, (select postal_code from app.addresses a where a.id = c.address_id)
      from app.customers c where email = $1 order by created_at, company_name, first_name`,
    values: [email],
    rowMode: "array",
  });
  return rows;
}

test("shops of a chain that share an email are customers of their own, also beside one that is stored", async () => {
  const file = await bring(
    "Company,Email,Phone\nChain North,ap@chain.example,303-555-0120\nChain South,ap@chain.example,303-555-0121",
  );
  const later = await bring(
    "Company,Email,Phone,Zip\nChain West,ap@chain.example,303-555-0122,\nChain East,ap@chain.example,303-555-0123,80301",
  );

  expect([outcomes(file), outcomes(later)]).toEqual([
    ["created", "created"],
    ["created", "created"],
  ]);
  expect(later.body.rows[1].notes).toEqual(["Chain North has the same email, and stays as it is"]);
  expect((await emailed("ap@chain.example")).map(([name, , phone]) => [name, phone])).toEqual([
    ["Chain North", "+13035550120"],
    ["Chain South", "+13035550121"],
    ["Chain East", "+13035550123"],
    ["Chain West", "+13035550122"],
  ]);
});

test("people of one family at one address are customers of their own", async () => {
  const header = "First name,Last name,Email,Street,City,State,Zip";
  const place = "1 Elm St,Boulder,CO,80301";

  const { body } = await bring(
    `${header}\nAnn,Smith,smiths@example.com,${place}\nBob,Smith,smiths@example.com,${place}`,
  );

  expect(body.counts).toMatchObject({ created: 2, wrong: 0 });
  expect((await emailed("smiths@example.com")).map(([, first]) => first)).toEqual(["Ann", "Bob"]);
});

test("shops of one name and one email at several places are customers of their own", async () => {
  const header = "Zip,Company,Email,Street,City,State";
  const shop = "Same Body,ap@same.example,1 Main St,Denver,CO";
  await bring(`${header}\n80202,${shop}`);

  const second = await bring(`${header}\n80203,${shop}\n80202,${shop}`);

  expect(outcomes(second)).toEqual(["created", "skipped"]);
  expect(second.body.rows[0].notes).toEqual(["Another customer is called Same Body too, and stays as it is"]);
  expect((await emailed("ap@same.example")).map(([, , , zip]) => zip)).toEqual(["80202", "80203"]);
});

test("one of the same name with another email, and no place to compare, is another customer", async () => {
  await bring("Company,Email\nTwo Mails,one@two.example");

  const other = await bring("Company,Email\nTwo Mails,other@two.example");
  const placed = await bring(
    "Company,Zip,Street,City,State,Email\nTwo Mails,80202,1 Main St,Denver,CO,third@two.example",
  );

  expect([outcomes(other), outcomes(placed)]).toEqual([["created"], ["created"]]);
  expect(placed.body.rows[0].notes).toEqual(["Another customer is called Two Mails too, and stays as it is"]);
});

test("by name and email, or name and place, a customer is itself; twice in a file it is named", async () => {
  const header = "Company,Email,Phone,Street,City,State,Zip";
  await bring(`${header}\nItself Body,it@self.example,,1 Main St,Denver,CO,80202`);

  const { body } = await bring(
    `${header}\nItself Body,it@self.example,303-555-0130,,,,\nITSELF BODY,other@self.example,,,,,80202-1234`,
  );

  expect(body.rows).toMatchObject([
    { outcome: "updated", changes: ["phone"] },
    { outcome: "wrong", problems: [{ message: "Same as line 2" }] },
  ]);
});

test("what belongs to a customer goes to none who only shares the email", async () => {
  await bring("Company,Email\nHolder North,ap@holder.example");
  const text = "Number,Customer,Customer email,Date,Balance\nH-1,Holder South,ap@holder.example,2026-01-05,100";

  const { body } = await desk.send({ kind: "openingInvoices", text, apply: true });

  expect(body.rows).toMatchObject([
    {
      outcome: "wrong",
      problems: [{ message: "The email is that of Holder North: correct the email or the name" }],
    },
  ]);
});

test.each([
  ["Legal Body", "“Legal Body” is read as Legal Body, LLC"],
  ["Legal Body Inc.", "“Legal Body Inc.” is read as Legal Body, LLC"],
  ["Legal Body, LLC:RO 4711", undefined],
])("an invoice of %s is that of the one customer of this name", async (name, note) => {
  if ((await desk.customersNamed("Legal Body, LLC")).length === 0)
    await bring('Company,Email\n"Legal Body, LLC",office@legal.example');

  const { body } = await desk.send({
    kind: "openingInvoices",
    text: `Number,Customer,Date,Balance\nL-${name.length},"${name}",2026-01-05,100`,
  });

  expect(body.rows).toMatchObject([{ outcome: "created", notes: note === undefined ? [] : [note] }]);
});

test("a person is found by the last name first", async () => {
  await bring("First name,Last name,Email\nPat,O'Brien,pat@brien.example");

  const { body } = await desk.send({
    kind: "vehicles",
    text: `VIN,Year,Make,Model,Customer\n4T1G11AK2MU990001,2021,Toyota,Camry,"O'Brien, Pat"`,
  });

  expect(body.rows).toMatchObject([{ outcome: "created" }]);
});

test("people of one office that share an email are contacts of their own", async () => {
  await bring("Company,Email,Contact,Contact email\nOffice Glass,o@glass.example,Ann Lee,office@glass.example");

  const { body } = await desk.send({
    kind: "contacts",
    apply: true,
    text: "Company,Name,Email\nOffice Glass,Bob Ray,office@glass.example",
  });
  const again = await bring(
    "Company,Email,Contact,Contact email\nOffice Glass,o@glass.example,Cy Doe,office@glass.example",
  );

  const notes = ["Ann Lee has the same email, and stays as it is"];
  expect(body.rows).toMatchObject([{ outcome: "created", notes }]);
  expect(again.body.rows).toMatchObject([{ outcome: "updated", notes }]);
  const { rows } = await desk.owner.query(
    "select name from app.contacts where email = 'office@glass.example' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual(["Ann Lee", "Bob Ray", "Cy Doe"]);
});
