import { afterAll, expect, test } from "vitest";
import {
  startConnected,
  codeOf,
  createCustomer,
  createItem,
  createSale,
  entityIn,
  salesLine,
} from "../connected-client.ts";
import type { Fields } from "./entity.ts";

const { client, simulator, [Symbol.asyncDispose]: stop } = await startConnected();
afterAll(stop);

const elementOf = ({ body }: { body: Fields }) => (body["Fault"] as { Error: { element: string }[] }).Error[0]?.element;

test("a customer without a name is refused with 2020 and the field", async () => {
  const answer = await client.post("customer", { GivenName: "Ada" });

  expect([answer.status, codeOf(answer), elementOf(answer)]).toEqual([400, "2020", "DisplayName"]);
});

test.each([["Ada: Lovelace"], ["Ada\tLovelace"], ["Ada\nLovelace"], ["A".repeat(501)]])(
  "the name %j is refused",
  async (name) => {
    expect(codeOf(await client.post("customer", { DisplayName: name }))).toBe("6000");
  },
);

test("an existing name is refused in any case, with the id of who has it", async () => {
  const { Id } = await createCustomer(client, "Grace Hopper");

  const answer = await client.post("customer", { DisplayName: "GRACE HOPPER" });

  expect(codeOf(answer)).toBe("6240");
  expect(JSON.stringify(answer.body)).toContain(`Id=${String(Id)}`);
});

test("a full update clears what it leaves out, a sparse one does not", async () => {
  const { body } = await client.post("customer", { DisplayName: "Full", Notes: "calls first" });
  const { Id } = entityIn(body, "Customer");

  const sparse = await client.post("customer", { Id, SyncToken: "0", sparse: true, GivenName: "Ada" });
  const full = await client.post("customer", { Id, SyncToken: "1", DisplayName: "Full", FamilyName: "Lovelace" });

  expect(entityIn(sparse.body, "Customer")).toMatchObject({ Notes: "calls first", GivenName: "Ada", SyncToken: "1" });
  expect(entityIn(full.body, "Customer")).toMatchObject({ FamilyName: "Lovelace", SyncToken: "2" });
  expect(entityIn(full.body, "Customer")).not.toHaveProperty("Notes");
  expect(entityIn(full.body, "Customer")).not.toHaveProperty("GivenName");
});

test("an update needs a version and a customer that exists", async () => {
  const { Id } = await createCustomer(client, "Versions");

  expect(codeOf(await client.post("customer", { Id, sparse: true, Notes: "x" }))).toBe("2020");
  expect(codeOf(await client.post("customer", { Id: "9999", SyncToken: "0", DisplayName: "x" }))).toBe("610");
  expect(codeOf(await client.get("customer/9999"))).toBe("610");
});

test("a customer is made inactive, not deleted, and then cannot be invoiced", async () => {
  const { customer, item } = await createSale(client, " inactive");
  const { Id, SyncToken } = customer;

  const deleted = await client.post("customer?operation=delete", { Id, SyncToken });
  await client.post("customer", { Id, SyncToken, sparse: true, Active: false });
  const invoiced = await client.post("invoice", { CustomerRef: { value: Id }, Line: [salesLine(item, 1, 10)] });

  expect([codeOf(deleted), codeOf(invoiced)]).toEqual(["6000", "610"]);
});

test("a customer's balance is what is open, and nobody can write it", async () => {
  const { customer } = await createSale(client, " balance");
  const { Id, SyncToken } = customer;

  await client.post("customer", { Id, SyncToken, sparse: true, Balance: 7 });

  expect(entityIn((await client.get(`customer/${String(Id)}`)).body, "Customer")["Balance"]).toBe(490);
});

test("an item needs a known type, an income account and a name of its own", async () => {
  const item = await createItem(client, "Radar");
  const account = item["IncomeAccountRef"];
  const post = async (fields: Fields) =>
    codeOf(await client.post("item", { Name: "Lidar", Type: "Service", ...fields }));

  expect(await post({ Type: "Magic", IncomeAccountRef: account })).toBe("2170");
  expect(await post({})).toBe("2020");
  expect(await post({ IncomeAccountRef: { value: "99" } })).toBe("2500");
  expect(await post({ IncomeAccountRef: { value: "3" } })).toBe("2500");
  expect(await post({ Name: "radar", IncomeAccountRef: account })).toBe("6240");
  expect(
    await post({ IncomeAccountRef: account, PurchaseCost: 12.5, ExpenseAccountRef: { value: "3" } }),
  ).toBeUndefined();
});

test("accounts are read and not written", async () => {
  const found = await client.query("select * from Account where AccountType = 'Income'");

  expect(entityIn(found.body, "QueryResponse")["Account"]).toHaveLength(2);
  expect((await client.post("account", { Name: "Mine", AccountType: "Income" })).status).toBe(400);
});

test("a bookkeeper's change raises the version, so that ours is stale", async () => {
  const { Id, SyncToken } = await createCustomer(client, "Bookkept");

  simulator.admin.changeAsBookkeeper({ name: "Customer", operation: "save", body: { Id, Notes: "theirs" } });
  const ours = await client.post("customer", { Id, SyncToken, sparse: true, Notes: "ours" });

  expect(codeOf(ours)).toBe("5010");
  expect(simulator.admin.find({ name: "Customer", id: String(Id) })).toMatchObject({ Notes: "theirs", SyncToken: "1" });
});

test("of two merged customers one is gone, and its invoices are the other's", async () => {
  const { customer, invoice } = await createSale(client, " merged");
  const into = await createCustomer(client, "Kept");

  simulator.admin.mergeCustomers({ fromId: String(customer["Id"]), intoId: String(into["Id"]) });
  const moved = await client.get(`invoice/${String(invoice["Id"])}`);

  expect(codeOf(await client.get(`customer/${String(customer["Id"])}`))).toBe("610");
  expect(entityIn(moved.body, "Invoice")["CustomerRef"]).toEqual({ value: into["Id"], name: "Kept" });
});
