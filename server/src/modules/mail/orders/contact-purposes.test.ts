import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { buildContact, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { findTextRecipients } from "#modules/mail/texts/text-recipients.ts";
import { findAddressees } from "./mail-recipients.ts";

let server: TestServer;
let shop: Shop;
let orderId: string;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.owner.query("delete from app.contacts");
  orderId = (await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" })).id;
});

const ask = async (person: Person, query: string, variables: object) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const saveContact = (person: Person, input: object) =>
  ask(
    person,
    "mutation ($input: SaveContactInput!) { saveContact(input: $input) { contact { id version purposes } } }",
    {
      input: { customerId: shop.carla.customerId, ...input },
    },
  );

/** The usual office: an estimator whom everything goes to, and whoever else is given. */
const staffed = (...others: { name: string; purposes: string[]; email?: string | null }[]) =>
  save(server.db.owner, "app.contacts", [
    contact({ name: "Rick", is_preferred: true, purposes: [] }),
    ...others.map((other) => contact({ is_preferred: false, ...other })),
  ]);

const contact = (values: { name: string; purposes: string[]; email?: string | null; is_preferred: boolean }) =>
  buildContact({
    customer_id: shop.carla.customerId,
    email: `${values.name.toLowerCase()}@example.com`,
    phone: "+13035550103",
    ...values,
  });

const told = async (key: string) => {
  const people = await asSystem(server.db.server, (system) =>
    findAddressees(system, orderId, { key, recipients: ["preferredContact"] }),
  );
  return people.map(({ name }) => name);
};

describe("a mail goes to the contacts with its purpose", () => {
  test.each([
    ["invoice-sent", ["Linda"]],
    ["invoice-reminder", ["Linda"]],
    ["invoice-overdue", ["Linda"]],
    ["payment-received", ["Linda"]],
    ["statement", ["Linda"]],
    ["estimate-sent", ["Esther", "Evan"]],
    ["supplement-sent", ["Esther", "Evan"]],
    ["po-reminder", ["Esther", "Evan"]],
    ["vehicle-ready", ["Rick"]],
    ["on-hold", ["Rick"]],
    ["appointment-confirmed", ["Rick"]],
    ["message-received", ["Rick"]],
    ["documents-ready", ["Rick"]],
  ])("%s to %j", async (key, people) => {
    await staffed(
      { name: "Linda", purposes: ["billing"] },
      { name: "Esther", purposes: ["estimates"] },
      { name: "Evan", purposes: ["estimates"] },
    );

    expect((await told(key)).toSorted()).toEqual(people);
  });

  test("and to the preferred one while the chosen one has no email", async () => {
    await staffed({ name: "Linda", purposes: ["billing"], email: null });

    expect(await told("invoice-sent")).toEqual(["Rick"]);
  });

  test("to nobody else where one pays: not to the login that submitted the order, which still gets its news", async () => {
    const { userId, customerId } = shop.cyd;
    const order = await addOrder(server.db.owner, shop, { customerId, status: "approved", created_by: userId });
    orderId = order.id;
    await staffed({ name: "Linda", purposes: ["billing"] });
    await server.db.owner.query({ text: "update app.contacts set customer_id = $1", values: [customerId] });

    expect([await told("invoice-sent"), await told("vehicle-ready")]).toEqual([["Linda"], ["Rick", "Cyd Customer"]]);
  });

  test("text messages too", async () => {
    await staffed({ name: "Val", purposes: ["vehicle"] });
    await server.db.owner.query("update app.contacts set phone = '+13035550199' where name = 'Val'");
    await server.db.owner.query("update app.customers set notify_by_sms = true, unwanted_texts = '{}'");
    await server.db.owner.query({
      text: `insert into app.text_consents (customer_id, phone, is_given, method) values ($1, '+13035550199', true, 'staff')`,
      values: [shop.carla.customerId],
    });

    const people = await asSystem(server.db.server, (system) =>
      findTextRecipients(system, orderId, { key: "vehicle-ready", recipients: ["preferredContact"] }),
    );

    expect(people.map(({ name }) => name)).toEqual(["Val"]);
  });
});

test("the customer and the office choose purposes; saving without them keeps them", async () => {
  const first = await saveContact(shop.carla, { name: "Linda", email: "l@example.com", purposes: ["billing"] });
  const { id, version } = first.data.saveContact.contact;
  const second = await saveContact(shop.tom, { id, version, name: "Linda Marsh", email: "l@example.com" });
  const wrong = await saveContact(shop.tom, { name: "Bo", email: "b@example.com", purposes: ["gossip"] });

  expect(second.data.saveContact.contact.purposes).toEqual(["billing"]);
  expect(wrong.errors).toBeDefined();
});

const greeted = async (template: string) => {
  const draft = { template, locale: "en", orderId, subject: "Hello", bodyHtml: "<p>Hello {{contact.name}}.</p>" };
  const query = "query ($draft: EmailDraftInput!) { previewEmailTemplate(draft: $draft) { text } }";
  return (await ask(shop.ada, query, { draft })).data.previewEmailTemplate.text;
};

test("the preview of a template greets whoever would get its mail", async () => {
  await staffed({ name: "Linda", purposes: ["billing"] });

  expect(await greeted("invoice-sent")).toContain("Hello Linda.");
  expect(await greeted("vehicle-ready")).toContain("Hello Rick.");
});
