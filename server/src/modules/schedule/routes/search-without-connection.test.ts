import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../../../../test/bays.ts";
import { inOrderOfTime, startFakeVroom } from "../../../../test/fakes/fake-vroom.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { addVanStop, placeBase } from "../../../../test/schedule/van-stops.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { createLog } from "#platform/log.ts";

const vroom = await startFakeVroom();
const lines: string[] = [];
let server: TestServer;
let shop: Shop;
let token: string;

beforeAll(async () => {
  const log = createLog("warn", null, { write: (line: string) => void lines.push(line) });
  server = await startServer({ vroomUrl: vroom.url, clock: () => new Date("2026-05-04T18:00:00Z"), log });
  shop = await openShop(server.db.owner);
  const bays = await addBays(server.db.owner, shop.facilityId);
  await placeBase(server.db.owner, shop);
  await addVanStop(server.db.owner, shop, { bayId: bays.van.id, miles: 5, starts: "2026-05-06 09:00" });
  token = await tokenFor(shop.ada, server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await vroom[Symbol.asyncDispose]();
});

const propose = (as = token) =>
  server.graphql(
    "mutation Propose($input: ProposePlanInput!) { proposePlan(input: $input) { isBetter before { stops { startsAt } } } }",
    { input: { facilityId: shop.facilityId, date: "2026-05-06" } },
    { token: as },
  );

test("more plans than there are connections are searched at once, and others are answered meanwhile", async () => {
  server.db.server.options.max = 1;
  vroom.state.answer = async (question) => {
    await server.db.server.query("select"); // Whoever else needs the only connection.
    return Object(inOrderOfTime(question));
  };

  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => propose()));

  const stops = [{ stops: [{ startsAt: "2026-05-06T15:00:00.000Z" }] }];
  expect(answers.map(({ data }) => data.proposePlan)).toEqual(answers.map(() => ({ isBetter: false, before: stops })));
  expect(lines).toEqual([]); // No search waited in vain.
});

test("who may not plan is refused before anything is searched", async () => {
  const asked = vroom.state.asked.length;

  const { errors } = await propose(await tokenFor(shop.carla, server));

  expect(errors[0].extensions).toMatchObject({ code: "permission-error" });
  expect(vroom.state.asked.length).toBe(asked);
});
