/** A technician with the right "office", over the API: what it opens, what stays closed, and its end. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addInvoice, addOffice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let olive: Person;
let invoiceId: string;
let typeId: string;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  olive = await addOffice(server.db.owner);
  typeId = shop.lineItemType("CAL-FCAM-S");
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const invoice = await addInvoice(server.db.owner, shop, {
    service_order_id: order.id,
    status: "issued",
    number: "INV-1",
  });
  invoiceId = invoice.id;
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(person: Person, query: string, variables: object = {}) {
  return server.graphql(query, variables, { token: await tokenFor(person, server, { elevated: true }) });
}

const setOffice = (person: Person, isOffice: boolean, by = shop.ada) =>
  ask(
    by,
    "mutation M($input: SetUserOfficeInput!) { setUserOffice(input: $input) { user { id isOffice defaultRole } } }",
    { input: { id: person.userId, isOffice } },
  );

const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0].extensions.code ?? null;

test("an admin gives it to a technician, which is audited, and takes it back at once", async () => {
  const amount = "query Q($id: UUID!) { invoice(id: $id) { number totalCents } }";
  const given = await setOffice(shop.tom, true);
  const reads = await ask(shop.tom, amount, { id: invoiceId });
  const token = await tokenFor(shop.tom, server);
  await setOffice(shop.tom, false);
  const refused = await server.graphql(amount, { id: invoiceId }, { token });

  expect(given.data.setUserOffice.user).toEqual({ id: shop.tom.userId, isOffice: true, defaultRole: "technician" });
  expect(reads.data.invoice).toMatchObject({ number: "INV-1" });
  expect(codeOf(refused)).toBe("permission-error");
  const { rows } = await server.db.owner.query(
    "select actor_id, changes -> 'is_office' as change from app.audit_entries where entity_id = $1 and action = 'changed' and changes ? 'is_office' order by at, id",
    [shop.tom.userId],
  );
  expect(rows.map(({ change }) => change)).toEqual(
    expect.arrayContaining([
      [false, true],
      [true, false],
    ]),
  );
  expect(rows.every((row) => row.actor_id === shop.ada.userId)).toBe(true);
});

test("nobody but a technician can have it, and nobody gives it to themselves", async () => {
  expect(codeOf(await setOffice(shop.carla, true))).toBe("office-needs-technician");
  expect(codeOf(await setOffice(shop.ada, true))).toBe("office-needs-technician");
  expect(codeOf(await setOffice(shop.tom, true, shop.tom))).toBe("permission-error");
  expect(codeOf(await setOffice(shop.tom, true, olive))).toBe("permission-error");
});

describe("the office", () => {
  test.each([
    ["the list of invoices", "{ invoicePage(first: 5) { totalCount } }"],
    ["who owes how much", "{ ageing { asOf } }"],
    ["payments", "{ payments { totalCount } }"],
    ["taxes", '{ taxReport(from: "2026-01-01", to: "2026-12-31") { __typename } }'],
    ["what is to be done", "{ adminDashboard { alertsToHandle } }"],
  ])("reads %s", async (_what, query) => {
    const { errors } = await ask(olive, query);

    expect(errors).toBeUndefined();
  });

  test.each([
    ["what the shop earns", '{ revenueReport(by: month, from: "2026-01-01", to: "2026-12-31") { marginCents } }'],
    ["the audit", "{ auditEntries { totalCount } }"],
    ["QuickBooks", "{ qboConnections { totalCount } }"],
    ["webhooks", "{ webhooks { totalCount } }"],
    [
      "what accounts customers have",
      'mutation { inviteUser(input: { email: "x@example.com", displayName: "X", role: technician }) { user { id } } }',
    ],
  ])("does not see %s", async (_what, query) => {
    const { errors } = await ask(olive, query);

    expect(errors?.[0].extensions.code).toBe("permission-error");
  });

  test("does not read costs, whichever way it asks", async () => {
    const { data } = await ask(
      olive,
      "query Q($id: UUID!, $type: UUID!) { invoice(id: $id) { margin lineItems { nodes { purchaseCost } } } lineItemType(id: $type) { purchaseCost } }",
      { id: invoiceId, type: typeId },
    );

    expect(data.invoice.margin).toBeNull();
    expect(data.lineItemType.purchaseCost).toBeNull();
    expect(data.invoice.lineItems.nodes.every((line: { purchaseCost: null }) => line.purchaseCost === null)).toBe(true);
  });

  test("issues nothing as QuickBooks' keeper, but records what is paid", async () => {
    const input = { customerId: shop.carla.customerId, method: "check", amountCents: 100, receivedOn: "2026-01-02" };
    const paid = await ask(
      olive,
      "mutation M($input: RecordPaymentInput!) { recordPayment(input: $input) { payment { amountCents } } }",
      { input },
    );

    expect(paid.errors).toBeUndefined();
    expect(codeOf(await ask(olive, "mutation { startQboSync { __typename } }"))).not.toBeNull();
  });

  test("downloads no export of everything", async () => {
    const { status } = await fetch(`${server.url}/v1/functions/export-everything`, {
      headers: { authorization: `Bearer ${await tokenFor(olive, server, { elevated: true })}` },
    });

    expect(status).toBe(403);
  });

  test("cannot act as an admin by asking for the role", async () => {
    for (const role of ["admin", "office"]) {
      const answer = await server.graphql(
        "{ users { totalCount } }",
        {},
        {
          token: await tokenFor(olive, server),
          headers: { "x-hasura-role": role },
        },
      );
      expect(answer.errors?.[0].extensions.code).toBe("access-denied");
    }
  });
});

test("another role ends it", async () => {
  await setOffice(shop.tom, true);
  await ask(shop.ada, `mutation { updateUserRole(input: { id: "${shop.tom.userId}", role: user }) { user { id } } }`);

  const { rows } = await server.db.owner.query("select is_office from app.users where id = $1", [shop.tom.userId]);
  expect(rows).toEqual([{ is_office: false }]);
});
