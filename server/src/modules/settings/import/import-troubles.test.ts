// What programs and people send: their encodings, headers and words.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const wide = (text: string) => Buffer.from(text, "utf16le");
const mac = (text: string) => Buffer.from(text.replaceAll("ü", "\u009F").replaceAll("é", "\u008E"), "latin1");
const table = (name: string) =>
  `Company,Email,City\r\n${name} Müller & Café,${name.toLowerCase()}@example.com,Denver\r\n`;

test.each([
  ["UTF-8", Buffer.from(table("Plain")), null],
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${table("Marked")}`), null],
  ["UTF-16 with its mark", wide(`\uFEFF${table("Wide")}`), null],
  ["UTF-16 without a mark", wide(table("Widebare")), null],
  ["big-endian UTF-16 with its mark", wide(`\uFEFF${table("Big")}`).swap16(), null],
  ["big-endian UTF-16 without a mark", wide(table("Bigbare")).swap16(), null],
  ["Windows-1252", Buffer.from(table("Windows"), "latin1"), "windows-1252"],
  ["Mac Roman", mac(table("Mac")), "macintosh"],
])("a file in %s is read, and a guess is said", async (_name, bytes, guessed) => {
  const { body } = await desk.send({ kind: "customers", content: bytes.toString("base64") });

  expect(body.rows).toMatchObject([{ outcome: "created", about: expect.stringContaining("Müller & Café") }]);
  expect(body.questions.map(({ chosen }: { chosen: string }) => chosen)).toEqual(guessed === null ? [] : [guessed]);
});

test("two letters that happen to be one of UTF-8 are asked about", async () => {
  const bytes = Buffer.concat([
    Buffer.from("Company,Email\nCedar"),
    Buffer.from([0xd5, 0x8d]),
    Buffer.from("Pine,c@example.com"),
  ]);
  const content = bytes.toString("base64");

  const asked = await desk.send({ kind: "customers", content });
  const { body } = await desk.send({ kind: "customers", content, encoding: "macintosh" });

  expect(asked.body.questions).toMatchObject([{ key: "encoding", chosen: "utf-8" }]);
  expect(body.rows[0].about).toBe("Cedar’çPine");
});

test("who knows the encoding better says so", async () => {
  const content = mac(table("Known")).toString("base64");

  const { body } = await desk.send({ kind: "customers", content, encoding: "windows-1252" });

  expect(body.rows[0].about).toContain("MŸller");
  expect(body.questions).toMatchObject([{ key: "encoding", chosen: "windows-1252" }]);
});

test("of a file with one broken letter only its line is wrong", async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${table("Müh")}Gl`),
    Buffer.from([0xfc]),
    Buffer.from("ck,g@example.com,Köln\n"),
  ]);

  const { body } = await desk.send({ kind: "customers", content: bytes.toString("base64") });

  expect(body.rows).toMatchObject([
    { outcome: "created" },
    { outcome: "wrong", problems: [{ message: "Letters of this line cannot be read" }] },
  ]);
});

test.each([
  ["9 MB of quotation marks", '"'.repeat(9_000_000), "only one column"],
  ["a million columns", "a,".repeat(1_000_000), "at most 200 columns"],
  ["more than 10 MB", "x".repeat(10_000_001), "larger than 10 MB"],
])("%s are refused in words, as text and as bytes", async (_name, text, words) => {
  const answers = [
    await desk.send({ kind: "customers", text }),
    await desk.send({ kind: "customers", content: Buffer.from(text).toString("base64") }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  for (const { body } of answers) expect(body.message).toContain(words);
});

test.each([{}, { text: "a,b\n1,2", content: "YSxiCjEsMg==" }])("a file is text or bytes, one of them", async (sent) => {
  expect(await desk.send({ kind: "customers", ...sent })).toMatchObject({ status: 400 });
});

test("a list of QuickBooks Desktop is imported with its people, jobs, lines of addresses, terms and kinds", async () => {
  const text = [
    ',"Active Status","Customer","Company","First Name","Last Name","Primary Contact","Main Phone","Main Email","Bill to 1","Bill to 2","Bill to 3","Customer Type","Terms"',
    ',"Active","Pine Collision","Pine Collision, LLC","Al","Pine","Al Pine","(303) 555-0142","office@pine.example","Pine Collision, LLC","12 Main St","Denver, CO 80202","Body Shop","Net 30"',
    ',"Active","Bay Example:RO 4711","Bay Example",,,,"303-555-0143 / 720-555-0144 cell","ap@bay.example, ar@bay.example","Bay Example","99 Market St","Aurora, CO 80012","Commercial","2% 10 Net 45"',
    ',"Active","Bay Example:RO 4712","Bay Example",,,,,"ap@bay.example","Bay Example","1 Elsewhere St","Aurora, CO 80013",,',
    `,"Active","O'Brien, Pat",,"Pat","O'Brien","Pat O'Brien","303-555-0145 ext. 12","pat@example.com","Pat O'Brien","5 Elm St","Boulder, CO 80301","Residential","COD"`,
    ',"Not-active","Old Body",,,,,,"old@example.com",,,,,',
  ].join("\r\n");

  const { body } = await desk.send({ kind: "customers", text, apply: true });

  expect(body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["created", "created", "skipped", "created", "skipped"]);
  expect(body.rows[1].notes).toEqual([
    "303-555-0143 is taken, left out: 720-555-0144",
    "ap@bay.example is taken, left out: ar@bay.example",
    "“RO 4711” is left out: a job or branch of Bay Example",
  ]);
  expect(body.notes).toEqual(expect.arrayContaining([
    "“Commercial” is not a type of customers here and is left out; these are: Body shop, Dealer, Glass shop, Mechanical, Fleet, Insurer, Individual",
    "“2% 10 Net 45” is read as 45 days to pay, without its discount",
    "“COD” is read as 0 days to pay",
  ]));
  const { rows } = await desk.owner.query(
    `select c.company_name, c.last_name, c.customer_kind, c.phone_extension, c.payment_terms_days, a.street, a.city,
        array(select name || ' ' || email from app.contacts p where p.customer_id = c.id) as contacts
      from app.customers c join app.addresses a on a.id = c.address_id
      where c.email in ('office@pine.example', 'ap@bay.example', 'pat@example.com') order by c.email`,
  );
  expect(rows.map((row) => Object.values(row).flat().join(" | "))).toEqual([
    "Bay Example |  | bodyShop |  | 45 | 99 Market St | Aurora",
    "Pine Collision, LLC | Pine | bodyShop |  | 30 | 12 Main St | Denver | Al Pine office@pine.example",
    " | O'Brien | individual | 12 | 0 | 5 Elm St | Boulder",
  ]);
}); // prettier-ignore

test("a list of Xero is imported, with the person whom it names", async () => {
  const text = [
    "*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAddressLine1,POCity,PORegion,POPostalCode,POCountry,PhoneNumber,MobileNumber",
    "Marlow Pty Ltd,M1,gavin@marlow.example,Gavin,Marlow,12 Builder St,Denver,Colorado,80202.0,United States,303 555 0111,720 555 0112",
  ].join("\n");

  const { body } = await desk.send({ kind: "customers", text, apply: true });

  expect(body.counts).toMatchObject({ created: 1, wrong: 0 });
  expect(await desk.customersNamed("Marlow Pty Ltd")).toMatchObject([
    { phone: "+13035550111", street: "12 Builder St", contacts: ["Gavin Marlow"] },
  ]);
});

test("a contact without an email gets the customer's, which is said; a telephone without a name is the customer's", async () => {
  const text =
    "Company,Email,Contact,Mobile\nShared Body,office@shared.example,Sam,\nMobile Body,m@shared.example,,720 555 0112";

  const { body } = await desk.send({ kind: "customers", text, apply: true });

  expect(body.notes).toEqual(["A contact without an email of their own gets the email or telephone of their customer"]);
  expect(await desk.customersNamed("Mobile Body")).toMatchObject([{ phone: "+17205550112", contacts: [] }]);
  const { rows } = await desk.owner.query("select email from app.contacts where name = 'Sam'");
  expect(rows).toEqual([{ email: "office@shared.example" }]);
});

test.each([
  ["Retail", "Ann Smith", ["", "Ann", "Smith", "individual"]],
  ["Retail", "Joe's Garage", ["Joe's Garage", "", "", "bodyShop"]],
  ["Residential", '"Smith, Bob"', ["", "Bob", "Smith", "individual"]],
  ["Dealership", "Big Cars", ["Big Cars", "", "", "dealer"]],
  ["", '"Keller, Anna M."', ["", "Anna M.", "Keller", "individual"]],
  ["", '"Pine Collision, LLC"', ["Pine Collision, LLC", "", "", "bodyShop"]],
  ["", '"Aurora, CO"', ["Aurora, CO", "", "", "bodyShop"]],
  ["", '"Denver, South"', ["Denver, South", "", "", "bodyShop"]],
])("a %s customer shown as %s is named as it is meant", async (kind, name, named) => {
  const email = `${name.replaceAll(/\W/g, "")}@kinds.example`.toLowerCase();
  await desk.send({
    kind: "customers",
    text: `Name,Email,Type of customer,Customer type\n${name},${email},,${kind}`,
    apply: true,
  });

  const { rows } = await desk.owner.query({
    text: "select company_name, first_name, last_name, customer_kind from app.customers where email = $1",
    values: [email],
    rowMode: "array",
  });
  expect(rows).toEqual([named]);
});

test("an address in one cell or behind a state's name is taken apart, and one that is none is left out and named", async () => {
  const text = [
    "Company,Email,Billing address,State",
    'One Cell,one@cell.example,"12 Main St, Denver, Colorado 80202",',
    "No Place,none@cell.example,ask Al\tor Bo,",
  ].join("\n");

  const { body } = await desk.send({ kind: "customers", text, apply: true });

  expect(body.rows[0]).toMatchObject({ outcome: "created" });
  expect(await desk.customersNamed("One Cell")).toMatchObject([{ street: "12 Main St" }]);
  expect(body.rows[1]).toMatchObject({
    outcome: "created",
    notes: ["This is not read as an address and is left out: ask Al\tor Bo"],
  });
});

test("zeros that a program kept by a formula, and names in two columns, are read", async () => {
  const header = "Company,Email,Street,City,State,Zip";
  await desk.send({
    kind: "customers",
    text: `${header}\nKept Body,kept@zeros.example,1 Main St,Boston,MA,"=""02139"""\nBare Body,bare@zeros.example,2 Main St,Boston,MA,="02139"`,
    apply: true,
  });

  const { body } = await desk.send({
    kind: "contacts",
    text: "Customer,First name,Last name,Email\nKept Body,Sam,Stone,sam@zeros.example",
    apply: true,
  });

  expect(body.counts).toMatchObject({ created: 1, wrong: 0 });
  expect(await desk.customersNamed("Kept Body")).toMatchObject([{ contacts: ["Sam Stone"] }]);
  const { rows } = await desk.owner.query(
    "select postal_code from app.addresses where street in ('1 Main St', '2 Main St')",
  );
  expect(rows).toEqual([{ postal_code: "02139" }, { postal_code: "02139" }]);
});

test("what was made of a file stands above the headers of its result", async () => {
  const { body } = await desk.send({
    kind: "customers",
    text: "Company,Email,Terms\nTold Body,told@example.com,COD",
    apply: true,
  });

  const { text } = await desk.result(body.importId);

  expect(text.split("\r\n").slice(0, 3)).toEqual([
    "\uFEFF“COD” is read as 0 days to pay",
    "Company,Email,Terms,Outcome,Reasons",
    "Told Body,told@example.com,COD,created,",
  ]);
});

test("what was made of a file is said in the reader's language", async () => {
  const text = "Company,Email,Terms,Zip,State,Street,City\nFrench Body,f@example.com,COD,2139,MA,1 Main St,Boston";

  const { body } = await desk.send({ kind: "customers", text, language: "fr" });

  expect(body.notes).toEqual(["« COD » est lu comme un paiement à 0 jour"]);
  expect(body.rows[0].notes).toEqual(["Le code postal 2139 est lu comme 02139 : un tableur retire les zéros"]);
});
