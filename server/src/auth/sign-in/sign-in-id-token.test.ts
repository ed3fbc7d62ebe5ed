import { createHash } from "node:crypto";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startFakeOpenIdProvider, type PersonThere } from "../../../test/fakes/fake-openid-provider.ts";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";

const google = await startFakeOpenIdProvider();
const providers = [google.settings({ id: "google", clientSecret: null }), google.settings({ id: "github" })];
const server = await startServer({ auth: authConfig({ providers }) });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
});
afterEach(() => google.misbehave({}));

const someone = (values: object = {}): PersonThere & { email: string } => {
  const sub = crypto.randomUUID();
  return { sub, email: `una-${sub}@example.com`, email_verified: true, name: "Una Nova", ...values };
};
const signIn = async (claims: object, body: object = {}) =>
  server.post("/v1/auth/signin/idtoken", { provider: "google", idToken: await google.idToken(claims), ...body });
const errorOf = ({ status, body }: { status: number; body: { error: string } }) => `${status} ${body.error}`;

describe("signing in", () => {
  test("makes an account for someone new, and finds it again", async () => {
    const una = someone();

    const [first, second] = [await signIn(una, { options: { displayName: "Una N." } }), await signIn(una)];

    expect(first.body.session.user).toMatchObject({
      email: una.email,
      emailVerified: true,
      displayName: "Una N.",
      defaultRole: "user",
    });
    expect(second.body.session.user.id).toBe(first.body.session.user.id);
  });

  test("takes a token once, also when it is shown several times at the same moment", async () => {
    const idToken = await google.idToken(someone());
    const show = () => server.post("/v1/auth/signin/idtoken", { provider: "google", idToken });

    const answers = await Promise.all([show(), show(), show()]);
    const later = await show();

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(errorOf(later)).toBe("400 invalid-request");
  });

  test("does not use a token up that it refuses for another reason", async () => {
    const idToken = await google.idToken(someone());
    const show = (options: object) => server.post("/v1/auth/signin/idtoken", { provider: "google", idToken, options });

    const refused = await show({ allowedRoles: ["admin"] });

    expect(errorOf(refused)).toBe("400 role-not-allowed");
    expect((await show({})).status).toBe(200);
  });

  test("finds the person with the same verified address", async () => {
    const una = someone();
    const known = await buildAccount(server.db, { email: una.email, emailVerified: true });

    expect((await signIn(una)).body.session.user.id).toBe(known.id);
  });

  test.each([
    ["plain", (nonce: string) => nonce],
    ["as its SHA-256", (nonce: string) => createHash("sha256").update(nonce).digest("hex")],
  ])("takes a nonce that is in the token %s", async (_name, inToken) => {
    const answer = await signIn({ ...someone(), nonce: inToken("a nonce of ours") }, { nonce: "a nonce of ours" });

    expect(answer.status).toBe(200);
  });

  test.each([
    ["a nonce that is another", { nonce: "one" }, { nonce: "two" }],
    ["a nonce that nobody says", { nonce: "one" }, {}],
    ["no nonce where one is said", {}, { nonce: "one" }],
    ["another audience", { aud: "someone else's app" }, {}],
    ["another issuer", { iss: "https://evil.test" }, {}],
    ["no person", { sub: "" }, {}],
  ])("does not take a token with %s", async (_name, claims, body) => {
    expect(errorOf(await signIn({ ...someone(), ...claims }, body))).toBe("400 invalid-request");
  });

  test("does not take a token that is old, or of a stranger's making, or none", async () => {
    google.misbehave({ claims: { exp: 1 } });
    const old = await signIn(someone());
    google.misbehave({ signedByUnknownKey: true });
    const strangers = await signIn(someone());
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(someone()))}.`;
    const none = await server.post("/v1/auth/signin/idtoken", { provider: "google", idToken: unsigned });

    expect([old, strangers, none].map(errorOf)).toEqual(Array.from({ length: 3 }, () => "400 invalid-request"));
  });

  test("a provider that breaks down is not the token's fault, and is asked again", async () => {
    await using fragile = await startFakeOpenIdProvider();
    const auth = authConfig({ providers: [fragile.settings({ id: "google" })] });
    await using alone = await startServer({ auth });
    const body = { provider: "google", idToken: await fragile.idToken(someone()) };

    fragile.misbehave({ broken: true });
    const during = await alone.post("/v1/auth/signin/idtoken", body);
    fragile.misbehave({ keysBroken: true });
    const withoutKeys = await alone.post("/v1/auth/signin/idtoken", body);
    fragile.misbehave({});
    const afterwards = await alone.post("/v1/auth/signin/idtoken", body);

    expect([during, withoutKeys, afterwards].map(({ status }) => status)).toEqual([500, 500, 200]);
  });

  test("a disabled person does not get in", async () => {
    const una = someone();
    await signIn(una);
    await server.db.owner.query("update app.users set disabled = true where email = $1", [una.email]);

    expect(errorOf(await signIn(una))).toBe("401 disabled-user");
  });

  test("an address that the provider has not verified opens nobody's account", async () => {
    const una = someone({ email_verified: false });
    await buildAccount(server.db, { email: una.email });

    expect(errorOf(await signIn(una))).toBe("409 email-already-in-use");
  });

  test("where sign-up is off only who is known gets in", async () => {
    await using closed = await startServer({ auth: authConfig({ providers, signUp: false }) });
    const [una, known] = [someone(), someone()];
    await buildAccount(closed.db, { email: known.email, emailVerified: true });
    const attempt = async (claims: object) =>
      closed.post("/v1/auth/signin/idtoken", { provider: "google", idToken: await google.idToken(claims) });

    const answers = [await attempt(una), await attempt(known)];

    expect(answers.map(({ status }) => status)).toEqual([403, 200]);
  });

  test("where addresses must be verified the provider's word is enough", async () => {
    await using strict = await startServer({ auth: authConfig({ providers, emailVerification: "required" }) });
    const attempt = async (claims: object) =>
      strict.post("/v1/auth/signin/idtoken", { provider: "google", idToken: await google.idToken(claims) });

    const [verified, unverified] = [await attempt(someone()), await attempt(someone({ email_verified: false }))];

    expect(verified.body.session.user.emailVerified).toBe(true);
    expect(unverified.body).toEqual({ session: null });
  });

  test.each([
    ["apple", "409 disabled-endpoint"],
    ["nobody", "400 invalid-request"],
    ["github", "400 invalid-request"],
    ["", "400 invalid-request"],
  ])("by %j is refused", async (provider, error) => {
    expect(errorOf(await signIn(someone(), { provider }))).toBe(error);
  });

  test.each([{}, { provider: "google" }, { provider: "google", idToken: 5 }, { provider: "google", idToken: "\0" }])(
    "%j is refused",
    async (body) => {
      expect(errorOf(await server.post("/v1/auth/signin/idtoken", body))).toBe("400 invalid-request");
    },
  );
});

const link = async (claims: object, bearer: Record<string, string>) =>
  server.post("/v1/auth/link/idtoken", { provider: "google", idToken: await google.idToken(claims) }, bearer);

describe("linking", () => {
  test("adds a way in for the bearer", async () => {
    const una = someone();
    const uma = await buildAccount(server.db);

    const { body } = await link(una, (await signInAs(server, uma.email)).bearer);

    expect(body).toBe("OK");
    expect((await signIn(una)).body.session.user.id).toBe(uma.id);
  });

  test("takes no account that opens one already, and only one of each provider", async () => {
    const [una, other] = [someone(), someone()];
    const uma = await buildAccount(server.db);
    const { bearer } = await signInAs(server, uma.email);
    await link(una, bearer);
    await signIn(other);

    const answers = [await link(una, bearer), await link(other, bearer), await link(someone(), bearer)];

    expect(answers.map(errorOf)).toEqual(Array.from({ length: 3 }, () => "400 invalid-request"));
  });

  test("takes a bearer", async () => {
    expect(errorOf(await link(someone(), {}))).toBe("401 unauthenticated-user");
  });

  test("takes a fresh proof where the settings want one", async () => {
    await using strict = await startServer({ auth: authConfig({ providers, elevation: "required" }) });
    const uma = await buildAccount(strict.db);
    const { bearer } = await signInAs(strict, uma.email);
    const body = { provider: "google", idToken: await google.idToken(someone()) };

    expect(errorOf(await strict.post("/v1/auth/link/idtoken", body, bearer))).toBe("403 elevated-claim-required");
  });
});
