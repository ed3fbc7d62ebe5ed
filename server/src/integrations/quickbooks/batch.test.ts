import { expect, test } from "vitest";
import { fault, realmId, startScriptedQbo } from "../../../test/fakes/scripted-qbo.ts";
import { createItem, queryItem, updateItem } from "./batch.ts";
import { qboCustomer } from "./entities/customer.ts";

const dom = { Id: "58", SyncToken: "0", DisplayName: "Dom" };
const write = { requestId: "batch:1" };

test("each item of a batch has its own outcome, whatever their order in the response", async () => {
  await using qbo = await startScriptedQbo();
  const { Fault } = fault(400, "6240", "The name supplied already exists. : Id=58").body;
  qbo.answer({
    body: {
      BatchItemResponse: [
        { bId: "1", Fault },
        { bId: "0", Customer: dom },
      ],
      time: "…",
    },
  });

  const outcomes = await qbo.company.batch(
    [
      createItem(qboCustomer, { DisplayName: "Dom" }),
      createItem(qboCustomer, { DisplayName: "Ann" }),
      updateItem(qboCustomer, { Id: "60", SyncToken: "1" }, { Active: false }),
    ],
    write,
  );

  expect(outcomes).toMatchObject([
    { result: dom },
    { error: { problem: { kind: "duplicateName", existingId: "58" } } },
    { error: { problem: { kind: "unavailable" } } },
  ]);
  expect(qbo.asked).toMatchObject([{ path: `/v3/company/${realmId}/batch`, query: { requestid: "batch:1" } }]);
  expect(JSON.parse(qbo.asked[0]?.body ?? "")).toEqual({
    BatchItemRequest: [
      { bId: "0", operation: "create", Customer: { DisplayName: "Dom" } },
      { bId: "1", operation: "create", Customer: { DisplayName: "Ann" } },
      { bId: "2", operation: "update", Customer: { Active: false, Id: "60", SyncToken: "1", sparse: true } },
    ],
  });
});

test("queries can be items too", async () => {
  await using qbo = await startScriptedQbo();
  const found = [
    { bId: "0", QueryResponse: { Customer: [dom] } },
    { bId: "1", QueryResponse: {} },
  ];
  qbo.answer({ body: { BatchItemResponse: found } });

  const outcomes = await qbo.company.batch([queryItem(qboCustomer), queryItem(qboCustomer)], write);

  expect(outcomes).toEqual([{ result: [dom] }, { result: [] }]);
});

test("a batch has at most 30 items, and without any nothing is asked", async () => {
  await using qbo = await startScriptedQbo();
  const items = Array.from({ length: 31 }, () => queryItem(qboCustomer));

  await expect(qbo.company.batch(items, write)).rejects.toThrow(RangeError);
  await expect(qbo.company.batch([], write)).resolves.toEqual([]);

  expect(qbo.asked).toEqual([]);
});
