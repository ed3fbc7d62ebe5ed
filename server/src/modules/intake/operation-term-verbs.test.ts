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

const shown = "operationTerm { id version term countsWith isActive repairOperation { key } }";
const add = `mutation ($input: AddOperationTermInput!) { addOperationTerm(input: $input) { ${shown} } }`;
const change = `mutation ($input: ChangeOperationTermInput!) { changeOperationTerm(input: $input) { ${shown} } }`;

test("Ada adds a term and takes it out of use again; both answer the term as it is now", async () => {
  const added = await ask(shop.ada, add, { operation: "battery", locale: "en", term: "12 V pack" });
  const { id, version } = added.data.addOperationTerm.operationTerm;

  const { data } = await ask(shop.ada, change, { id, version, isActive: false });

  const term = { term: "12 V pack", countsWith: "removal", repairOperation: { key: "battery" } };
  expect(added.data.addOperationTerm.operationTerm).toMatchObject({ ...term, isActive: true });
  expect(data.changeOperationTerm.operationTerm).toMatchObject({ ...term, isActive: false, version: version + 1 });
});

test("Carla neither reads nor keeps the dictionary", async () => {
  const added = await ask(shop.carla, add, { locale: "en", term: "anything" });
  const read = await server.graphql(
    "{ operationTerms(first: 1) { nodes { id } } }",
    {},
    { token: await tokenFor(shop.carla, server) },
  );

  expect([added, read].map(({ errors }) => errors[0].extensions.code)).toEqual([
    "permission-error",
    "permission-error",
  ]);
});
