import { afterAll, expect, test } from "vitest";
import {
  clientOf,
  exchangeCode,
  redirectUri,
  startConnected,
  codeOf,
  createCustomer,
  createSale,
  entityIn,
} from "../connected-client.ts";
import type { Fields } from "../entities/entity.ts";

let now = Date.parse("2026-01-02T11:00:00Z");
const {
  client,
  simulator,
  [Symbol.asyncDispose]: stop,
} = await startConnected({
  clock: () => new Date(now),
  limits: { callsPerMinute: 10_000 },
});
afterAll(stop);

for (const name of ["Ada", "Carla", "Cyd", "Uma", "O'Hara"]) {
  await createCustomer(client, name);
  now += 600_000;
}

const response = async (query: string) => entityIn((await client.query(query)).body, "QueryResponse");
const names = async (rest: string) =>
  ((await response(`select * from Customer ${rest}`))["Customer"] as Fields[] | undefined)?.map(
    (customer) => customer["DisplayName"],
  );

test.each([
  ["where DisplayName = 'Carla'", ["Carla"]],
  ["where DisplayName = 'O\\'Hara'", ["O'Hara"]],
  ["where DisplayName in ('Ada', 'Uma', 'Nobody')", ["Ada", "Uma"]],
  ["where DisplayName like '%a' orderby DisplayName", ["Ada", "Carla", "O'Hara", "Uma"]],
  ["where DisplayName like 'C%'", ["Carla", "Cyd"]],
  ["where DisplayName LIKE '%ar%a'", ["Carla", "O'Hara"]],
  ["where Id = '4'", ["Uma"]],
  ["where MetaData.LastUpdatedTime > '2026-01-02T11:10:00Z' orderby Id", ["Cyd", "Uma", "O'Hara"]],
  ["where MetaData.LastUpdatedTime >= '2026-01-02T03:10:00-08:00' and Id < '4'", ["Carla", "Cyd"]],
  ["where MetaData.LastUpdatedTime <= '2026-01-02T11:00:00Z'", ["Ada"]],
  ["where Active = true orderby Id desc startposition 2 maxresults 2", ["Uma", "Cyd"]],
  ["where DisplayName = 'Nobody'", undefined],
  ["startposition 6", undefined],
])("select * from Customer %s finds these and no others", async (rest, expected) => {
  expect(await names(rest)).toEqual(expected);
});

test("a page says where it begins and how many it holds", async () => {
  expect(await response("select * from Customer startposition 4 maxresults 10")).toMatchObject({
    startPosition: 4,
    maxResults: 2,
  });
});

test("counting and chosen fields give no more than that", async () => {
  expect(await response("select count(*) from Customer where Id > '2'")).toEqual({ totalCount: 3 });
  expect(await response("select Id, DisplayName from Customer maxresults 1")).toEqual({
    Customer: [{ Id: "1", DisplayName: "Ada", domain: "QBO", sparse: false }],
    startPosition: 1,
    maxResults: 1,
  });
});

test("a query can be posted as text", async () => {
  const { body } = await client.post("query", "select count(*) from Customer", { "content-type": "application/text" });

  expect(body["QueryResponse"]).toEqual({ totalCount: 5 });
});

test("a page has 100 rows by itself, and at most 1000", async () => {
  const { admin } = simulator;
  const company = { realmId: "9130357992" };
  for (let count = 1; count <= 1001; count += 1)
    admin.changeAsBookkeeper({ ...company, name: "Customer", operation: "save", body: { DisplayName: `${count}` } });
  const { body } = await exchangeCode(simulator, admin.issueCode({ ...company, redirectUri }));
  const { apiUrl } = simulator.settings;
  const other = clientOf({ apiUrl, ...company, accessToken: String(body["access_token"]) });

  const rows = async (rest: string) =>
    entityIn((await other.query(`select Id from Customer${rest}`)).body, "QueryResponse");

  expect((await rows(""))["maxResults"]).toBe(100);
  expect((await rows(" maxresults 5000"))["maxResults"]).toBe(1000);
  expect((await rows(" startposition 1001 maxresults 1000"))["maxResults"]).toBe(1);
});

test.each([
  ["select", "4000"],
  ["update Customer set Notes = 'x'", "4000"],
  ["select * from Customer where", "4000"],
  ["select * from Customer where Id = 4 or Id = 5", "4000"],
  ["select * from Customer where Id is null", "4000"],
  ["select * from Customer where DisplayName = 'O'Hara'", "4000"],
  ['select * from Customer where DisplayName = "Ada"', "4000"],
  ["select * from Customer where DisplayName = Ada", "4000"],
  ["select * from Customer, Invoice", "4000"],
  ["select * from Customer group by Id", "4000"],
  ["select * from Customer maxresults 10 startposition 1", "4000"],
  ["select * from Spaceship", "4001"],
  ["select * from Customer where ShoeSize = '44'", "4001"],
  ["select * from Customer orderby ShoeSize", "4001"],
  ["select * from Customer startposition 0", "4001"],
])("%s is refused with %s", async (query, code) => {
  const answer = await client.query(query);

  expect([answer.status, codeOf(answer)]).toEqual([400, code]);
});

test("an invoice is found by its number", async () => {
  const { invoice } = await createSale(client, " numbered");

  expect((await response("select Id from Invoice where DocNumber = '1001'"))["Invoice"]).toMatchObject([
    { Id: invoice["Id"] },
  ]);
});
