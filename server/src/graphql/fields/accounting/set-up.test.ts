import { expect, test } from "vitest";
import { startServer } from "../../../../test/server.ts";
import { openShop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

test("admins learn whether the server has the settings that QuickBooks needs, and nobody else does", async () => {
  await using server = await startServer();
  const shop = await openShop(server.db.owner);

  const answers = await Promise.all(
    [shop.ada, shop.tom, shop.carla].map(async (person) =>
      server.graphql("{ qboIsSetUp }", {}, { token: await tokenFor(person, server) }),
    ),
  );

  expect(answers.map(({ data }) => data.qboIsSetUp)).toEqual([false, null, null]);
});
