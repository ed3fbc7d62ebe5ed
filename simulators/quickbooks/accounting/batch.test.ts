import { afterAll, expect, test } from "vitest";
import { startConnected, codeOf, createSale } from "../connected-client.ts";
import type { Fields } from "../entities/entity.ts";

const { client, [Symbol.asyncDispose]: stop } = await startConnected();
afterAll(stop);
const { invoice } = await createSale(client);

async function run(items: Fields[], query = "") {
  const { status, body } = await client.post(`batch${query}`, { BatchItemRequest: items });
  return { status, answers: body["BatchItemResponse"] as Fields[] };
}

test("each item is answered for itself, and one that fails does not stop the others", async () => {
  const { Id, SyncToken } = invoice;

  const { status, answers } = await run([
    { bId: "1", operation: "create", Customer: { DisplayName: "Cyd" } },
    { bId: "2", operation: "create", Customer: {} },
    { bId: "3", operation: "update", optionsData: "void", Invoice: { Id, SyncToken } },
    { bId: "4", Query: "select count(*) from Customer" },
    { bId: "5", operation: "delete", Invoice: { Id, SyncToken: "1" } },
    { bId: "6", operation: "update", Customer: { DisplayName: "No id" } },
    { bId: "7", operation: "explode", Customer: { DisplayName: "Boom" } },
    { bId: "8", operation: "create", Spaceship: {} },
  ]);

  expect(status).toBe(200);
  expect(answers.map(({ bId }) => bId)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  expect(answers[0]).toMatchObject({ Customer: { DisplayName: "Cyd", SyncToken: "0" } });
  expect(answers[2]).toMatchObject({ Invoice: { TotalAmt: 0 } });
  expect(answers[3]).toMatchObject({ QueryResponse: { totalCount: 2 } });
  expect(answers[4]).toMatchObject({ Invoice: { status: "Deleted", Id } });
  expect([1, 5, 6, 7].map((index) => codeOf({ body: answers[index] ?? {} }))).toEqual(["2020", "2020", "500", "500"]);
});

test("a batch of more than 30 is refused whole", async () => {
  const items = Array.from({ length: 31 }, (_, index) => ({
    bId: String(index),
    operation: "create",
    Customer: { DisplayName: `Number ${index}` },
  }));

  expect(codeOf(await client.post("batch", { BatchItemRequest: items }))).toBe("6000");
  expect((await client.query("select * from Customer where DisplayName like 'Number%'")).body["QueryResponse"]).toEqual(
    {},
  );
});

test("a repeated batch under one requestid is done once", async () => {
  const items = [{ bId: "1", operation: "create", Customer: { DisplayName: "Once" } }];

  const first = await run(items, "?requestid=batch-1");
  const second = await run(items, "?requestid=batch-1");

  expect(second.answers).toEqual(first.answers);
  expect(second.answers[0]).toHaveProperty("Customer");
});
