import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../../../../test/shop.ts";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const header = "Company,Email,Phone,Street,City,State,Zip,Contact,Contact email";
const rowOf = (name: string) =>
  `${name},${name.toLowerCase()}@example.com,,1 Main St,Denver,CO,80202,Person ${name},p@example.com`;

/** Imports one customer of this name. Returns the import's and the customer's ids. */
async function imported(name: string) {
  const { body } = await desk.send({ kind: "customers", text: `${header}\n${rowOf(name)}`, apply: true });
  const [customer] = await desk.customersNamed(name);
  return { importId: String(body.importId), customerId: String(customer.id) };
}
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

test("undoing removes what is new and gives back what was changed", async () => {
  const { importId } = await imported("Kept");
  const tables = ["app.customers", "app.addresses", "app.contacts", "app.customer_addresses", "app.vehicles"];
  const before = await Promise.all(tables.map((table) => desk.count(table)));
  const { rows: stored } = await desk.owner.query(
    "select phone, company_name, address_id from app.customers where company_name = 'Kept'",
  );
  const text = `${header}\nKept,kept@example.com,303 555 0100,2 Main St,Denver,CO,80202,Person Kept,new@example.com\n${rowOf("New")}`;
  const { body } = await desk.send({ kind: "customers", text, apply: true });

  const answer = await desk.undo(body.importId);

  expect(importId).not.toBe(body.importId);
  expect(body.counts).toMatchObject({ created: 1, updated: 1 });
  expect(answer.data.undoImport.import).toMatchObject({ id: body.importId, undoneAt: expect.any(String) });
  expect(await Promise.all(tables.map((table) => desk.count(table)))).toEqual(before);
  const after = await desk.owner.query(
    "select phone, company_name, address_id from app.customers where company_name = 'Kept'",
  );
  expect(after.rows).toEqual(stored);
  const { rows } = await desk.owner.query("select email from app.contacts where name = 'Person Kept'");
  expect(rows).toEqual([{ email: "p@example.com" }]);
  const { rows: told } = await desk.owner.query(
    `select e.type, e.payload from app_private.events e join app.customers c on c.id = e.entity_id
      where c.company_name = 'Kept' order by e.number desc limit 1`,
  );
  expect(told).toEqual([{ type: "customer.updated", payload: { fields: expect.arrayContaining(["phone"]) } }]);
});

test("contacts that changed places as the preferred one change back", async () => {
  await imported("Pair");
  await desk.send({ kind: "contacts", text: "Customer,Name,Email\nPair,Second,s@example.com", apply: true });
  const preferred = async () =>
    (
      await desk.owner.query(`select p.name from app.contacts p join app.customers c on c.id = p.customer_id
      where c.company_name = 'Pair' and is_preferred`)
    ).rows;
  const { body } = await desk.send({ kind: "contacts", text: "Customer,Name,Preferred\nPair,Second,yes", apply: true });
  const meanwhile = await preferred();

  await desk.undo(body.importId);

  expect(meanwhile).toEqual([{ name: "Second" }]);
  expect(await preferred()).toEqual([{ name: "Person Pair" }]);
});

test("imports are undone one after the other, the last first", async () => {
  const first = await imported("Stacked");
  const second = await desk.send({
    kind: "customers",
    text: "Company,Email,Phone\nStacked,stacked@example.com,3035550188",
    apply: true,
  });
  const tooEarly = await desk.undo(first.importId);

  const answers = [await desk.undo(second.body.importId), await desk.undo(first.importId)];

  expect(codeOf(tooEarly)).toBe("import-changed");
  expect(answers.map(codeOf)).toEqual([undefined, undefined]);
  expect(await desk.customersNamed("Stacked")).toEqual([]);
});

test("once somebody has changed a record, nothing is undone", async () => {
  const { importId, customerId } = await imported("Touched");
  await desk.send({
    kind: "customers",
    text: "Company,Email,Phone\nTouched,touched@example.com,3035550188",
    apply: true,
  });

  expect(codeOf(await desk.undo(importId))).toBe("import-changed");
  expect(await desk.customersNamed("Touched")).toMatchObject([{ id: customerId, phone: "+13035550188" }]);
});

test("once something refers to a record, nothing is undone", async () => {
  const { importId, customerId } = await imported("Used");
  await addOrder(desk.owner, desk.shop, { customerId });

  expect(codeOf(await desk.undo(importId))).toBe("import-used");
});

test("a contact that was added by hand keeps its customer", async () => {
  const { importId, customerId } = await imported("Followed");
  await desk.owner.query(
    "insert into app.contacts (customer_id, name, email) values ($1, 'By hand', 'x@example.com')",
    [customerId],
  );

  expect(codeOf(await desk.undo(importId))).toBe("import-used");
});

test("what the server fills in by itself is no change", async () => {
  const { importId } = await imported("Located");
  await desk.owner.query(
    `update app.addresses set latitude = 39.7, longitude = -104.9
      where customer_id = (select id from app.customers where company_name = 'Located')`,
  );

  expect(codeOf(await desk.undo(importId))).toBeUndefined();
  expect(await desk.customersNamed("Located")).toEqual([]);
});

test("after 7 days it is too late, and twice is once too often", async () => {
  const { importId } = await imported("Old");
  const age = (days: number) =>
    desk.owner.query(
      "update app.imports set created_at = now() - make_interval(days => $2, hours => 1) where id = $1",
      [importId, days],
    );
  await age(7);
  const late = await desk.undo(importId);
  await age(6);
  const inTime = await desk.undo(importId);
  const again = await desk.undo(importId);

  expect(codeOf(late)).toBe("import-too-old");
  expect(codeOf(inTime)).toBeUndefined();
  expect(codeOf(again)).toBe("import-undone");
});

test.each(["tom", "carla", "uma"] as const)("%s neither sees nor undoes an import", async (name) => {
  const { importId } = await imported(`By${name}`);

  expect(codeOf(await desk.undo(importId, desk.shop[name]))).toBe("permission-error");
  expect(await desk.customersNamed(`By${name}`)).toHaveLength(1);
});
