import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCustomer, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const customer = `customer { id version status companyName customerKind requiresPo tags holdReason phone
  address { id city } addresses(first: 5) { nodes { isDefault } }
  contacts(first: 60, orderBy: NAME_ASC) { nodes { id version name isPreferred } } }`;
const own =
  "customer { id version phone contacts(first: 60, orderBy: NAME_ASC) { nodes { id version name isPreferred } } }";
const verbs = {
  create: "createCustomer(input: $input) : CreateCustomerInput!",
  update: "updateCustomer(input: $input) : UpdateCustomerInput!",
  hold: "setCustomerHold(input: $input) : SetCustomerHoldInput!",
  archive: "archiveCustomer(input: $input) : CustomerVersionInput!",
  restore: "restoreCustomer(input: $input) : CustomerVersionInput!",
  saveContact: "saveContact(input: $input) : SaveContactInput!",
  deleteContact: "deleteContact(input: $input) : DeleteContactInput!",
};

async function ask(person: Person, verb: keyof typeof verbs, input: object) {
  const [call, type] = verbs[verb].split(" : ");
  const fields = person.role === "admin" || person.role === "technician" ? customer : own;
  const query = `mutation ($input: ${type}) { answer: ${call} { ${fields} } }`;
  const { data, errors } = await server.graphql(query, { input }, { token: await tokenFor(person, server) });
  return { customer: data?.answer?.customer, code: errors?.[0].extensions.code, error: errors?.[0] };
}

async function versionOf(id: string): Promise<number> {
  const { rows } = await server.db.owner.query({
    text: "select version from app.customers where id = $1",
    values: [id],
  });
  return rows[0].version;
}

const acme = { companyName: "Acme Collision", email: "office@acme.example" };
const newCustomer = async (values: object = {}) => (await ask(shop.ada, "create", { ...acme, ...values })).customer;
const names = (contacts: { nodes: { name: string; isPreferred: boolean }[] }) =>
  contacts.nodes.map(({ name, isPreferred }) => (isPreferred ? `${name}*` : name));

describe("a new customer", () => {
  test("comes with a billing address and a preferred contact", async () => {
    const address = { street: "1 Pearl St", city: "Boulder", state: "CO", postalCode: "80302" };
    const contact = { name: "Maria Fay", email: "maria@acme.example" };

    const { customer } = await ask(shop.tom, "create", { ...acme, address, contact, tags: ["fleet", "fleet"] });

    expect(customer).toMatchObject({
      status: "active",
      tags: ["fleet"],
      address: { city: "Boulder" },
      addresses: { nodes: [{ isDefault: true }] },
    });
    expect(names(customer.contacts)).toEqual(["Maria Fay*"]);
  });

  test("may share name and email with another", async () => {
    const [first, second] = [await newCustomer(), await newCustomer()];

    expect(second.id).not.toBe(first.id);
  });

  test("is added by staff, and its privileges are given by admins alone", async () => {
    expect((await ask(shop.carla, "create", acme)).code).toBe("permission-error");
    expect((await ask(shop.tom, "create", { ...acme, requiresPo: true })).code).toBe("permission-error");
    expect((await ask(shop.ada, "create", { ...acme, requiresPo: true })).customer.requiresPo).toBe(true);
  });

  test.each([
    [{ companyName: " " }, "companyName"],
    [{ customerKind: "individual", companyName: "", firstName: "Ann" }, "lastName"],
    [{ email: "nobody" }, "email"],
    [{ contact: { name: "Maria" } }, "contact.email"],
    [{ address: { street: "1 A St", city: "Boulder", state: "Colorado", postalCode: "80302" } }, "address.state"],
    [{ defaultFacilityId: crypto.randomUUID() }, "defaultFacilityId"],
  ])("with %j is refused at the field", async (values, field) => {
    const { code, error } = await ask(shop.ada, "create", { ...acme, ...values });

    expect([code, error.extensions.fields[0].field]).toEqual(["invalid-input", field]);
  });
});

describe("a change", () => {
  test("stores what each role may change, and refuses the rest", async () => {
    const { id, version } = await newCustomer();
    const { carla } = shop;
    const self = { id: carla.customerId, version: await versionOf(carla.customerId) };
    const changed = await ask(carla, "update", { ...self, phone: "(303) 555-0103" });

    expect(changed.customer.phone).toBe("+13035550103");
    expect((await ask(carla, "update", { ...self, companyName: "X" })).code).toBe("permission-error");
    expect((await ask(carla, "update", { id, version, phone: "(303) 555-0199" })).code).toBe("not-found");
    expect((await ask(shop.tom, "update", { id, version, paymentTermsDays: 60 })).code).toBe("permission-error");
    expect((await ask(shop.tom, "update", { id, version, companyName: "Acme Two" })).customer.companyName).toBe(
      "Acme Two",
    );
  });

  test("of what it is told about is made by the customer itself and by staff, among the topics there are", async () => {
    const id = shop.cyd.customerId;
    const choose = async (person: Person, topics: string[]) =>
      ask(person, "update", { id, version: await versionOf(id), unwantedEmails: topics, unwantedTexts: ["vehicle"] });
    const stored = async () =>
      (await server.db.owner.query("select unwanted_emails, unwanted_texts from app.customers where id = $1", [id]))
        .rows[0];

    await choose(shop.cyd, ["billing", "messages", "billing"]);
    expect(await stored()).toEqual({ unwanted_emails: ["messages", "billing"], unwanted_texts: ["vehicle"] });
    await choose(shop.tom, []);
    expect(await stored()).toEqual({ unwanted_emails: [], unwanted_texts: ["vehicle"] });
    expect((await choose(shop.carla, ["vehicle"])).code).toBe("not-found");
    expect((await choose(shop.ada, ["account"])).error.extensions.code).toBe("validation-failed");
    expect(await stored()).toEqual({ unwanted_emails: [], unwanted_texts: ["vehicle"] });
  });

  test("of what somebody else changed meanwhile is refused", async () => {
    const { id, version } = await newCustomer();
    await ask(shop.ada, "update", { id, version, companyName: "First" });

    expect((await ask(shop.tom, "update", { id, version, companyName: "Second" })).code).toBe("customer-changed");
  });

  test("cannot leave a company without a name, or take another customer's address", async () => {
    const { id, version } = await newCustomer();
    const { rows } = await server.db.owner.query({
      text: "insert into app.addresses (customer_id, street, city) values ($1, '1 A St', 'Boulder') returning id",
      values: [shop.cyd.customerId],
    });

    const unnamed = await ask(shop.ada, "update", { id, version, companyName: "" });
    const foreign = await ask(shop.ada, "update", { id, version, addressId: rows[0].id });

    expect(unnamed.error.extensions.fields[0].field).toBe("companyName");
    expect(foreign.error.extensions.fields[0].field).toBe("addressId");
  });
});

const storedPhone = async (table: string, id: string) =>
  (await server.db.owner.query(`select phone, phone_extension from app.${table} where id = $1`, [id])).rows[0];

describe("a telephone", () => {
  test("is stored in one form with its extension, of a customer and of a contact", async () => {
    const contact = { name: "Ann", phone: "+41 44 123 45 67" };
    const { id, version, contacts } = await newCustomer({ phone: "303.555.0103 ext. 12", contact });
    expect(await storedPhone("customers", id)).toEqual({ phone: "+13035550103", phone_extension: "12" });
    const ann = contacts.nodes[0];
    expect(await storedPhone("contacts", ann.id)).toEqual({ phone: "+41441234567", phone_extension: "" });

    await ask(shop.tom, "update", { id, version, phone: "(303) 555-0104" });
    await ask(shop.tom, "saveContact", { id: ann.id, version: ann.version, name: "Ann", phone: "3035550105 x7" });

    expect(await storedPhone("customers", id)).toEqual({ phone: "+13035550104", phone_extension: "" });
    expect(await storedPhone("contacts", ann.id)).toEqual({ phone: "+13035550105", phone_extension: "7" });
  });

  test.each(["1", "call me", "555-0103"])("such as %s is refused at the field", async (phone) => {
    const { id, version } = await newCustomer();
    const refusals = [
      await ask(shop.ada, "create", { ...acme, phone }),
      await ask(shop.ada, "update", { id, version, phone }),
      await ask(shop.ada, "saveContact", { customerId: id, name: "Ann", phone }),
    ];

    expect(refusals.map(({ error }) => error.extensions.fields[0])).toEqual(
      refusals.map(() => ({
        field: "phone",
        code: "invalid-phone-number",
        message: "Phone number is incorrectly formatted",
      })),
    );
  });

  test("that is older than the rule stays while others are changed", async () => {
    const { id } = await newCustomer();
    await server.db.owner.query("update app.customers set phone = '555-OLD' where id = $1", [id]);

    const { customer } = await ask(shop.ada, "update", {
      id,
      version: await versionOf(id),
      phone: "555-OLD",
      tags: ["x"],
    });

    expect([customer.phone, customer.tags]).toEqual(["555-OLD", ["x"]]);
  });
});

describe("contacts", () => {
  test("the first is preferred, another may take its place, and after its removal the oldest left is preferred", async () => {
    const { id: customerId } = await newCustomer();
    const add = (name: string, isPreferred = false) =>
      ask(shop.tom, "saveContact", { customerId, name, phone: "(303) 555-0199", isPreferred });
    await add("Ann");
    await add("Ben");
    const { customer: three } = await add("Cleo", true);
    const cleo = three.contacts.nodes[2];

    const { customer: left } = await ask(shop.tom, "deleteContact", { id: cleo.id, version: cleo.version });

    expect(names(three.contacts)).toEqual(["Ann", "Ben", "Cleo*"]);
    expect(names(left.contacts)).toEqual(["Ann*", "Ben"]);
  });

  test("the preferred one stays preferred until another is", async () => {
    const { id: customerId } = await newCustomer({ contact: { name: "Ann", phone: "(303) 555-0199" } });
    const { customer } = await ask(shop.ada, "saveContact", { customerId, name: "Ben", phone: "(303) 555-0199" });
    const [ann] = customer.contacts.nodes;

    const changed = await ask(shop.ada, "saveContact", {
      id: ann.id,
      version: ann.version,
      name: "Anna",
      phone: "(303) 555-0199",
      isPreferred: false,
    });

    expect(names(changed.customer.contacts)).toEqual(["Anna*", "Ben"]);
  });

  test("customers keep their own, not another's", async () => {
    const added = await ask(shop.carla, "saveContact", { name: "Ann", email: "ann@example.com" });
    const [ann] = added.customer.contacts.nodes;

    expect(added.customer.id).toBe(shop.carla.customerId);
    expect((await ask(shop.cyd, "deleteContact", { id: ann.id, version: ann.version })).code).toBe("not-found");
    expect(
      (await ask(shop.cyd, "saveContact", { ...ann, id: ann.id, name: "X", phone: "(303) 555-0199" })).code,
    ).toBeDefined();
    expect((await ask(shop.uma, "saveContact", { name: "Ann", phone: "(303) 555-0199" })).code).toBe(
      "login-not-linked",
    );
  });

  test("a changed one, and a fifty-first, are refused", async () => {
    const { id: customerId } = await newCustomer();
    await server.db.owner.query({
      text: `insert into app.contacts (customer_id, name, phone, is_preferred)
        select $1, 'Contact ' || n, '1', n = 1 from generate_series(1, 50) n`,
      values: [customerId],
    });
    const { rows } = await server.db.owner.query({
      text: "select id from app.contacts where customer_id = $1 limit 1",
      values: [customerId],
    });

    const overtaken = await ask(shop.ada, "saveContact", {
      id: rows[0].id,
      version: 7,
      name: "X",
      phone: "(303) 555-0199",
    });
    const tooMany = await ask(shop.ada, "saveContact", { customerId, name: "X", phone: "(303) 555-0199" });

    expect([overtaken.code, tooMany.code]).toEqual(["contact-changed", "invalid-input"]);
  });
});

describe("a hold", () => {
  test("has a reason, which ends with it, and is the admin's", async () => {
    const { id, version } = await newCustomer();

    const held = await ask(shop.ada, "hold", { id, version, reason: "60 days overdue" });
    const freed = await ask(shop.ada, "hold", { id, version: held.customer.version, reason: null });

    expect(held.customer).toMatchObject({ status: "onHold", holdReason: "60 days overdue" });
    expect(freed.customer).toMatchObject({ status: "active", holdReason: "" });
    expect((await ask(shop.ada, "hold", { id, version: freed.customer.version, reason: " " })).code).toBe(
      "invalid-input",
    );
    expect((await ask(shop.tom, "hold", { id, version: freed.customer.version, reason: "x" })).code).toBe(
      "permission-error",
    );
  });

  test("keeps the customer's logins from ordering, not the office", async () => {
    await server.db.owner.query({
      text: "update app.customers set status = 'onHold', hold_reason = 'Overdue' where id = $1",
      values: [shop.cyd.customerId],
    });
    const order = {
      vehicle: { make: "Toyota", model: "Camry", year: 2021, vinNumber: "4t1g11ak2mu990001" },
      intakeMethod: "dropOff",
    };
    const query =
      "mutation ($input: CreateServiceOrderInput!) { createServiceOrder(input: $input) { serviceOrder { id } } }";
    const place = async (person: Person, input: object) =>
      (await server.graphql(query, { input }, { token: await tokenFor(person, server) })).errors?.[0].extensions.code;

    expect(await place(shop.cyd, { ...order, acceptTerms: true })).toBe("customer-on-hold");
  });
});

describe("the archive", () => {
  test("takes no customer with an open order, and names it", async () => {
    const { id } = await newCustomer();
    const order = await addOrder(server.db.owner, shop, { customerId: id, status: "calibrate" });
    const { rows } = await server.db.owner.query({
      text: "select c.version, o.internal_order_number as number from app.customers c join app.service_orders o on o.id = $2 where c.id = $1",
      values: [id, order.id],
    });

    const { code, error } = await ask(shop.ada, "archive", { id, version: rows[0].version });

    expect([code, error.message]).toEqual(["customer-in-use", expect.stringContaining(rows[0].number)]);
  });

  test("ends the rights of the customer's logins at once, and gives them back", async () => {
    const row = buildCustomer({ company_name: "Old Shop", user_id: shop.uma.userId });
    await save(server.db.owner, "app.customers", [row]);
    await server.db.owner.query("insert into app_private.user_roles (user_id, role) values ($1, 'customer')", [
      shop.uma.userId,
    ]);
    const uma: Person = { ...shop.uma, role: "customer" };
    const seen = async () => {
      const { data } = await server.graphql(
        "{ customers(first: 5) { nodes { id } } }",
        {},
        {
          token: await tokenFor(uma, server),
        },
      );
      return data.customers.nodes.length;
    };
    const before = await seen();
    const { customer } = await ask(shop.ada, "archive", { id: row.id, version: await versionOf(row.id) });
    const archived = await seen();
    await ask(shop.ada, "restore", { id: row.id, version: customer.version });

    expect([before, archived, await seen()]).toEqual([1, 0, 1]);
  });
});
