import { get } from "node:http";
import { afterAll, expect, test } from "vitest";
import { startFakeOpenIdProvider } from "../../../test/fakes/fake-openid-provider.ts";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";
import { comeBack, leaveForProvider } from "../../../test/sign-in/sign-in-at-provider.ts";

const house = await startFakeOpenIdProvider();
const providers = [house.settings(), house.settings({ id: "apple", name: "Apple", scope: "openid email name" })];
const server = await startServer({ auth: authConfig({ providers }) });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await house[Symbol.asyncDispose]();
});

const start = "/v1/auth/signin/provider/house";
const victim = { email: "victim@idp.example", email_verified: true };
const identitiesOf = async (bearer: Record<string, string>) =>
  (await server.get("/v1/auth/user/account", bearer)).body.identities;

/** As a browser asks: `fetch` sends its own headers in place of some of these. */
const locationOf = (path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    get(server.url + path, { headers }, (answer) => {
      answer.resume();
      resolve(answer.headers.location ?? "");
    }).on("error", reject);
  });
const inOtherBrowser = ({ url }: Request) => new Request(url);

test("a link to a provider that an attacker began links nothing in somebody else's browser", async () => {
  const att = await signInAs(server, (await buildAccount(server.db)).email);
  house.signIn({ sub: "v-1", ...victim });
  const begun = await leaveForProvider(server, "house", { connect: att.accessToken });

  const home = await comeBack(server, inOtherBrowser(begun));

  expect(home.parameters["error"]).toBe("invalid-state");
  expect(await identitiesOf(att.bearer)).toEqual([]);
  expect((await comeBack(server, begun)).parameters).toEqual({});
});

test("a sign-in that an attacker began signs nobody else in", async () => {
  house.signIn({ sub: "v-2", ...victim });
  const begun = await leaveForProvider(server, "house");

  expect((await comeBack(server, inOtherBrowser(begun))).parameters["error"]).toBe("invalid-state");
});

test.each([
  [{ "sec-fetch-site": "cross-site", referer: "https://evil.test/" }, "invalid-state"],
  [{ "sec-fetch-site": "none" }, "invalid-state"],
  [{ "sec-fetch-site": "cross-site", referer: "http://client.test/account" }, null],
  [{ "sec-fetch-site": "same-origin" }, null],
])("a link with an access token in it, opened with %j, leads on to %j", async (headers, error) => {
  const att = await signInAs(server, (await buildAccount(server.db)).email);

  const location = await locationOf(`${start}?connect=${att.accessToken}`, headers);

  expect(URL.parse(location)?.searchParams.get("error")).toBe(error);
});

test("the bearer begins to link without a token in an address, and finishes it; nobody else does", async () => {
  const uma = await signInAs(server, (await buildAccount(server.db)).email);
  const other = await signInAs(server, (await buildAccount(server.db)).email);
  house.signIn({ sub: "u-1", email: "uma@idp.example", email_verified: true });

  const begun = await fetch(server.url + start, {
    method: "POST",
    headers: { ...uma.bearer, "content-type": "application/json" },
    body: JSON.stringify({ link: true, redirectTo: "http://client.test/account" }),
  });
  const { url } = (await begun.json()) as { url: string };
  const cookie = begun.headers.getSetCookie().find((set) => set.startsWith("boresight-state-")) ?? "";
  const there = await fetch(url, { redirect: "manual" });
  const returning = new Request(there.headers.get("location") ?? "", {
    headers: { cookie: cookie.split(";", 1)[0] ?? "" },
  });
  const home = await comeBack(server, returning);

  expect(cookie).toMatch(/^boresight-state-[0-9a-f]{8}=[0-9a-f]{64}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(url).not.toContain(uma.accessToken);

  const ticket = home.parameters["linkTicket"] ?? "";
  const finish = (bearer: Record<string, string>, sent = ticket) =>
    server.post("/v1/auth/link/provider", { ticket: sent }, bearer);
  const state = new URL(returning.url).searchParams.get("state");

  expect(await identitiesOf(uma.bearer)).toEqual([]);
  const refused = [
    await finish(other.bearer),
    await finish(uma.bearer, `house:${state}`),
    await finish(uma.bearer, "x"),
  ];
  expect(refused.map(({ body }) => body.error)).toEqual(["invalid-ticket", "invalid-ticket", "invalid-ticket"]);
  expect((await finish(uma.bearer)).status).toBe(200);
  expect(await identitiesOf(uma.bearer)).toMatchObject([{ provider: "house", email: "uma@idp.example" }]);
  expect(await identitiesOf(other.bearer)).toEqual([]);
  expect((await finish(uma.bearer)).body.error).toBe("invalid-ticket");
});

test("to link needs a bearer", async () => {
  expect((await server.post(start, { link: true })).body.error).toBe("unauthenticated-user");
});

test("a form of another site, which comes without cookies, is led on to where they come along", async () => {
  house.signIn({ sub: "a-1", email: "a@idp.example", email_verified: true });
  const form = await leaveForProvider(server, "apple");
  const body = await form.clone().text();

  const led = await fetch(server.url + new URL(form.url).pathname, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
    redirect: "manual",
  });
  const next = new Request(
    new URL(led.headers.get("location") ?? "", server.url),
    form.headers.get("cookie") ? { headers: { cookie: form.headers.get("cookie") ?? "" } } : {},
  );

  expect(led.status).toBe(303);
  expect((await comeBack(server, next)).parameters["refreshToken"]).toBeDefined();
});
