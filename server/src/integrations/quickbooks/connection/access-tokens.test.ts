import { expect, test } from "vitest";
import { fault, realmId, refreshed, startScriptedQbo, tokensUntil } from "../../../../test/fakes/scripted-qbo.ts";
import type { TokenStore } from "./token-store.ts";

const company = { body: { CompanyInfo: { Id: "1", CompanyName: "Boresight" }, time: "2026-01-02T03:04:05Z" } };
const tokenPath = "/oauth2/v1/tokens/bearer";
const expired = fault(401, "3200", "Token expired");

test("a token that is about to expire is refreshed before the call, and both new tokens are stored", async () => {
  await using qbo = await startScriptedQbo();
  qbo.store.save(realmId, tokensUntil(new Date(qbo.time.clock().getTime() + 60_000)));
  qbo.answer(refreshed(2), company);

  await qbo.company.companyInfo();

  expect(qbo.asked.map(({ path }) => path)).toEqual([tokenPath, `/v3/company/${realmId}/companyinfo/${realmId}`]);
  expect(qbo.asked[1]?.headers.authorization).toBe("Bearer access-2");
  expect(await qbo.store.read(realmId)).toMatchObject({ accessToken: "access-2", refreshToken: "refresh-2" });
});

test("a refused token is refreshed once, and the call repeated", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(expired, refreshed(2), company);

  const { CompanyName } = await qbo.company.companyInfo();

  expect(CompanyName).toBe("Boresight");
  expect(qbo.asked.map(({ headers }) => headers.authorization?.slice(0, 15))).toEqual([
    "Bearer access-1",
    expect.stringContaining("Basic"),
    "Bearer access-2",
  ]);
});

test("when the new token is refused too, the company must be connected again", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(expired, refreshed(2), expired);

  await expect(qbo.company.companyInfo()).rejects.toMatchObject({
    problem: { kind: "reconnect", reason: "tokenRefused" },
    intuitTid: "tid-of-the-fault",
  });

  expect(qbo.store.broken).toEqual([{ accessToken: "access-2", reason: "tokenRefused" }]);
  expect(qbo.asked).toHaveLength(3);
});

test("many calls and two servers with an expired token refresh it once", async () => {
  await using qbo = await startScriptedQbo();
  qbo.store.save(realmId, tokensUntil(qbo.time.clock()));
  qbo.answer(refreshed(2), ...Array.from({ length: 20 }, () => company));
  const there = qbo.another().company(realmId);

  await Promise.all(Array.from({ length: 10 }, () => [qbo.company.companyInfo(), there.companyInfo()]).flat());

  expect(qbo.asked.filter(({ path }) => path === tokenPath)).toHaveLength(1);
  expect(qbo.asked.filter(({ headers }) => headers.authorization === "Bearer access-2")).toHaveLength(20);
});

test("many calls of one server take the lock once", async () => {
  await using qbo = await startScriptedQbo();
  qbo.store.save(realmId, tokensUntil(qbo.time.clock()));
  qbo.answer(refreshed(2), ...Array.from({ length: 10 }, () => company));
  let locks = 0;
  const replace: TokenStore["replace"] = (id, renew) => {
    locks++;
    return qbo.store.replace(id, renew);
  };
  const client = qbo.another({ ...qbo.store, replace });

  await Promise.all(Array.from({ length: 10 }, () => client.company(realmId).companyInfo()));

  expect(locks).toBe(1);
});

test("a call whose token another server replaced meanwhile takes the new one without a refresh", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(expired, company);
  const replaced = { ...tokensUntil(new Date("2026-01-02T05:00:00Z")), accessToken: "access-9" };
  const client = qbo.another({
    ...qbo.store,
    read: async (id) => {
      const tokens = await qbo.store.read(id);
      qbo.store.save(realmId, replaced); // After this call has read the old one.
      return tokens;
    },
  });

  await client.company(realmId).companyInfo();

  expect(qbo.asked.map(({ headers }) => headers.authorization)).toEqual(["Bearer access-1", "Bearer access-9"]);
});

test("a refused refresh marks the connection as broken, and nothing more is asked", async () => {
  await using qbo = await startScriptedQbo();
  qbo.store.save(realmId, tokensUntil(qbo.time.clock()));
  qbo.answer({ status: 400, body: { error: "invalid_grant" } });

  await expect(qbo.company.companyInfo()).rejects.toMatchObject({
    problem: { kind: "reconnect", reason: "tokenRefused" },
  });
  await expect(qbo.company.companyInfo()).rejects.toMatchObject({
    problem: { kind: "reconnect", reason: "notConnected" },
  });

  expect(qbo.store.broken).toEqual([{ accessToken: "access-1", reason: "tokenRefused" }]);
  expect(qbo.asked).toHaveLength(1);
});

test.each([
  ["is down", { status: 503 }],
  ["cuts the connection", { failure: "before" as const }],
])("the connection stays when the token service %s, and the next call refreshes", async (_, failure) => {
  await using qbo = await startScriptedQbo();
  qbo.store.save(realmId, tokensUntil(qbo.time.clock()));
  qbo.answer(failure, refreshed(2), company);

  await expect(qbo.company.companyInfo()).rejects.toMatchObject({ problem: { kind: "unavailable" } });
  await expect(qbo.company.companyInfo()).resolves.toMatchObject({ CompanyName: "Boresight" });

  expect(qbo.store.broken).toEqual([]);
});

test("a company that nobody connected is not called", async () => {
  await using qbo = await startScriptedQbo();

  await expect(qbo.client.company("1").companyInfo()).rejects.toMatchObject({
    problem: { kind: "reconnect", reason: "notConnected" },
  });

  expect(qbo.asked).toEqual([]);
});

test.each([
  [fault(403, "3100"), "appNotAuthorized"],
  [fault(401, "120"), "personLostRights"],
])("a company that shut us out is marked as broken without a refresh", async (answer, reason) => {
  await using qbo = await startScriptedQbo();
  qbo.answer(answer);

  await expect(qbo.company.companyInfo()).rejects.toMatchObject({ problem: { kind: "reconnect", reason } });

  expect(qbo.store.broken).toEqual([{ accessToken: "access-1", reason }]);
  expect(qbo.asked).toHaveLength(1);
});
