import { expect, test } from "vitest";
import { startConnected, codeOf, createCustomer, createSale } from "../connected-client.ts";
import type { Fields } from "../entities/entity.ts";

async function startClocked() {
  let now = Date.parse("2026-01-02T11:00:00Z");
  const connected = await startConnected({ clock: () => new Date(now) });
  const later = (minutes: number) => void (now += minutes * 60_000);
  const changes = async (entities: string, since: string) => {
    const answer = await connected.client.get(`cdc?entities=${entities}&changedSince=${since}`);
    const [first] = answer.body["CDCResponse"] as { QueryResponse: Fields[] }[];
    return { rows: first?.QueryResponse ?? [], time: String(answer.body["time"]) };
  };
  return { ...connected, later, changes };
}

test("changes since the last answer's time are whole entities, and deleted ones their ids", async () => {
  await using books = await startClocked();
  const { client, later, changes } = books;
  const { invoice } = await createSale(client);
  later(10);
  const { time } = await changes("Customer,Invoice", "2026-01-02T10:00:00Z");
  later(10);
  const cyd = await createCustomer(client, "Cyd");
  const { Id, SyncToken } = invoice;
  await client.post("invoice?operation=delete", { Id, SyncToken });

  const { rows } = await changes("Customer,Item,Invoice", time);

  expect(rows).toEqual([
    { Customer: [cyd], startPosition: 1, maxResults: 1 },
    {},
    {
      Invoice: [
        { domain: "QBO", status: "Deleted", Id, MetaData: { LastUpdatedTime: "2026-01-02T03:20:00.000-08:00" } },
      ],
      startPosition: 1,
      maxResults: 1,
    },
  ]);
});

test("a merged customer is among the deleted ones", async () => {
  await using books = await startClocked();
  const [from, into] = [await createCustomer(books.client, "From"), await createCustomer(books.client, "Into")];
  books.simulator.admin.mergeCustomers({ fromId: String(from["Id"]), intoId: String(into["Id"]) });

  const { rows } = await books.changes("Customer", "2026-01-02T10:00:00Z");

  expect(rows[0]?.["Customer"]).toMatchObject([{ Id: into["Id"] }, { Id: from["Id"], status: "Deleted" }]);
});

test.each([
  ["entities=Customer&changedSince=2025-12-03T10:59:59Z", "6000"],
  ["entities=TaxCode&changedSince=2026-01-01T00:00:00Z", "2170"],
  ["entities=Customer&changedSince=yesterday", "2010"],
  ["entities=Customer", "2020"],
  ["changedSince=2026-01-01T00:00:00Z", "2020"],
])("changes by %s are refused with %s", async (query, code) => {
  await using books = await startClocked();

  expect(codeOf(await books.client.get(`cdc?${query}`))).toBe(code);
});

test("an answer has at most 1000 entities, the earliest changes first", async () => {
  await using books = await startClocked();
  for (let count = 1; count <= 1001; count += 1)
    books.simulator.admin.changeAsBookkeeper({
      name: "Customer",
      operation: "save",
      body: { DisplayName: `${count}` },
    });
  await createSale(books.client);

  const { rows } = await books.changes("Customer,Invoice", "2026-01-02T10:00:00Z");

  expect(rows[0]?.["maxResults"]).toBe(1000);
  expect((rows[0]?.["Customer"] as Fields[] | undefined)?.at(-1)?.["DisplayName"]).toBe("1000");
  expect(rows[1]).toEqual({});
});
