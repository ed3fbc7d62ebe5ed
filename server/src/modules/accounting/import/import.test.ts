/** What QuickBooks has already: read, matched with ours, decided by a person, and applied. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { qboAccount } from "#integrations/quickbooks/entities/account.ts";
import { openQboClient } from "#integrations/quickbooks/qbo-client.ts";
import { systemClock } from "#platform/clock.ts";
import { startQboSimulator } from "../../../../../simulators/quickbooks/start-qbo-simulator.ts";
import { buildCustomer, save } from "#db/rows/factories.ts";
import { memoryTokenStore } from "../../../../test/fakes/memory-token-store.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { readRecords } from "./read-records.ts";

const realmId = "4620816365";
const simulator = await startQboSimulator();
const store = memoryTokenStore();
const client = openQboClient(simulator.settings, { store, clock: systemClock, onExchange: () => {} });
let server: TestServer;
let shop: Shop;
let connectionId: string;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  const redirectUri = "http://client.test/admin/quickbooks/connect";
  store.save(realmId, await client.exchangeCode({ code: simulator.admin.issueCode({ redirectUri }), redirectUri }));
  const { rows } = await server.db.owner.query(
    `insert into app.qbo_connections (environment, realm_id, status) values ('simulator', '${realmId}', 'connected') returning id`,
  );
  connectionId = rows[0].id;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await simulator.close();
});

const calls = {
  read: "readQboRecords(input: $input) { qboConnection { recordsAskedAt } } : QboConnectionIdInput!",
  accept: "acceptQboMatches(input: $input) { accepted } : QboRecordsInput!",
  decide: "decideQboRecord(input: $input) { qboRecord { decision } } : DecideQboRecordInput!",
  apply: "applyQboRecords(input: $input) { applied failed left } : QboRecordsInput!",
  linkItem: "linkQboItem(input: $input) { qboRecord { match chosenLineItemType { key } } } : LinkQboItemInput!",
  unlinkItem: "unlinkQboItem(input: $input) { qboConnection { id } } : UnlinkQboItemInput!",
};

async function ask(verb: keyof typeof calls, input: object, person: Person = shop.ada) {
  const [call, type] = calls[verb].split(" : ");
  const query = `mutation ($input: ${type}) { answer: ${call} }`;
  const { data, errors } = await server.graphql(query, { input }, { token: await tokenFor(person, server) });
  return { answer: data?.answer, code: errors?.[0].extensions.code };
}

interface Found {
  id: string;
  name: string;
  match: string;
  decision: string;
  problem: string | null;
  appliedAt: string | null;
  suggestedCustomer: { id: string } | null;
  chosenCustomer: { id: string; companyName: string; phone: string | null; address: { city: string } | null } | null;
  suggestedLineItemType: { key: string } | null;
}

async function found(entity: "Customer" | "Item" = "Customer"): Promise<Map<string, Found>> {
  const { data } = await server.graphql(
    `query ($entity: String!) { qboRecords(first: 100, condition: { entity: $entity }, orderBy: NAME_ASC) { nodes {
      id name match decision problem appliedAt suggestedCustomer { id } suggestedLineItemType { key }
      chosenCustomer { id companyName phone address { city } } } } }`,
    { entity },
    { token: await tokenFor(shop.ada, server) },
  );
  return new Map(data.qboRecords.nodes.map((row: Found) => [row.name, row]));
}

const reread = (isLast = true) =>
  readRecords({ connectionId, isLast }, { pool: server.db.server, clock: systemClock, client });
const theirCustomer = (body: object) =>
  simulator.admin.changeAsBookkeeper({ name: "Customer", operation: "save", body: { ...body } });
const ours = async (values: Record<string, string>) => {
  const customer = buildCustomer(values);
  await save(server.db.owner, "app.customers", [customer]);
  return customer.id;
};
const connection = async () =>
  (await server.db.owner.query("select * from app.qbo_connections where id = $1", [connectionId])).rows[0];

describe("customers", () => {
  test("are read and matched; suggestions are accepted and applied", async () => {
    const alpine = await ours({ company_name: "Alpine Import", email: "ap@alpine-import.example" });
    theirCustomer({ DisplayName: "Alpine Import, LLC", PrimaryEmailAddr: { Address: "billing@alpine.example" } });
    theirCustomer({ DisplayName: "Nobody We Know" });

    expect((await ask("read", { id: connectionId })).answer.qboConnection.recordsAskedAt).not.toBeNull();
    await reread();

    const before = await found();
    expect(before.get("Alpine Import, LLC")).toMatchObject({ match: "name", suggestedCustomer: { id: alpine } });
    expect(before.get("Nobody We Know")).toMatchObject({ match: "none", suggestedCustomer: null });
    expect((await ask("accept", { id: connectionId, entity: "Customer" })).answer.accepted).toBe(1);
    expect((await ask("apply", { id: connectionId, entity: "Customer" })).answer).toEqual({
      applied: 1,
      failed: 0,
      left: 0,
    });
    const { rows } = await server.db.owner.query(
      "select entity, origin, sync_token, snapshot from app.qbo_links where local_id = $1",
      [alpine],
    );
    expect(rows).toMatchObject([
      { entity: "Customer", origin: "theirs", snapshot: { DisplayName: "Alpine Import, LLC" } },
    ]);
    await reread();
    expect((await found()).get("Alpine Import, LLC")).toMatchObject({ match: "linked", decision: "link" });
  });

  test("are created from what is known of them; what we cannot store is left out, what we need is asked for", async () => {
    theirCustomer({
      DisplayName: "Bison Glass",
      CompanyName: "Bison Glass",
      PrimaryEmailAddr: { Address: "ap@bison.example" },
      PrimaryPhone: { FreeFormNumber: "call me" },
      BillAddr: { Line1: "1 Main St", City: "Golden", CountrySubDivisionCode: "CO", PostalCode: "80401" },
    });
    theirCustomer({ DisplayName: "No Mail Motors" });
    await reread();
    const before = await found();
    for (const name of ["Bison Glass", "No Mail Motors"])
      await ask("decide", { id: before.get(name)?.id, decision: "create" });

    expect((await ask("apply", { id: connectionId, entity: "Customer" })).answer).toEqual({
      applied: 1,
      failed: 1,
      left: 0,
    });

    await reread();
    const after = await found();
    expect(after.get("Bison Glass")).toMatchObject({
      match: "linked",
      chosenCustomer: { companyName: "Bison Glass", phone: null, address: { city: "Golden" } },
    });
    expect(after.get("No Mail Motors")).toMatchObject({ decision: "open", problem: "needsEmail", appliedAt: null });
    expect((await ask("apply", { id: connectionId, entity: "Customer" })).answer.applied).toBe(0);
  });

  test("of ours become one of theirs only", async () => {
    const mine = await ours({ company_name: "Twice Linked", email: "twice@example.com" });
    theirCustomer({ DisplayName: "Twice A" });
    theirCustomer({ DisplayName: "Twice B" });
    await reread();
    const records = await found();
    for (const name of ["Twice A", "Twice B"])
      await ask("decide", { id: records.get(name)?.id, decision: "link", chosenId: mine });

    const { answer } = await ask("apply", { id: connectionId, entity: "Customer" });

    expect(answer).toEqual({ applied: 1, failed: 1, left: 0 });
    expect((await found()).get("Twice B")).toMatchObject({ decision: "open", problem: "alreadyLinked" });
    const late = await ask("decide", { id: records.get("Twice B")?.id, decision: "link", chosenId: mine });
    expect(late.code).toBe("qbo-already-linked");
    expect((await ask("decide", { id: records.get("Twice A")?.id, decision: "ignore" })).code).toBe(
      "qbo-record-settled",
    );
  });

  test("are decided on by admins alone, and only for what exists", async () => {
    theirCustomer({ DisplayName: "Undecided" });
    await reread();
    const id = (await found()).get("Undecided")?.id;
    const unknown = "00000000-0000-4000-8000-000000000000";

    expect((await ask("decide", { id, decision: "ignore" }, shop.tom)).code).toBe("permission-error");
    expect((await ask("apply", { id: connectionId, entity: "Customer" }, shop.carla)).code).toBe("permission-error");
    expect((await ask("decide", { id: unknown, decision: "ignore" })).code).toBe("not-found");
    expect((await ask("decide", { id, decision: "link", chosenId: unknown })).code).toBe("not-found");
    expect((await ask("decide", { id, decision: "link" })).code).toBe("invalid-input");
    expect((await ask("decide", { id, decision: "ignore", chosenId: unknown })).code).toBe("invalid-input");
  });

  test("that are gone there are gone here; decisions about the others stay", async () => {
    theirCustomer({ DisplayName: "Stays Ignored" });
    await reread();
    await ask("decide", { id: (await found()).get("Stays Ignored")?.id, decision: "ignore" });
    await server.db.owner.query(
      `insert into app.qbo_records (connection_id, entity, qbo_id, name, record, read_at)
        values ('${connectionId}', 'Customer', '9999', 'Long Gone', '{}', now() - interval '1 day')`,
    );

    await reread();

    const records = await found();
    expect(records.has("Long Gone")).toBe(false);
    expect(records.get("Stays Ignored")?.decision).toBe("ignore");
  });
});

describe("items", () => {
  test("are suggested by name, linked and unlinked one by one, and never created", async () => {
    const { rows } = await server.db.owner.query("select id, name from app.line_item_types where key = 'CAL-FRAD'");
    const [income] = await client.company(realmId).query(qboAccount);
    simulator.admin.changeAsBookkeeper({
      name: "Item",
      operation: "save",
      body: { Name: rows[0].name, Type: "Service", IncomeAccountRef: { value: income?.Id } },
    });
    await reread();
    const record = (await found("Item")).get(rows[0].name);
    expect(record).toMatchObject({ match: "name", suggestedLineItemType: { key: "CAL-FRAD" } });
    expect((await ask("decide", { id: record?.id, decision: "create" })).code).toBe("qbo-item-not-created");

    const waiting = { connection_id: connectionId, lane: "customer:1", entity: "Invoice", operation: "push" };
    const problem = { problem: "waitsForFailedItem", next_attempt_at: "2099-01-01T00:00:00Z" };
    await save(server.db.owner, "app.qbo_jobs", [{ ...waiting, ...problem, local_id: crypto.randomUUID() }]);

    const linked = await ask("linkItem", { recordId: record?.id, lineItemTypeId: rows[0].id });
    expect(linked.answer.qboRecord).toEqual({ match: "linked", chosenLineItemType: { key: "CAL-FRAD" } });
    const { rows: jobs } = await server.db.owner.query("select next_attempt_at from app.qbo_jobs");
    expect(jobs).toEqual([{ next_attempt_at: null }]);
    expect((await ask("linkItem", { recordId: record?.id, lineItemTypeId: rows[0].id })).code).toBe(
      "qbo-already-linked",
    );
    expect((await ask("unlinkItem", { id: connectionId, lineItemTypeId: rows[0].id })).code).toBeUndefined();
    expect((await found("Item")).get(rows[0].name)).toMatchObject({ decision: "open", appliedAt: null });
  });
});

describe("reading", () => {
  test("is tried again while QuickBooks is away, and says so when it stays away", async () => {
    simulator.admin.planFault({ kind: "server-error", status: 503, times: 2 });

    await expect(reread(false)).rejects.toThrow(/unavailable/);
    expect((await connection()).records_problem).toBeNull();
    await reread(true);

    expect((await connection()).records_problem).toMatch(/unavailable/);
    simulator.admin.clearFaults();
    await reread();
    expect((await connection()).records_problem).toBeNull();
  });

  test("needs a connection", async () => {
    await server.db.owner.query("update app.qbo_connections set status = 'broken'");
    try {
      expect((await ask("read", { id: connectionId })).code).toBe("qbo-not-connected");
      expect((await ask("accept", { id: connectionId, entity: "Item" })).code).toBe("qbo-not-connected");
      await expect(reread()).resolves.toBeUndefined();
    } finally {
      await server.db.owner.query("update app.qbo_connections set status = 'connected'");
    }
  });
});
