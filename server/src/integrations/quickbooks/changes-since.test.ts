import { expect, test } from "vitest";
import { realmId, startScriptedQbo } from "../../../test/fakes/scripted-qbo.ts";
import { qboCustomer } from "./entities/customer.ts";
import { qboInvoice } from "./entities/invoice.ts";
import { qboPayment } from "./entities/payment.ts";

const customer = { Id: "58", SyncToken: "2", DisplayName: "Dom's Autoglass" };
const deleted = { domain: "QBO", status: "Deleted", Id: "95", MetaData: { LastUpdatedTime: "2026-01-02T03:04:05Z" } };
const captured = (...lists: object[]) => ({
  body: { CDCResponse: [{ QueryResponse: lists }], time: "2026-01-02T03:05:00.000Z" },
});
const since = "2026-01-01T00:00:00Z";
const all = [qboCustomer, qboInvoice, qboPayment];

test("changes and deletions are told apart, and the next capture starts at QuickBooks' own time", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(captured({ Customer: [customer], startPosition: 1, maxResults: 1 }, { Invoice: [deleted] }, {}));

  const changes = await qbo.company.changesSince(all, since);

  expect(changes).toMatchObject({ time: "2026-01-02T03:05:00.000Z", isCut: false });
  expect(changes?.of(qboCustomer)).toEqual({ rows: [customer], deletedIds: [] });
  expect(changes?.of(qboInvoice)).toEqual({ rows: [], deletedIds: ["95"] });
  expect(changes?.of(qboPayment)).toEqual({ rows: [], deletedIds: [] });
  expect(qbo.asked).toMatchObject([
    {
      path: `/v3/company/${realmId}/cdc`,
      query: { entities: "Customer,Invoice,Payment", changedSince: since, minorversion: "75" },
    },
  ]);
});

test("a thousand records may not be all", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(captured({ Customer: Array.from({ length: 999 }, () => customer) }, { Invoice: [deleted] }));

  expect(await qbo.company.changesSince(all, since)).toMatchObject({ isCut: true });
});

test.each(["2025-12-03T03:04:05Z", "2024-01-01T00:00:00Z", "never"])(
  "nobody asks what changed since %s, more than 30 days ago",
  async (long) => {
    await using qbo = await startScriptedQbo();

    expect(await qbo.company.changesSince(all, long)).toBeNull();
    expect(qbo.asked).toEqual([]);
  },
);

test("a record of another shape is an error, not a change that is overlooked", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(captured({ Customer: [{ Id: "58" }] }), { body: { CDCResponse: {} } });

  const changes = await qbo.company.changesSince(all, since);

  expect(() => changes?.of(qboCustomer)).toThrow("unreadable");
  await expect(qbo.company.changesSince(all, since)).rejects.toThrow("unreadable");
});
