import { expect, test } from "vitest";
import { tokenFor } from "../../../../test/token-for.ts";
import { createTokenReader } from "./access-token.ts";

const config = { accessTokenSeconds: 900, jwtSecret: "a secret of the tests, as long as the real ones" };
const ada = {
  userId: crypto.randomUUID(),
  role: "admin",
  customerId: null,
  expiresAt: null,
  isElevated: false,
} as const;

test("a token that is remembered ends when it expires", async () => {
  let now = Date.now();
  const read = createTokenReader({ config, clock: () => new Date(now) });
  const token = await tokenFor(ada, { config }, { seconds: 60 });

  const [first, again] = [await read(token), await read(token)];
  now += 61_000;

  expect(first).toMatchObject({ userId: ada.userId, defaultRole: "admin" });
  expect(again).toEqual(first);
  await expect(read(token)).rejects.toMatchObject({ code: "invalid-jwt" });
});

test("a token that was refused is refused again, and one that differs in its last letters too", async () => {
  const read = createTokenReader({ config, clock: () => new Date() });
  const good = await tokenFor(ada, { config });
  const forged = await tokenFor(ada, { config }, { secret: "another secret, as long as the real ones are" });
  await read(good);

  for (const token of [forged, forged, `${good.slice(0, -2)}xx`, ""]) {
    await expect(read(token)).rejects.toMatchObject({ code: "invalid-jwt" });
  }
});
