import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, input: object) =>
  server.graphql(query, { input }, { token: await tokenFor(person, server) });

const shown = "repairKeyword { id version keyword countsWith isActive repairOperation { key } }";
const add = `mutation ($input: CreateRepairKeywordInput!) { createRepairKeyword(input: $input) { ${shown} } }`;
const change = `mutation ($input: UpdateRepairKeywordInput!) { updateRepairKeyword(input: $input) { ${shown} } }`;

test("Ada adds a keyword and retires it; both return the current keyword", async () => {
  const added = await ask(shop.ada, add, { operation: "battery", locale: "en", keyword: "12 V pack" });
  const { id, version } = added.data.createRepairKeyword.repairKeyword;

  const { data } = await ask(shop.ada, change, { id, version, isActive: false });

  const keyword = { keyword: "12 V pack", countsWith: "removal", repairOperation: { key: "battery" } };
  expect(added.data.createRepairKeyword.repairKeyword).toMatchObject({ ...keyword, isActive: true });
  expect(data.updateRepairKeyword.repairKeyword).toMatchObject({ ...keyword, isActive: false, version: version + 1 });
});

test("Carla can neither read nor edit the keywords", async () => {
  const added = await ask(shop.carla, add, { locale: "en", keyword: "anything" });
  const read = await server.graphql(
    "{ repairKeywords(first: 1) { nodes { id } } }",
    {},
    { token: await tokenFor(shop.carla, server) },
  );

  expect([added, read].map(({ errors }) => errors[0].extensions.code)).toEqual([
    "permission-error",
    "permission-error",
  ]);
});
