import { afterAll, beforeEach, expect, test } from "vitest";
import { addKey, buildKeyHolder, elevateWithKey, newEmail, origin } from "../../../test/sign-in/key-holders.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs, type SignedIn } from "../../../test/sign-in/sign-in-as.ts";

let later = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));
const ask = (body: object, bearer = {}) => server.post("/v1/auth/elevate/webauthn", body, bearer);
const verify = (body: object, bearer = {}) => server.post("/v1/auth/elevate/webauthn/verify", body, bearer);
const byPassword = (typed: unknown, bearer = {}) =>
  server.post("/v1/auth/elevate/password", { password: typed }, bearer);
const errorOf = ({ status, body }: { status: number; body: { error: string } }) => `${status} ${body.error}`;
const elevatedClaim = (token: string) => {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return claims["https://hasura.io/jwt/claims"]["x-hasura-auth-elevated"];
};
const sessionsOf = async ({ bearer }: Pick<SignedIn, "bearer">) => {
  const { body } = await server.get("/v1/auth/user/account", bearer);
  return body.sessions.map(({ id }: { id: string }) => id);
};

test("a key gives a session that says so until it is renewed; the one that asked is let go within the hour", async () => {
  const holder = await buildKeyHolder(server);

  const { session } = (await elevateWithKey(server, holder, holder.key)).body;
  const renewed = await server.post("/v1/auth/token", { refreshToken: session.refreshToken });

  expect(elevatedClaim(session.accessToken)).toBe(holder.uma.id);
  expect(elevatedClaim(renewed.body.accessToken)).toBeUndefined();
  const { rows } = await server.db.owner.query(
    "select expires_at <= now() + interval '1 hour' as soon from app_private.refresh_tokens where user_id = $1 and id <> $2",
    [holder.uma.id, session.refreshTokenId],
  );
  expect(rows).toEqual([{ soon: true }]);
});

test("the password does the same for people without a key, and leaves their other devices alone", async () => {
  const uma = await buildAccount(server.db);
  const [here, elsewhere] = [await signInAs(server, uma.email), await signInAs(server, uma.email)];

  const { session } = (await byPassword(password, here.bearer)).body;

  expect(elevatedClaim(session.accessToken)).toBe(uma.id);
  expect(await sessionsOf(here)).toContain(session.refreshTokenId);
  expect((await server.post("/v1/auth/token", { refreshToken: elsewhere.refreshToken })).status).toBe(200);
});

test("the password must be right, there must be one, and no key besides", async () => {
  const [uma, keyed] = [await buildAccount(server.db), await buildKeyHolder(server)];
  const { bearer } = await signInAs(server, uma.email);
  const wrong = await byPassword("wrong", bearer);
  await server.db.owner.query("delete from app_private.user_passwords where user_id = $1", [uma.id]);

  const answers = [wrong, await byPassword(password, bearer), await byPassword(password, keyed.bearer)];

  expect(answers.map(errorOf)).toEqual([
    "401 invalid-email-password",
    "400 invalid-request",
    "403 elevated-claim-required",
  ]);
});

test("guessing the password is counted", async () => {
  const auth = authConfig({
    rateLimits: {
      account: { count: 1000, within: 60_000 },
      all: { count: 1000, within: 60_000 },
      guess: { count: 3, within: 60_000 },
      mail: { count: 10, within: 60_000 },
      signUp: { count: 10, within: 60_000 },
      sms: { count: 10, within: 60_000 },
    },
  });
  await using limited = await startServer({ auth });
  const uma = await buildAccount(limited.db);
  const { bearer } = await signInAs(limited, uma.email);
  const guess = () => limited.post("/v1/auth/elevate/password", { password: "wrong" }, bearer);

  const answers = [await guess(), await guess(), await guess()];

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
});

test("a key is asked for by no e-mail or the bearer's own", async () => {
  const { bearer, uma, key } = await buildKeyHolder(server);

  const answers = [
    await ask({}, bearer),
    await ask({ email: uma.email }, bearer),
    await ask({ email: newEmail() }, bearer),
  ];
  const foreign = await verify({ email: newEmail(), credential: key.answer(answers[0]?.body, origin) }, bearer);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
  expect(errorOf(foreign)).toBe("400 invalid-request");
});

test("another person's key, or a challenge for signing in, proves nothing", async () => {
  const [one, other] = [await buildKeyHolder(server), await buildKeyHolder(server)];
  const toSignIn = await server.post("/v1/auth/signin/webauthn", { email: one.uma.email });

  const answers = [
    await elevateWithKey(server, one, other.key),
    await verify({ credential: one.key.answer(toSignIn.body, origin) }, one.bearer),
    await verify({ credential: other.key.answer((await ask({}, other.bearer)).body, origin) }, one.bearer),
  ];

  expect(answers.map(errorOf)).toEqual(Array.from({ length: 3 }, () => "400 invalid-request"));
});

test("who has no key cannot show one, and who is disabled gets no session", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);
  const keyless = await ask({}, session.bearer);
  await addKey(server, session);
  await server.db.owner.query("update app.users set disabled = true where id = $1", [uma.id]);

  const disabled = await server.post("/v1/auth/elevate/webauthn", {}, session.bearer);

  expect([keyless, disabled].map(errorOf)).toEqual(["400 invalid-request", "401 unauthenticated-user"]);
});

test("a challenge lives a minute", async () => {
  const { bearer, key } = await buildKeyHolder(server);
  const { body } = await ask({}, bearer);

  later = 60_000;

  expect(errorOf(await verify({ credential: key.answer(body, origin) }, bearer))).toBe("400 invalid-request");
});

test.each(["/elevate/webauthn", "/elevate/webauthn/verify", "/elevate/password"])("%s takes a bearer", async (path) => {
  expect(errorOf(await server.post(`/v1/auth${path}`))).toBe("401 unauthenticated-user");
});

test.each(["recommended", "required"] as const)("where it is %s it opens what is guarded", async (elevation) => {
  await using strict = await startServer({ auth: authConfig({ elevation }) });
  const holder = await buildKeyHolder(strict);
  const makePat = (headers: Record<string, string>) =>
    strict.post("/v1/auth/pat", { expiresAt: "2999-01-01T00:00:00Z" }, headers);

  const refused = await makePat(holder.bearer);
  const { accessToken } = (await elevateWithKey(strict, holder, holder.key)).body.session;
  const allowed = await makePat({ authorization: `Bearer ${accessToken}` });

  expect([errorOf(refused), allowed.status]).toEqual(["403 elevated-claim-required", 200]);
});

test.each([undefined, "", 5, "\0", "x".repeat(1025)])("%j is no password", async (typed) => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);

  expect(errorOf(await byPassword(typed, bearer))).toBe("400 invalid-request");
});
