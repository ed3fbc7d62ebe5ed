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

const shown = "repairOperation { id version calibratedAfter calibratedAfterReason }";
const change = `mutation ($input: UpdateRepairOperationInput!) { updateRepairOperation(input: $input) { ${shown} } }`;
const find = `query ($key: String!) {
  repairOperations(filter: { key: { equalTo: $key } }) { nodes { id version calibratedAfter calibratedAfterReason } }
}`;

const repair = async (key: string) => {
  const { data } = await server.graphql(find, { key }, { token: await tokenFor(shop.ada, server) });
  return data.repairOperations.nodes[0];
};
const update = async (person: Person, input: object) =>
  server.graphql(change, { input }, { token: await tokenFor(person, server) });

test("a shop starts with the works of the handbook, and a reason for each", async () => {
  const { rows } = await server.db.owner.query<{ key: string; works: string[]; hasReason: boolean }>(
    `select key, calibrated_after as works, calibrated_after_reason <> '' as "hasReason"
      from app.repair_operations order by sort_order`,
  );

  expect(rows.every(({ hasReason }) => hasReason)).toBe(true);
  expect(Object.fromEntries(rows.map(({ key, works }) => [key, works]))).toMatchObject({
    frontEnd: ["removal"],
    rearEnd: ["removal", "repair", "refinish"],
    alignment: ["removal", "repair"],
  });
});

test("Ada says that a refinished front bumper asks for its radar too", async () => {
  const { id, version } = await repair("frontEnd");
  const input = { id, calibratedAfter: ["refinish", "removal"], calibratedAfterReason: "Our makers limit paint." };

  const { data } = await update(shop.ada, { ...input, version });
  const again = await update(shop.ada, { ...input, version });

  expect(data.updateRepairOperation.repairOperation).toEqual({
    id,
    version: version + 1,
    calibratedAfter: ["removal", "refinish"],
    calibratedAfterReason: "Our makers limit paint.",
  });
  expect(again.errors[0].extensions.code).toBe("definition-changed");
});

test("technicians and customers cannot change it, and only known works can be chosen", async () => {
  const { id, version } = await repair("rearEnd");
  const input = { id, version, calibratedAfter: ["removal"], calibratedAfterReason: "" };

  const refused = [await update(shop.tom, input), await update(shop.carla, input)];
  const unknown = await update(shop.ada, { ...input, calibratedAfter: ["washing"] });

  expect(refused.map(({ errors }) => errors[0].extensions.code)).toEqual(["permission-error", "permission-error"]);
  expect(unknown.errors).toHaveLength(1);
});
