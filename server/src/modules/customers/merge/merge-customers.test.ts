import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAddress, buildContact, buildCustomer, buildVehicle, save } from "#db/rows/factories.ts";
import { buildAccount } from "../../../../test/people.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const verbs = {
  merge:
    "mutation ($input: MergeCustomersInput!) { answer: mergeCustomers(input: $input) { customer { id } merge { id } } }",
  undo: "mutation ($input: UndoCustomerMergeInput!) { answer: undoCustomerMerge(input: $input) { customer { id } } }",
};
interface Asking {
  as?: Person;
  elevated?: boolean;
}
async function ask(verb: keyof typeof verbs, input: object, { as = shop.ada, elevated = true }: Asking = {}) {
  const token = await tokenFor(as, server, { elevated });
  const { data, errors } = await server.graphql(verbs[verb], { input }, { token });
  return { answer: data?.answer, code: errors?.[0].extensions.code, message: errors?.[0].message };
}

const query = async (text: string, values: unknown[] = []) => (await server.db.owner.query({ text, values })).rows;
const vin = "4T1G11AK2MU990001";

/** A customer with a login, a contact, an address, a vehicle and an order for it. */
async function addShop(company_name: string, values: object = {}) {
  const login = await buildAccount(server.db);
  const row = buildCustomer({ company_name, user_id: login.id, ...values });
  await save(server.db.owner, "app.customers", [row]);
  const customer_id = row.id;
  await save(server.db.owner, "app.contacts", [buildContact({ customer_id, name: company_name, is_preferred: true })]);
  const address = buildAddress({ customer_id });
  await save(server.db.owner, "app.addresses", [address]);
  const order = await addOrder(server.db.owner, shop, { customerId: row.id, vehicle: { vin_number: vin } });
  return { id: row.id, loginId: login.id, addressId: address.id, orderId: order.id };
}

const versionOf = async ({ id }: { id: string }) =>
  (await query("select version from app.customers where id = $1", [id]))[0].version;

async function inputFor(keep: { id: string }, merged: { id: string }, take: string[] = []) {
  return {
    survivorId: keep.id,
    survivorVersion: await versionOf(keep),
    mergedId: merged.id,
    mergedVersion: await versionOf(merged),
    take,
  };
}

/** Everything that belongs to the customer, so that it can be compared. */
const holdings = async ({ id }: { id: string }) =>
  (
    await query(
      `select c.status, c.company_name as name, c.requires_po as "requiresPo", c.user_id as "firstLogin", c.merged_into_id as into,
        array(select id from app.users where customer_id = c.id order by id) as logins,
        array(select concat(name, case when is_preferred then '*' end) from app.contacts where customer_id = c.id order by name) as contacts,
        array(select id from app.addresses where customer_id = c.id order by id) as addresses,
        array(select concat(vin_number, case when archived_at is not null then ' archived' end) from app.vehicles
          where customer_id = c.id order by 1) as vehicles,
        array(select id from app.service_orders where customer_id = c.id order by id) as orders,
        array(select distinct o.vehicle_id from app.service_orders o where customer_id = c.id order by 1) as "vehiclesOfOrders"
      from app.customers c where c.id = $1`,
      [id],
    )
  )[0];

test("everything of one customer moves to the other, who keeps its own first login and contact", async () => {
  const [keep, merged] = [await addShop("Main St Auto"), await addShop("Main Street Auto", { requires_po: true })];

  const { answer } = await ask("merge", await inputFor(keep, merged, ["companyName", "requiresPo"]));

  expect(answer.customer.id).toBe(keep.id);
  expect(await holdings(keep)).toMatchObject({
    name: "Main Street Auto",
    requiresPo: true,
    firstLogin: keep.loginId,
    logins: [keep.loginId, merged.loginId].toSorted(),
    contacts: ["Main St Auto*", "Main Street Auto"],
    addresses: [keep.addressId, merged.addressId].toSorted(),
    vehicles: [vin, `${vin} archived`],
    orders: [keep.orderId, merged.orderId].toSorted(),
    vehiclesOfOrders: [expect.any(String)],
  });
  expect(await holdings(merged)).toMatchObject({
    status: "archived",
    into: keep.id,
    logins: [],
    orders: [],
    contacts: [],
  });
});

test("undone, both are as they were before", async () => {
  const [keep, merged] = [await addShop("One"), await addShop("Other", { requires_po: true })];
  const before = [await holdings(keep), await holdings(merged)];
  const { answer } = await ask("merge", await inputFor(keep, merged, ["requiresPo"]));

  const undone = await ask("undo", { id: answer.merge.id });

  expect(undone.code).toBeUndefined();
  expect([await holdings(keep), await holdings(merged)]).toEqual(before);
  expect((await ask("undo", { id: answer.merge.id })).code).toBe("merge-not-undone");
});

test("after the survivor preferred a contact of the other, an undone merge leaves each with a preferred one", async () => {
  const [survivor, merged] = [await addShop("P"), await addShop("Q")];
  const { answer } = await ask("merge", await inputFor(survivor, merged));
  await query(
    "update app.contacts set is_preferred = (name = 'Q') where customer_id = $1 and (name = 'Q' or is_preferred)",
    [survivor.id],
  );

  const undone = await ask("undo", { id: answer.merge.id });

  expect(undone.code).toBeUndefined();
  expect([(await holdings(survivor)).contacts, (await holdings(merged)).contacts]).toEqual([["P*"], ["Q*"]]);
});

test("the login of the merged customer sees the orders of both", async () => {
  const [keep, merged] = [await addShop("A"), await addShop("B")];
  await ask("merge", await inputFor(keep, merged));
  const login: Person = { ...shop.uma, userId: merged.loginId, role: "user" };

  const { data } = await server.graphql(
    "{ serviceOrders(first: 9) { nodes { id } } }",
    {},
    {
      token: await tokenFor(login, server),
    },
  );

  expect(data.serviceOrders.nodes.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [keep.orderId, merged.orderId].toSorted(),
  );
});

test("a field that changed since keeps the merge from being undone, and so does a month", async () => {
  const [keep, merged] = [await addShop("C"), await addShop("D")];
  const { answer } = await ask("merge", await inputFor(keep, merged, ["companyName"]));
  await query("update app.customers set company_name = 'E' where id = $1", [keep.id]);
  const changed = await ask("undo", { id: answer.merge.id });
  await query("update app.customers set company_name = 'D' where id = $1", [keep.id]);
  await query("update app.customer_merges set merged_at = now() - interval '31 days' where id = $1", [answer.merge.id]);
  const late = await ask("undo", { id: answer.merge.id });

  expect([changed.code, changed.message]).toEqual([
    "merge-not-undone",
    "Company changed since the merge. Set it by hand instead.",
  ]);
  expect([late.code, late.message]).toEqual(["merge-not-undone", expect.stringContaining("30 days")]);
});

test("an order that the survivor got since for a moved vehicle keeps that vehicle", async () => {
  const [keep, merged] = [await addShop("F"), await addShop("G")];
  const own = buildVehicle({ customer_id: merged.id, vin_number: "1HGCM82633A004352" });
  await save(server.db.owner, "app.vehicles", [own]);
  const { answer } = await ask("merge", await inputFor(keep, merged));
  const later = await addOrder(server.db.owner, shop, { customerId: keep.id });
  await query("update app.service_orders set vehicle_id = $1 where id = $2", [own.id, later.id]);

  await ask("undo", { id: answer.merge.id });

  const [vehicle] = await query("select customer_id from app.vehicles where id = $1", [own.id]);
  expect(vehicle.customer_id).toBe(keep.id);
});

test("two merges of the same customer at once: one wins", async () => {
  const [first, second, merged] = [await addShop("H"), await addShop("I"), await addShop("J")];
  const inputs = [await inputFor(first, merged), await inputFor(second, merged)];

  const answers = await Promise.all(inputs.map((input) => ask("merge", input)));

  expect(answers.filter(({ answer }) => answer)).toHaveLength(1);
  expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(["customer-changed"]);
});

test("is the admin's, with a fresh proof, of two customers that nobody changed meanwhile", async () => {
  const [keep, merged] = [await addShop("K"), await addShop("L")];
  const input = await inputFor(keep, merged);

  expect((await ask("merge", input, { as: shop.tom })).code).toBe("permission-error");
  expect((await ask("merge", input, { as: shop.carla })).code).toBe("permission-error");
  expect((await ask("merge", input, { elevated: false })).code).toBe("elevated-claim-required");
  expect((await ask("merge", { ...input, mergedId: keep.id })).code).toBe("invalid-input");
  expect((await ask("merge", { ...input, survivorVersion: 99 })).code).toBe("customer-changed");
});

test("an order that was being entered for the merged customer goes on with the one who stays", async () => {
  const [keep, merged] = [await addShop("Draft Body"), await addShop("Draft Body Inc")];
  const other = { vin_number: "JF2SKAEC0MH990001", customer_id: merged.id };
  const vehicle = buildVehicle(other);
  await save(server.db.owner, "app.vehicles", [vehicle]);
  const answers = { customerId: merged.id, customerName: "Draft Body Inc", vehicleId: vehicle.id, notes: "Blue" };
  const token = await tokenFor(shop.ada, server);
  await server.graphql(
    "mutation ($input: SaveIntakeDraftInput!) { saveIntakeDraft(input: $input) { intakeDraft { id } } }",
    { input: { step: 1, answers } },
    { token },
  );

  await ask("merge", await inputFor(keep, merged));

  const [draft] = await query("select answers from app.intake_drafts where user_id = $1", [shop.ada.userId]);
  expect(draft.answers).toEqual({ ...answers, customerId: keep.id, customerName: "Draft Body" });
  const sent = { customerId: merged.id, vehicleId: vehicle.id, repairOperations: ["windshield"] };
  const { data, errors } = await server.graphql(
    "mutation ($input: SubmitIntakeInput!) { submitIntake(input: $input) { serviceOrder { customer { id } } } }",
    { input: sent },
    { token },
  );
  expect(errors).toBeUndefined();
  expect(data.submitIntake.serviceOrder.customer).toEqual({ id: keep.id });
});
