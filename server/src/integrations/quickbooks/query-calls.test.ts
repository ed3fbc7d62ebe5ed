import { expect, test } from "vitest";
import { fault, realmId, startScriptedQbo } from "../../../test/fakes/scripted-qbo.ts";
import { qboAccount } from "./entities/account.ts";
import { qboItem } from "./entities/item.ts";

const income = { Id: "79", SyncToken: "0", Name: "Sales & Services", AccountType: "Income" };

test("income accounts are found", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body: { QueryResponse: { Account: [income], startPosition: 1, maxResults: 1 }, time: "…" } });

  const accounts = await qbo.company.query(qboAccount, {
    where: [{ field: "AccountType", is: "=", value: "Income" }],
  });

  expect(accounts).toEqual([income]);
  expect(qbo.asked).toMatchObject([
    {
      method: "GET",
      path: `/v3/company/${realmId}/query`,
      query: { query: "select * from Account where AccountType = 'Income' startposition 1 maxresults 1000" },
    },
  ]);
});

test("nothing found is an empty list", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body: { QueryResponse: {}, time: "…" } });

  expect(await qbo.company.query(qboItem)).toEqual([]);
});

test("records are counted", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body: { QueryResponse: { totalCount: 12 } } });

  expect(await qbo.company.count(qboItem)).toBe(12);
});

test("a query that is too long for an address travels in the body", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body: { QueryResponse: {} } });
  const value = Array.from({ length: 300 }, (_, index) => `name ${index}`);

  await qbo.company.query(qboItem, { where: [{ field: "Name", is: "in", value }] });

  expect(qbo.asked).toMatchObject([
    { method: "POST", query: { minorversion: "75" }, headers: { "content-type": "application/text" } },
  ]);
  expect(qbo.asked[0]?.body).toContain("'name 299')");
});

test.each([
  [{}, { kind: "unreadable" }],
  [{ QueryResponse: [] }, { kind: "unreadable" }],
  [{ QueryResponse: { Item: {} } }, { kind: "unreadable" }],
  [fault(200, "4000").body, { kind: "invalid", field: null }],
])("%j is no result of a query", async (body, problem) => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body });

  await expect(qbo.company.query(qboItem)).rejects.toMatchObject({ problem });
});
