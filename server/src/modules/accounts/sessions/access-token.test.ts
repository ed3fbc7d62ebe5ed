import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { signedToken } from "../../../../test/token-for.ts";
import { createTokenReader } from "./access-token.ts";

const config = {
  accessTokenAudience: null,
  accessTokenSeconds: 900,
  jwtSecret: "a secret of the tests, as long as the real ones",
};
const ada = { userId: crypto.randomUUID(), role: "admin" } as const;
const secret = config.jwtSecret;
const clock = () => new Date();

test("a token that is remembered ends when it expires", async () => {
  let now = Date.now();
  const read = createTokenReader({ config, clock: () => new Date(now) });
  const token = await signedToken(ada, { secret, seconds: 60 });

  const [first, again] = [await read(token), await read(token)];
  now += 61_000;

  expect(first).toMatchObject({ userId: ada.userId, defaultRole: "admin" });
  expect(again).toEqual(first);
  await expect(read(token)).rejects.toMatchObject({ code: "invalid-jwt" });
});

test("a token that was refused is refused again, and one that differs in its last letters too", async () => {
  const read = createTokenReader({ config, clock });
  const good = await signedToken(ada, { secret });
  const forged = await signedToken(ada, { secret: "another secret, as long as the real ones are" });
  await read(good);

  for (const token of [forged, forged, `${good.slice(0, -2)}xx`, ""]) {
    await expect(read(token)).rejects.toMatchObject({ code: "invalid-jwt" });
  }
});

test("a token that names no session is none of ours, however well it is signed", async () => {
  const read = createTokenReader({ config, clock });
  const claims = { "x-hasura-default-role": "admin", "x-hasura-allowed-roles": ["admin"] };
  const token = await new SignJWT({ "https://hasura.io/jwt/claims": claims })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(ada.userId)
    .setIssuer("hasura-auth")
    .setExpirationTime("1m")
    .sign(new TextEncoder().encode(secret));

  await expect(read(token)).rejects.toMatchObject({ code: "invalid-jwt" });
});

test("where an audience is set, a token for another one or for none is refused", async () => {
  const token = (aud?: string) => {
    const claims = {
      "x-hasura-default-role": "admin",
      "x-hasura-allowed-roles": ["admin"],
      "x-hasura-session-id": crypto.randomUUID(),
    };
    const jwt = new SignJWT({ "https://hasura.io/jwt/claims": claims, ...(aud && { aud }) });
    const headed = jwt.setProtectedHeader({ alg: "HS256" }).setSubject(ada.userId).setIssuer("hasura-auth");
    return headed.setExpirationTime("1m").sign(new TextEncoder().encode(secret));
  };
  const read = createTokenReader({ config: { ...config, accessTokenAudience: "shop one" }, clock });

  expect(await read(await token("shop one"))).toMatchObject({ userId: ada.userId });
  for (const other of ["shop two", undefined]) {
    await expect(read(await token(other))).rejects.toMatchObject({ code: "invalid-jwt" });
  }
  expect(await createTokenReader({ config, clock })(await token())).toMatchObject({ userId: ada.userId });
});
