import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startFakeOpenIdProvider } from "../../../test/fakes/fake-openid-provider.ts";
import { readMails } from "../../../test/mailbox.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer, type TestServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";
import {
  comeBack,
  leaveForProvider,
  signInAtProvider,
  type Homecoming,
} from "../../../test/sign-in/sign-in-at-provider.ts";

let later = 0;
const house = await startFakeOpenIdProvider();
const providers = [
  house.settings(),
  house.settings({ id: "apple", name: "Apple", scope: "openid email name" }),
  house.settings({ id: "github", name: "GitHub", scope: "read:user user:email" }),
  house.settings({ id: "phones", clientSecret: null }),
];
const server = await startServer({ auth: authConfig({ providers }), clock: () => new Date(Date.now() + later) });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await house[Symbol.asyncDispose]();
});
beforeEach(() => void (later = 0));
afterEach(() => {
  house.misbehave({});
  vi.unstubAllGlobals();
});

/** Someone at the provider whom nobody here knows yet. */
function newPerson(values: object = {}) {
  const sub = String(Math.floor(Math.random() * 1e12));
  const person = { sub, email: `una-${sub}@example.com`, email_verified: true, name: "Una Nova", ...values };
  house.signIn(person);
  return person;
}

const userOf = async ({ parameters }: Homecoming, at: TestServer = server) => {
  const { body } = await at.post("/v1/auth/token", { refreshToken: parameters["refreshToken"] });
  return body.user;
};

/** The first step alone, which for some leads nowhere. */
const leave = async (provider: string, query: Record<string, string> = {}) => {
  const address = `${server.url}/v1/auth/signin/provider/${provider}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(address, { redirect: "manual" });
  return { status: response.status, location: response.headers.get("location") ?? "", text: await response.text() };
};

describe("signing in", () => {
  test("makes an account of what the provider says, and leads to the page that was wanted", async () => {
    const { email } = newPerson({ picture: "https://pictures.test/una.png" });

    const redirectTo = "http://client.test/orders?tab=open%20ones";
    const home = await signInAtProvider(server, "house", { redirectTo, locale: "fr", metadata: '{"from":"ad"}' });

    expect(home.address).toMatch(/^http:\/\/client\.test\/orders\?tab=open%20ones&refreshToken=[0-9a-f-]{36}$/);
    expect(await userOf(home)).toMatchObject({
      email,
      emailVerified: true,
      displayName: "Una Nova",
      avatarUrl: "https://pictures.test/una.png",
      locale: "fr",
      metadata: { from: "ad" },
      defaultRole: "user",
      roles: ["me", "user"],
    });
  });

  test("finds the same account again, whatever its address at the provider is now", async () => {
    const person = newPerson();
    const first = await userOf(await signInAtProvider(server, "house"));
    house.signIn({ ...person, email: `other-${person.email}` });

    const second = await userOf(await signInAtProvider(server, "house"));

    expect(second).toMatchObject({ id: first.id, email: person.email });
  });

  test("asks the profile where the id token names no address", async () => {
    const { email } = newPerson();
    house.misbehave({ keepsAddress: true });

    expect(await userOf(await signInAtProvider(server, "house"))).toMatchObject({ email, emailVerified: true });
  });

  test("by GitHub takes the primary address of its profile", async () => {
    const { sub, email } = newPerson();

    const home = await signInAtProvider(server, "github");

    expect(await userOf(home)).toMatchObject({ email, emailVerified: true, displayName: "Una Nova" });
    const { rows } = await server.db.owner.query(
      "select provider_user_id from app_private.user_identities where provider = 'github' and email = $1",
      [email],
    );
    expect(rows).toEqual([{ provider_user_id: sub }]);
  });

  test("by Apple takes the form its browser sends, and the name that is told once", async () => {
    newPerson({ name: undefined, email_verified: "true" });
    const form = await leaveForProvider(server, "apple");
    const fields = new URLSearchParams(await form.text());
    fields.set("user", JSON.stringify({ name: { firstName: "Una", lastName: "Apfel" } }));

    const home = await comeBack(
      server,
      new Request(form.url, { method: "POST", body: fields, headers: { cookie: form.headers.get("cookie") ?? "" } }),
    );

    expect(form.method).toBe("POST");
    expect(await userOf(home)).toMatchObject({ displayName: "Una Apfel", emailVerified: true });
  });

  test("by Microsoft takes the issuer of whatever tenant, and no address on its word alone", async () => {
    const address = "https://login.microsoftonline.com";
    await using microsoft = await startFakeOpenIdProvider({ address, issuer: `${address}/{tenantid}/v2.0` });
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string | URL, init: RequestInit) =>
      real(String(url).replace(address, microsoft.url), init),
    );
    const settings = microsoft.settings({ id: "microsoft", issuer: `${address}/common/v2.0` });
    await using alone = await startServer({ auth: authConfig({ providers: [settings] }) });
    const tid = crypto.randomUUID();
    microsoft.signIn({ sub: "m-1", email: "una@example.com", tid });
    microsoft.misbehave({ claims: { iss: `${address}/${tid}/v2.0` } });

    const own = await signInAtProvider(alone, "microsoft");
    microsoft.misbehave({ claims: { iss: `${address}/${crypto.randomUUID()}/v2.0` } });
    const otherTenant = await signInAtProvider(alone, "microsoft");

    expect(await userOf(own, alone)).toMatchObject({ email: "una@example.com", emailVerified: false });
    expect(otherTenant.parameters["error"]).toBe("oauth-profile-fetch-failed");
  });
});

describe("an address that someone has already", () => {
  test("opens that account when both sides have verified it, and changes nothing else", async () => {
    const { email } = newPerson();
    const uma = await buildAccount(server.db, { email, emailVerified: true });

    const user = await userOf(await signInAtProvider(server, "house"));

    expect(user.id).toBe(uma.id);
    expect((await signInAs(server, email)).accessToken).toMatch(/^ey/);
  });

  test("throws out whoever registered it without reading its mail", async () => {
    const { email } = newPerson();
    const squatted = await buildAccount(server.db, { email });
    const squatter = await signInAs(server, email);
    const pat = await server.post("/v1/auth/pat", { expiresAt: "2999-01-01T00:00:00Z" }, squatter.bearer);

    const user = await userOf(await signInAtProvider(server, "house"));

    expect(user).toMatchObject({ id: squatted.id, emailVerified: true });
    const attempts = [
      await server.post("/v1/auth/signin/email-password", { email, password }),
      await server.post("/v1/auth/token", { refreshToken: squatter.refreshToken }),
      await server.post("/v1/auth/signin/pat", { personalAccessToken: pat.body.personalAccessToken }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test("is not given to someone for whom the provider has not verified it", async () => {
    const { email } = newPerson({ email_verified: false });
    await buildAccount(server.db, { email, emailVerified: true });

    const { parameters } = await signInAtProvider(server, "house");

    expect(parameters).toEqual({ error: "email-already-in-use", errorDescription: "Email already in use" });
  });

  test("makes one account when it comes twice at once", async () => {
    const { email } = newPerson();
    const [one, two] = [await leaveForProvider(server, "house"), await leaveForProvider(server, "house")];

    const users = await Promise.all([one, two].map(async (returning) => userOf(await comeBack(server, returning))));

    expect(users.map((user) => user.email)).toEqual([email, email]);
  });
});

describe("who may not", () => {
  test("a disabled person does not get in", async () => {
    const { email } = newPerson();
    await signInAtProvider(server, "house");
    await server.db.owner.query("update app.users set disabled = true where email = $1", [email]);

    expect((await signInAtProvider(server, "house")).parameters["error"]).toBe("disabled-user");
  });

  test("where sign-up is off nobody new gets in", async () => {
    await using closed = await startServer({ auth: authConfig({ providers, signUp: false }) });
    newPerson();

    expect((await signInAtProvider(closed, "house")).parameters["error"]).toBe("signup-disabled");
  });

  test("where addresses must be verified the provider's word is enough, and without it a mail goes out", async () => {
    await using strict = await startServer({ auth: authConfig({ providers, emailVerification: "required" }) });
    newPerson();
    const verified = await signInAtProvider(strict, "house");
    const { email } = newPerson({ email_verified: false });
    const unverified = [await signInAtProvider(strict, "house"), await signInAtProvider(strict, "house")];

    expect(verified.parameters["refreshToken"]).toBeDefined();
    expect(unverified.map(({ parameters }) => parameters["error"])).toEqual(["unverified-user", "unverified-user"]);
    expect((await readMails(strict, email)).map(({ template }) => template)).toEqual(["email-verify"]);
  });
});

describe("the way back", () => {
  test("works once", async () => {
    newPerson();
    const returning = await leaveForProvider(server, "house");
    await comeBack(server, returning);

    const again = await comeBack(server, returning);

    expect(again.parameters).toEqual({ error: "invalid-state", errorDescription: "Invalid state" });
    expect(again.address).toMatch(/^http:\/\/client\.test\/\?/);
  });

  test("is open for ten minutes", async () => {
    newPerson();
    const returning = await leaveForProvider(server, "house");

    later = 600_000;

    expect((await comeBack(server, returning)).parameters["error"]).toBe("invalid-state");
  });

  test("is that of the provider one left for, with the state one left with", async () => {
    newPerson();
    const [one, two] = [await leaveForProvider(server, "house"), await leaveForProvider(server, "house")];
    const elsewhere = new Request(one.url.replace("/house/", "/apple/"), one);
    const forged = new Request(two.url.replace(/state=[^&]+/, "state=guessed"), two);

    const homes = [await comeBack(server, elsewhere), await comeBack(server, forged)];

    expect(homes.map(({ parameters }) => parameters["error"])).toEqual(["invalid-state", "invalid-state"]);
  });

  test("brings the provider's own words when the person cancelled there", async () => {
    newPerson();
    house.misbehave({ denies: true });

    const { parameters, address } = await signInAtProvider(server, "house", { redirectTo: "http://client.test/in" });

    expect(address).toMatch(/^http:\/\/client\.test\/in\?/);
    expect(parameters).toEqual({
      error: "oauth-provider-error",
      errorDescription: "The provider refused the sign-in",
      provider_error: "access_denied",
      provider_error_description: "Changed their mind",
    });
  });

  test.each([
    ["a token of a stranger's making", { signedByUnknownKey: true }],
    ["another sign-in's nonce", { claims: { nonce: "another" } }],
    ["a token for another client", { claims: { aud: "other" } }],
    ["another issuer", { claims: { iss: "https://evil.test" } }],
    ["a code it does not take back", { takesNoCode: true }],
  ])("fails with %s", async (_name, mischief) => {
    newPerson();
    house.misbehave(mischief);

    const { parameters } = await signInAtProvider(server, "house");

    expect(parameters).toEqual({
      error: "oauth-profile-fetch-failed",
      errorDescription: "The provider did not tell who you are",
    });
  });

  test("fails when the provider breaks down in between, and works when it is back", async () => {
    newPerson();
    const [one, two] = [await leaveForProvider(server, "house"), await leaveForProvider(server, "house")];

    house.misbehave({ broken: true });
    const during = await comeBack(server, one);
    house.misbehave({});
    const afterwards = await comeBack(server, two);

    expect(during.parameters["error"]).toBe("oauth-profile-fetch-failed");
    expect(afterwards.parameters["refreshToken"]).toBeDefined();
  });
});

describe("leaving", () => {
  test("takes along a state, a nonce and a challenge, and no secret", async () => {
    const { status, location } = await leave("house");

    const { searchParams } = new URL(location);
    expect(status).toBe(302);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "boresight",
      response_type: "code",
      scope: "openid email profile",
      redirect_uri: "http://shop.test/v1/auth/signin/provider/house/callback",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const { rows } = await server.db.owner.query({
      text: "select count(*)::int as readable from app_private.provider_sign_ins v where v::text like '%' || $1 || '%'",
      values: [searchParams.get("state")],
    });
    expect(rows).toEqual([{ readable: 0 }]);
  });

  test.each(["nobody", "phones", "google"])("for %s, which is off, leads back with the reason", async (provider) => {
    const { location } = await leave(provider, { redirectTo: "http://client.test/in" });

    expect(location).toBe("http://client.test/in?error=disabled-endpoint&errorDescription=This+endpoint+is+disabled");
  });

  test.each(["https://evil.test", "//evil.test", "javascript:alert(1)", "http://client.test@evil.test"])(
    "towards %s in the end leads nowhere",
    async (redirectTo) => {
      const { status, text } = await leave("house", { redirectTo });

      expect([status, JSON.parse(text).error]).toEqual([400, "redirectTo-not-allowed"]);
    },
  );

  test.each([
    [{ allowedRoles: "user,admin" }, "role-not-allowed"],
    [{ defaultRole: "me", allowedRoles: "user" }, "default-role-must-be-in-allowed-roles"],
    [{ metadata: "{" }, "invalid-request"],
    [{ metadata: "[1]" }, "invalid-request"],
    [{ displayName: "a/b" }, "invalid-request"],
    [{ connect: "no token" }, "unauthenticated-user"],
  ])("with %j leads back with the reason", async (query, error) => {
    const { location } = await leave("house", query);

    expect(new URL(location).searchParams.get("error")).toBe(error);
  });
});

const link = async ({ accessToken }: { accessToken: string }) =>
  signInAtProvider(server, "house", { connect: accessToken, redirectTo: "http://client.test/account?tab=security" });

describe("linking", () => {
  test("adds a way in for the bearer, and signs nobody in by itself", async () => {
    newPerson();
    const uma = await buildAccount(server.db);

    const home = await link(await signInAs(server, uma.email));

    expect(home.address).toBe("http://client.test/account?tab=security");
    expect((await readMails(server, uma.email!)).map(({ template }) => template)).toEqual(["identity-linked"]);
    expect((await userOf(await signInAtProvider(server, "house"))).id).toBe(uma.id);
  });

  test("what is linked already says so, in the words that clients know", async () => {
    newPerson();
    const [uma, other] = [await buildAccount(server.db), await buildAccount(server.db)];
    const session = await signInAs(server, uma.email);
    await link(session);

    const [again, others] = [await link(session), await link(await signInAs(server, other.email))];

    expect(again.parameters["errorDescription"]).toBe("social user already exists");
    expect(others.parameters).toMatchObject({ error: "invalid-request", errorDescription: /another person/ });
  });

  test("is not for people who are here anonymously", async () => {
    const { body } = await server.post("/v1/auth/signin/anonymous");

    const { location } = await leave("house", { connect: body.session.accessToken });

    expect(new URL(location).searchParams.get("error")).toBe("forbidden-anonymous");
  });

  test("can be undone, unless it is the last way in", async () => {
    const { email } = newPerson();
    const { refreshToken } = (await signInAtProvider(server, "house")).parameters;
    const { accessToken } = (await server.post("/v1/auth/token", { refreshToken })).body;
    const bearer = { authorization: `Bearer ${accessToken}` };
    const unlink = () => server.post("/v1/auth/user/identities/unlink", { provider: "house" }, bearer);
    await server.db.owner.query("update app.users set email_verified = false where email = $1", [email]);

    const last = await unlink();
    await server.db.owner.query("update app.users set email_verified = true where email = $1", [email]);
    const [unlinked, again] = [await unlink(), await unlink()];

    expect([last, unlinked, again].map(({ body }) => body.error ?? body)).toEqual(["last-way-in", "OK", "not-found"]);
  });
});
