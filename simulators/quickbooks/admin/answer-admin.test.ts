import { afterAll, expect, test } from "vitest";
import { startConnected, codeOf, createCustomer } from "../connected-client.ts";

const { client, simulator, [Symbol.asyncDispose]: stop } = await startConnected();
afterAll(stop);

async function ask(what: string, body: unknown = {}) {
  const response = await fetch(`${simulator.url}/simulator/${what}`, { method: "POST", body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

test("a fault can be planned and cleared over HTTP", async () => {
  await ask("faults", { kind: "server-error", status: 503, times: 9 });
  const struck = await client.get("customer/1");
  await ask("clear-faults");

  expect([struck.status, codeOf(await client.get("customer/1"))]).toEqual([503, "610"]);
});

test("a bookkeeper's changes, merges and closed books are asked for over HTTP", async () => {
  const { Id } = await createCustomer(client, "Uma");
  const changed = await ask("changes", { name: "Customer", body: { Id, Notes: "theirs" } });
  const created = await ask("changes", { name: "Customer", body: { DisplayName: "Tom" } });
  const merged = await ask("merges", { fromId: Id, intoId: "2" });
  const closed = await ask("close-books", { through: "2026-01-31" });

  expect(changed).toMatchObject({ status: 200, body: { Notes: "theirs", SyncToken: "1" } });
  expect(created).toMatchObject({ status: 200, body: { Id: "2", DisplayName: "Tom" } });
  expect([merged.status, closed.status]).toEqual([200, 200]);
  expect(codeOf(await client.get(`customer/${String(Id)}`))).toBe("610");
});

test("a code is issued and access expires over HTTP", async () => {
  const { body } = await ask("codes", { redirectUri: "http://localhost/callback" });
  await ask("expire-access-tokens");

  expect(body).toEqual({ code: expect.stringMatching(/^simulator-code-/) });
  expect(codeOf(await client.get("customer/1"))).toBe("3200");
});

test("the request log is read over HTTP", async () => {
  const response = await fetch(`${simulator.url}/simulator/requests`);

  expect(await response.json()).toEqual(simulator.admin.requests());
});

test.each([
  ["nothing", {}, 404],
  ["faults", { kind: "meteor" }, 400],
  ["changes", { name: "Spaceship", body: {} }, 400],
  ["changes", { name: "Customer", body: {} }, 400],
  ["merges", { fromId: "98", intoId: "99" }, 400],
  ["disconnect", { realmId: "nobody's" }, 400],
  ["break-refresh", { realmId: "nobody's" }, 400],
  ["webhooks", {}, 400],
])("the action %s refuses %j with %i", async (what, body, status) => {
  expect((await ask(what, body)).status).toBe(status);
});
