import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const shown = "calibrationRule { id version make isActive verifiedByUser { displayName } lineItemType { key } }";
const save = `mutation ($input: SaveCalibrationRuleInput!) { saveCalibrationRule(input: $input) { ${shown} } }`;
const verify = `mutation ($input: VerifyCalibrationRuleInput!) { verifyCalibrationRule(input: $input) { ${shown} } }`;

test("Ada adds a rule and verifies it; both return the current rule", async () => {
  const input = { operation: "battery", typeKey: "RST-TPMS", make: "Lotus" };
  const { id, version, ...added } = (await ask(shop.ada, save, { input })).data.saveCalibrationRule.calibrationRule;

  const { data } = await ask(shop.ada, verify, { input: { id, version } });

  expect(added).toEqual({ make: "Lotus", isActive: true, verifiedByUser: null, lineItemType: { key: "RST-TPMS" } });
  expect(data.verifyCalibrationRule.calibrationRule).toMatchObject({
    version: version + 1,
    verifiedByUser: { displayName: "Ada Admin" },
  });
});

test("rules are found by make, repair, system and verification", async () => {
  const query = `query ($filter: CalibrationRuleFilter) {
    calibrationRules(filter: $filter, orderBy: [MAKE_ASC, UPDATED_AT_DESC]) { totalCount nodes { make } }
  }`;

  const { data } = await ask(shop.ada, query, {
    filter: {
      make: { includesInsensitive: "toyo" },
      repairOperation: { key: { equalTo: "windshield" } },
      lineItemType: { key: { in: ["CAL-FCAM-S", "CAL-FCAM-D"] } },
      verifiedAt: { isNull: true },
      isActive: { equalTo: true },
    },
  });

  expect(data.calibrationRules).toEqual({ totalCount: 1, nodes: [{ make: "Toyota" }] });
});

test("Carla can neither read nor edit the rules", async () => {
  const saved = await ask(shop.carla, save, { input: { operation: "battery", typeKey: "RST-TPMS" } });
  const read = await ask(shop.carla, "{ calibrationRules(first: 1) { nodes { id } } }");

  expect([saved, read].map(({ errors }) => errors[0].extensions.code)).toEqual([
    "permission-error",
    "permission-error",
  ]);
});
