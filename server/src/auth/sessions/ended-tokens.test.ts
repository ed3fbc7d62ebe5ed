// What an access token is worth once its session has ended: nothing, at every endpoint and at every service alike.
import { afterAll, describe, expect, test } from "vitest";
import { endpoints } from "#auth/endpoints.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";
import { startFakeOpenIdProvider } from "../../../test/fakes/fake-openid-provider.ts";
import { readMail } from "../../../test/mailbox.ts";
import { buildAccount, letSignIn } from "../../../test/people.ts";
import { authConfig, startServer, testConfig } from "../../../test/server.ts";
import { openShop } from "../../../test/shop.ts";
import { signInAs, type SignedIn } from "../../../test/sign-in/sign-in-as.ts";
import { signedToken, tokenFor } from "../../../test/token-for.ts";

let now = Date.now();
const house = await startFakeOpenIdProvider();
const server = await startServer({
  clock: () => new Date(now),
  auth: authConfig({ providers: [house.settings({ id: "house" })] }),
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await house[Symbol.asyncDispose]();
});
const { ada } = await openShop(server.db.owner);
await letSignIn(server.db);

const later = "2999-01-01T00:00:00Z";
const post = (path: string, body: object, headers = {}) => server.post(`/v1/auth${path}`, body, headers);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const asAdmin = async (query: string) =>
  server.graphql(query, {}, { token: await tokenFor(ada, server, { elevated: true }) });

interface Owner extends SignedIn {
  id: string;
  email: string;
}

async function buildOwner(): Promise<Owner> {
  const { id, email } = await buildAccount(server.db, { emailVerified: true });
  return { ...(await signInAs(server, email)), id, email: email ?? "" };
}

/** Each returns a token that was good a moment ago, or that only looks as if it were. */
const endings: Record<string, (owner: Owner) => Promise<string>> = {
  "signed out everywhere": async ({ accessToken }) => {
    await post("/signout", { all: true }, bearer(accessToken));
    return accessToken;
  },
  "signed out on this device": async ({ accessToken, refreshToken }) => {
    await post("/signout", { refreshToken });
    return accessToken;
  },
  "ended from another device": async ({ accessToken, refreshTokenId, email }) => {
    const other = await signInAs(server, email);
    await post("/user/sessions/end", { id: refreshTokenId }, other.bearer);
    return accessToken;
  },
  "ended by a password reset": async ({ accessToken, email }) => {
    await post("/user/password/reset", { email });
    const { ticket } = await readMail(server, email);
    await post("/user/password", { newPassword: "mine again", ticket });
    return accessToken;
  },
  "ended by the link of a password reset and a new password": async ({ accessToken, email }) => {
    await post("/user/password/reset", { email });
    const { parameters } = await openMailedLink(server, (await readMail(server, email)).link);
    const { body } = await post("/token", { refreshToken: parameters["refreshToken"] });
    await post("/user/password", { newPassword: "mine again" }, bearer(body.accessToken));
    return accessToken;
  },
  "ended by an admin": async ({ accessToken, id }) => {
    await asAdmin(`mutation { endUserSessions(input: { id: "${id}" }) { user { id } } }`);
    return accessToken;
  },
  "of a login that was disabled": async ({ accessToken, id }) => {
    await server.db.owner.query("update app.users set disabled = true where id = $1", [id]);
    return accessToken;
  },
  "opened by a personal access token that was revoked": async ({ bearer: own }) => {
    const made = await post("/pat", { expiresAt: later }, own);
    const { body } = await post("/signin/pat", { personalAccessToken: made.body.personalAccessToken });
    await post("/pat/revoke", { id: made.body.id }, own);
    return body.session.accessToken;
  },
  "opened by a personal access token that has expired": async ({ bearer: own }) => {
    const made = await post("/pat", { expiresAt: new Date(now + 60_000).toISOString() }, own);
    const { body } = await post("/signin/pat", { personalAccessToken: made.body.personalAccessToken });
    now += 61_000;
    return body.session.accessToken;
  },
  "rightly signed with the session of another login": async ({ refreshTokenId }) => {
    const { id } = await buildAccount(server.db);
    return signedToken({ userId: id, role: "user", sessionId: refreshTokenId }, { secret: testConfig.jwtSecret });
  },
  "rightly signed with a session that there never was": ({ id }) =>
    signedToken({ userId: id, role: "user" }, { secret: testConfig.jwtSecret }),
  "rightly signed for a login that there never was": async ({ refreshTokenId: sessionId }) => {
    const nobody = { userId: crypto.randomUUID(), role: "user" } as const;
    return signedToken({ ...nobody, sessionId }, { secret: testConfig.jwtSecret });
  },
};

const guarded = endpoints.map(({ spec }) => spec).filter(({ bearer: required }) => required !== undefined);

async function call({ method, path }: { method: string; path: string }, token: string): Promise<string | undefined> {
  const json =
    method === "POST" ? { body: "{}", headers: { "content-type": "application/json", ...bearer(token) } } : {};
  const answer = await fetch(`${server.url}/v1/auth${path}`, { method, headers: bearer(token), ...json });
  return ((await answer.json()) as { error?: string }).error;
}

/** What a page receives that asks to link an account elsewhere to the token's own. */
async function linkWith(token: string): Promise<string | null | undefined> {
  const address = `${server.url}/v1/auth/signin/provider/house?${new URLSearchParams({ connect: token }).toString()}`;
  const { headers } = await fetch(address, { redirect: "manual" });
  return URL.parse(headers.get("location") ?? "")?.searchParams.get("error");
}

describe.each(Object.entries(endings))("a token %s", (_how, end) => {
  test("opens nothing in the account, and nothing elsewhere", async () => {
    const owner = await buildOwner();
    const before = await call({ method: "POST", path: "/token/verify" }, owner.accessToken);

    const token = await end(owner);

    const inAccount = await Promise.all(guarded.map((spec) => call(spec, token)));
    const elsewhere = await Promise.all([
      post("/signout", { all: true }, bearer(token)),
      post("/user/password", { newPassword: "a thief's" }, bearer(token)),
      post("/token/verify", {}, bearer(token)),
      post("/token/verify", { token }),
      server.get("/v1/functions/service-orders-csv", bearer(token)),
    ]);
    const linked = await linkWith(token);
    const { errors } = await server.graphql("{ serviceOrders { totalCount } }", {}, { token });
    const file = await server.get(`/v1/storage/files/${crypto.randomUUID()}`, bearer(token));
    expect(before).toBe(undefined);
    expect(guarded.length).toBeGreaterThan(20);
    expect(inAccount).toEqual(guarded.map(() => "unauthenticated-user"));
    expect(elsewhere.slice(0, 4).map(({ body }) => body.error)).toEqual(Array(4).fill("unauthenticated-user"));
    expect(linked).toBe("unauthenticated-user");
    expect(elsewhere[4]?.status).toBeGreaterThan(400);
    expect(errors[0].extensions.code).toBe("access-denied");
    expect(file.status).toBeGreaterThan(400);
  });
});

test("a token of a session that lasts is good, and public endpoints ignore one that is not", async () => {
  const owner = await buildOwner();
  const good = await call({ method: "POST", path: "/token/verify" }, owner.accessToken);
  await post("/signout", { all: true }, owner.bearer);

  const signedIn = await server.post(
    "/v1/auth/signin/email-password",
    { email: owner.email, password: "open sesame" },
    owner.bearer,
  );

  expect([good, signedIn.status]).toEqual([undefined, 200]);
});
