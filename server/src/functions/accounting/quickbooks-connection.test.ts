import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PlannedFault } from "../../../../simulators/quickbooks/admin/fault-plan.ts";
import { startQboSimulator, type QboSimulator } from "../../../../simulators/quickbooks/start-qbo-simulator.ts";
import { booksConfig, booksRealmId } from "../../../test/accounting/connected-books.ts";
import { revokeTokens } from "#modules/accounting/connection/revoke-tokens.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let simulator: QboSimulator;
let server: TestServer;
let shop: Shop;
const clock = () => new Date();
const otherRealmId = "9130357992";

beforeAll(async () => {
  simulator = await startQboSimulator({ clock });
  server = await startServer({ ...booksConfig(simulator), clock, port: 0 });
  shop = await openShop(server.db.owner);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await simulator.close();
});
beforeEach(async () => {
  simulator.admin.clearFaults();
  await server.db.owner
    .query(`delete from app.qbo_connections; delete from app_private.qbo_consents; delete from app_private.events;
    delete from graphile_worker._private_jobs`);
});

interface Asking {
  as?: Person;
  elevated?: boolean;
}

async function bearer({ as = shop.ada, elevated = true }: Asking = {}) {
  return { authorization: `Bearer ${await tokenFor(as, server, { elevated })}` };
}

async function run(verb: string, input: object | null, asking: Asking = {}) {
  const [type, wanted] = input
    ? [`($input: QboConnectionIdInput!)`, "(input: $input) { qboConnection { id status } }"]
    : ["", "{ url }"];
  const text = `mutation ${type} { answer: ${verb} ${wanted} }`;
  const { data, errors } = await server.graphql(text, { input }, { headers: await bearer(asking) });
  return { answer: data?.answer, code: errors?.[0].extensions.code };
}

const redirectUri = "http://client.test/admin/quickbooks/connect";
const stateIn = (url: string) => new URL(url).searchParams.get("state") ?? "";
const begin = async (as = shop.ada): Promise<string> =>
  stateIn((await run("startQboConsent", null, { as })).answer.url);
const codeOf = (realmId = booksRealmId) => simulator.admin.issueCode({ realmId, redirectUri });

const bring = async (body: object, asking: Asking = { elevated: false }) => {
  const { status, body: answer } = await server.post("/v1/functions/quickbooks-connection", body, await bearer(asking));
  return { status, answer };
};

async function connect(realmId = booksRealmId) {
  const state = await begin();
  return (await bring({ state, code: codeOf(realmId), realmId })).answer;
}

const check = async () => (await server.post("/v1/functions/quickbooks-check", {}, await bearer())).body;
const query = async (text: string) => (await server.db.owner.query(text)).rows;
const statuses = () => query("select realm_id, status from app.qbo_connections order by realm_id");
const events = async () =>
  (await query("select type from app_private.events where type like 'qbo.%' order by number")).map(({ type }) => type);

/** Does what the worker does for tokens that were forgotten. */
async function revokeForgotten(): Promise<number> {
  const jobs = await query("select payload from graphile_worker._private_jobs");
  for (const { payload } of jobs)
    await revokeTokens(
      { environment: payload.environment, sealed: Buffer.from(payload.sealed, "base64") },
      { config: server.config, clock },
    );
  return jobs.length;
}

test("an admin connects the shop's company by a consent", async () => {
  const { answer } = await run("startQboConsent", null);
  const asked = new URL(answer.url);

  const { status, answer: connected } = await bring({
    state: stateIn(answer.url),
    code: codeOf(),
    realmId: booksRealmId,
  });

  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: simulator.settings.clientId,
    redirect_uri: redirectUri,
    scope: "com.intuit.quickbooks.accounting",
  });
  expect([status, connected]).toEqual([
    200,
    { outcome: "connected", connectionId: expect.any(String), companyName: "Boresight Calibration LLC" },
  ]);
  const [row] = await query(
    "select status, company_name, country, connected_by, reconnect_before, checked_at, changes_since from app.qbo_connections",
  );
  expect(row).toMatchObject({ status: "connected", country: "US", connected_by: shop.ada.userId });
  expect(Date.parse(row.reconnect_before) - Date.now()).toBeGreaterThan(90 * 24 * 3_600_000);
  expect(Date.parse(row.changes_since)).toBeLessThan(Date.now());
  expect(await events()).toEqual(["qbo.connected"]);
});

test("the consent page leads back with what the function takes", async () => {
  const { answer } = await run("startQboConsent", null);

  const allowed = await fetch(answer.url, {
    method: "POST",
    body: new URLSearchParams({ decision: "allow", realmId: booksRealmId }),
    redirect: "manual",
  });

  const back = new URL(allowed.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(redirectUri);
  expect(await bring(Object.fromEntries(back.searchParams))).toMatchObject({ answer: { outcome: "connected" } });
});

test.each([
  ["an admin without a fresh proof", () => shop.ada, false, "elevated-claim-required"],
  ["a technician", () => shop.tom, true, "permission-error"],
  ["a customer", () => shop.carla, true, "permission-error"],
])("%s cannot begin a consent", async (_who, person, elevated, code) => {
  expect(await run("startQboConsent", null, { as: person(), elevated })).toMatchObject({ code });
});

test.each([
  ["a technician", () => shop.tom],
  ["a customer", () => shop.carla],
])("%s cannot bring a consent back, nor check the connection", async (_who, person) => {
  const state = await begin();

  const { status } = await bring({ state, code: codeOf(), realmId: booksRealmId }, { as: person() });
  const checked = await server.post("/v1/functions/quickbooks-check", {}, await bearer({ as: person() }));

  expect([status, checked.status]).toEqual([403, 403]);
});

test("a state works once", async () => {
  const state = await begin();
  await bring({ state, code: codeOf(), realmId: booksRealmId });

  const { status, answer } = await bring({ state, code: codeOf(), realmId: booksRealmId });

  expect([status, answer.error]).toEqual([409, "qbo-consent-expired"]);
});

test("two who bring the same state at once connect once", async () => {
  const state = await begin();
  const [first, second] = [codeOf(), codeOf()];

  const answers = await Promise.all([first, second].map((code) => bring({ state, code, realmId: booksRealmId })));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test("another admin's state is no use, and stays theirs", async () => {
  const bob = (
    await query(
      "insert into app.users (display_name, default_role, email) values ('Bob', 'admin', 'bob@shop.test') returning id",
    )
  )[0].id;
  const state = await begin();

  const stranger = await bring({ state, code: codeOf(), realmId: booksRealmId }, { as: { ...shop.ada, userId: bob } });

  expect(stranger.answer.error).toBe("qbo-consent-expired");
  expect(await bring({ state, code: codeOf(), realmId: booksRealmId })).toMatchObject({ status: 200 });
});

test("a state that nobody began, and one older than a quarter of an hour, connect nothing", async () => {
  const state = await begin();
  await query("update app_private.qbo_consents set expires_at = expires_at - interval '15 minutes'");

  const late = await bring({ state, code: codeOf(), realmId: booksRealmId });
  const forged = await bring({ state: "forged", code: codeOf(), realmId: booksRealmId });

  expect([late.answer.error, forged.answer.error]).toEqual(["qbo-consent-expired", "qbo-consent-expired"]);
  expect(await statuses()).toEqual([]);
});

test("who said no at QuickBooks is not connected, and the state is used up", async () => {
  const state = await begin();

  const { answer } = await bring({ state, error: "access_denied" });

  expect(answer).toEqual({ outcome: "refused" });
  expect((await bring({ state, code: codeOf(), realmId: booksRealmId })).answer.error).toBe("qbo-consent-expired");
});

test.each([
  ["no code", { realmId: booksRealmId }],
  ["no company", { code: "x" }],
  ["a company that is a path", { code: "x", realmId: "1/../2" }],
  ["an endless code", { code: "x".repeat(3000), realmId: booksRealmId }],
])("%s is no consent", async (_what, body) => {
  const { status, answer } = await bring({ state: await begin(), ...body });

  expect([status, answer.error]).toEqual([400, "invalid-request"]);
});

test("a code that QuickBooks does not know, and a company that did not consent, are refused", async () => {
  const unknown = await bring({ state: await begin(), code: "unknown", realmId: booksRealmId });
  const other = await bring({ state: await begin(), code: codeOf(), realmId: otherRealmId });

  expect([unknown.answer.error, other.answer.error]).toEqual(["qbo-consent-refused", "qbo-consent-refused"]);
  expect(await statuses()).toEqual([]);
});

const faults: [string, PlannedFault, string][] = [
  ["tokens: 503", { kind: "server-error", status: 503, on: "bearer" }, "qbo-unavailable"],
  ["tokens: a page", { kind: "html", status: 200, on: "bearer" }, "qbo-unavailable"],
  ["tokens: cut", { kind: "cut", on: "bearer" }, "qbo-unavailable"],
  ["company: 500", { kind: "server-error", status: 500, on: "companyinfo" }, "qbo-unavailable"],
  ["company: a page", { kind: "html", status: 200, on: "companyinfo" }, "qbo-unavailable"],
  ["company: cut", { kind: "cut", on: "companyinfo" }, "qbo-unavailable"],
  ["company: 403", { kind: "fault", status: 403, code: "3100", on: "companyinfo" }, "qbo-consent-refused"],
  ["company: lost rights", { kind: "fault", status: 401, code: "120", on: "companyinfo" }, "qbo-consent-refused"],
  ["company: unpaid", { kind: "fault", status: 400, code: "6190", on: "companyinfo" }, "qbo-subscription-ended"],
];

test.each(faults)("%s connects nothing, says why, and can be started again", async (_what, fault, code) => {
  simulator.admin.planFault(fault);

  const { answer } = await bring({ state: await begin(), code: codeOf(), realmId: booksRealmId });

  expect(answer.error).toBe(code);
  expect(JSON.stringify(answer)).not.toContain("simulator-");
  expect(await connect()).toMatchObject({ outcome: "connected" });
});

test("a company that was connected before goes on with its links", async () => {
  const { connectionId } = await connect();
  await server.db.owner.query(
    `insert into app.qbo_links (connection_id, entity, local_id, qbo_id, sync_token, origin, snapshot, synced_at)
      values ($1, 'Customer', $2, '58', '0', 'ours', '{}', now())`,
    [connectionId, shop.carla.customerId],
  );
  await run("disconnectQbo", { id: connectionId });

  const again = await connect();

  expect(again).toMatchObject({ outcome: "connected", connectionId });
  expect(await query("select qbo_id from app.qbo_links")).toEqual([{ qbo_id: "58" }]);
});

test("another company than before waits for a yes, and then takes the place of the first", async () => {
  const first = await connect();
  const second = await connect(otherRealmId);
  const offered = await statuses();

  const { answer } = await run("confirmQboCompany", { id: second.connectionId });

  expect(second).toMatchObject({ outcome: "offered", companyName: "Second Shop Inc" });
  expect(offered).toEqual([
    { realm_id: booksRealmId, status: "connected" },
    { realm_id: otherRealmId, status: "offered" },
  ]);
  expect(answer.qboConnection).toEqual({ id: second.connectionId, status: "connected" });
  expect(
    await query(`select status, tokens.connection_id from app.qbo_connections c
    left join app_private.qbo_tokens tokens on tokens.connection_id = c.id where c.id = '${first.connectionId}'`),
  ).toEqual([{ status: "disconnected", connection_id: null }]);
  expect(await events()).toEqual(["qbo.connected", "qbo.disconnected", "qbo.connected"]);
  expect(await check()).toEqual({ status: "connected", problem: null, detail: "" });
});

test("the first company, once another took its place, is another one too", async () => {
  await connect();
  await run("confirmQboCompany", { id: (await connect(otherRealmId)).connectionId });

  expect(await connect()).toMatchObject({ outcome: "offered" });
});

test("a company that is declined is forgotten, there and here", async () => {
  await connect();
  const { connectionId } = await connect(otherRealmId);

  const { answer } = await run("declineQboCompany", { id: connectionId });

  expect(answer.qboConnection.status).toBe("disconnected");
  expect(await revokeForgotten()).toBe(1);
  expect(await check()).toMatchObject({ status: "connected" });
});

test.each(["confirmQboCompany", "declineQboCompany"])("%s asks for a company that is offered", async (verb) => {
  const { connectionId } = await connect();

  expect(await run(verb, { id: connectionId })).toMatchObject({ code: "qbo-company-not-offered" });
  expect(await run(verb, { id: crypto.randomUUID() })).toMatchObject({ code: "not-found" });
  expect(await run(verb, { id: connectionId }, { as: shop.tom })).toMatchObject({ code: "permission-error" });
});

test("disconnecting forgets the tokens here, and revokes them there", async () => {
  const { connectionId } = await connect();

  const { answer } = await run("disconnectQbo", { id: connectionId });
  await revokeForgotten();

  expect(answer.qboConnection.status).toBe("disconnected");
  expect(await query("select * from app_private.qbo_tokens")).toEqual([]);
  expect(simulator.admin.requests().at(-1)).toMatchObject({ path: "/v2/oauth2/tokens/revoke", status: 200 });
  expect((await check()).error).toBe("qbo-not-connected");
  expect(await events()).toEqual(["qbo.connected", "qbo.disconnected"]);
});

test("what cannot be revoked now is tried again, and what Intuit does not know is not", async () => {
  const { connectionId } = await connect();
  await run("disconnectQbo", { id: connectionId });
  simulator.admin.planFault({ kind: "server-error", status: 503, on: "revoke" });

  await expect(revokeForgotten()).rejects.toThrow("unavailable");
  await revokeForgotten();
  await expect(revokeForgotten()).resolves.toBe(1);
});

test.each([
  ["an admin without a fresh proof", () => shop.ada, false, "elevated-claim-required"],
  ["a technician", () => shop.tom, true, "permission-error"],
])("%s cannot disconnect, nor confirm another company", async (_who, person, elevated, code) => {
  const first = await connect();
  const second = await connect(otherRealmId);

  const disconnected = await run("disconnectQbo", { id: first.connectionId }, { as: person(), elevated });
  const confirmed = await run("confirmQboCompany", { id: second.connectionId }, { as: person(), elevated });

  expect([disconnected.code, confirmed.code]).toEqual([code, code]);
});

test("a company that is disconnected already cannot be disconnected again", async () => {
  const { connectionId } = await connect();
  await run("disconnectQbo", { id: connectionId });

  expect(await run("disconnectQbo", { id: connectionId })).toMatchObject({ code: "qbo-not-connected" });
});

test("a check says what is wrong, and what is broken needs a new consent", async () => {
  await connect();
  simulator.admin.planFault({ kind: "server-error", status: 503, on: "companyinfo" });
  const passing = await check();
  simulator.admin.disconnect();

  const broken = await check();

  expect(passing).toMatchObject({ status: "connected", problem: "unavailable" });
  expect(broken).toMatchObject({ status: "broken", problem: "reconnect" });
  expect(await check()).toMatchObject({ status: "broken", problem: "reconnect" });
  expect(await connect()).toMatchObject({ outcome: "connected" });
  expect(await check()).toMatchObject({ status: "connected", problem: null });
});

test("a subscription that ended breaks the connection until the company answers again", async () => {
  await connect();
  simulator.admin.planFault({
    kind: "fault",
    status: 400,
    code: "6190",
    detail: "Subscription ended",
    on: "companyinfo",
  });

  const ended = await check();
  const goesOn = await check();

  expect(ended).toEqual({ status: "broken", problem: "subscriptionEnded", detail: "Subscription ended" });
  expect(goesOn).toMatchObject({ status: "connected" });
  expect(await events()).toEqual(["qbo.connected", "qbo.disconnected", "qbo.connected"]);
});

test("nobody who is not set up connects or checks anything", async () => {
  await using bare = await startServer();
  const own = await openShop(bare.db.owner);
  const authorization = `Bearer ${await tokenFor(own.ada, bare, { elevated: true })}`;

  const { errors } = await bare.graphql("mutation { startQboConsent { url } }", {}, { headers: { authorization } });
  const brought = await bare.post(
    "/v1/functions/quickbooks-connection",
    { state: "x", code: "x", realmId: "1" },
    { authorization },
  );
  const checked = await bare.post("/v1/functions/quickbooks-check", {}, { authorization });

  expect([errors[0].extensions.code, brought.body.error, checked.body.error]).toEqual(Array(3).fill("qbo-not-set-up"));
});
