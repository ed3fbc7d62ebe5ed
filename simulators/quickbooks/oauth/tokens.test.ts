import { afterAll, expect, test } from "vitest";
import { clientOf, exchangeCode, redirectUri, requestTokens, usualRealmId, codeOf } from "../connected-client.ts";
import { startQboSimulator } from "../start-qbo-simulator.ts";

let now = Date.parse("2026-01-02T11:00:00Z");
const later = (seconds: number) => void (now += seconds * 1000);
const simulator = await startQboSimulator({ clock: () => new Date(now) });
const { admin, settings } = simulator;
afterAll(() => simulator.close());

const refresh = (token: unknown) =>
  requestTokens(simulator, { grant_type: "refresh_token", refresh_token: String(token) });

async function connect() {
  const { body } = await exchangeCode(simulator, admin.issueCode({ redirectUri }));
  return { access: body["access_token"], refreshToken: body["refresh_token"], body };
}

const read = (accessToken: unknown) =>
  clientOf({ apiUrl: settings.apiUrl, realmId: usualRealmId, accessToken: String(accessToken) }).get(
    `companyinfo/${usualRealmId}`,
  );

const revoke = (token: unknown, secret = settings.clientSecret) =>
  fetch(settings.revokeUrl, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${settings.clientId}:${secret}`).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ token }),
  });

const brokenGrant = { status: 400, body: { error: "invalid_grant" } };

test("tokens come with the lifetimes of the contract", async () => {
  const { body } = await connect();

  expect(body).toMatchObject({
    token_type: "bearer",
    expires_in: 3600,
    x_refresh_token_expires_in: 8_726_400,
    x_refresh_token_hard_expires_in: 157_680_000,
  });
});

test("a code works once", async () => {
  const code = admin.issueCode({ redirectUri });
  await exchangeCode(simulator, code);

  expect(await exchangeCode(simulator, code)).toMatchObject(brokenGrant);
});

test("a code is too old after five minutes", async () => {
  const code = admin.issueCode({ redirectUri });
  later(300);

  expect(await exchangeCode(simulator, code)).toMatchObject(brokenGrant);
});

test("a code is good only for the address it was issued for", async () => {
  const code = admin.issueCode({ redirectUri: `${redirectUri}/elsewhere` });

  expect(await exchangeCode(simulator, code)).toMatchObject(brokenGrant);
});

test("a refresh gives a new refresh token, and the old one is refused", async () => {
  const { refreshToken } = await connect();

  const refreshed = await refresh(refreshToken);

  expect(refreshed.status).toBe(200);
  expect(refreshed.body["refresh_token"]).not.toBe(refreshToken);
  expect(await refresh(refreshToken)).toMatchObject(brokenGrant);
  expect((await refresh(refreshed.body["refresh_token"])).status).toBe(200);
});

test("an access token ends after an hour with 3200, and refreshing helps", async () => {
  const { access, refreshToken } = await connect();
  const before = await read(access);
  later(3600);
  const after = await read(access);

  const { body } = await refresh(refreshToken);

  expect([before.status, after.status, codeOf(after)]).toEqual([200, 401, "3200"]);
  expect((await read(body["access_token"])).status).toBe(200);
});

test("a refresh token that nobody used for its whole life has ended", async () => {
  const { refreshToken } = await connect();
  later(8_726_400);

  expect(await refresh(refreshToken)).toMatchObject(brokenGrant);
});

test("a connection ends five years after consent, however often it is refreshed", async () => {
  let { refreshToken } = await connect();
  for (let passed = 0; passed < 157_680_000 - 8_000_000; passed += 8_000_000) {
    later(8_000_000);
    refreshToken = (await refresh(refreshToken)).body["refresh_token"];
  }
  const { body } = await refresh(refreshToken);
  expect(body["x_refresh_token_expires_in"]).toBe(body["x_refresh_token_hard_expires_in"]);
  later(8_000_000);

  expect(await refresh(body["refresh_token"])).toMatchObject(brokenGrant);
});

test("another client's secret is refused before the grant is looked at", async () => {
  const stranger = { ...simulator, settings: { ...settings, clientSecret: "guessed" } };
  const code = admin.issueCode({ redirectUri });

  expect(await exchangeCode(stranger, code)).toMatchObject({ status: 401, body: { error: "invalid_client" } });
  expect((await exchangeCode(simulator, code)).status).toBe(200);
});

test("revoking ends both tokens, with an empty answer", async () => {
  const { access, refreshToken } = await connect();

  const response = await revoke(refreshToken);

  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect((await read(access)).status).toBe(401);
  expect(await refresh(refreshToken)).toMatchObject(brokenGrant);
});

test("only our client can revoke, and an unknown token is no success", async () => {
  const { access, refreshToken } = await connect();

  expect((await revoke(refreshToken, "guessed")).status).toBe(401);
  expect((await revoke("never issued")).status).toBe(400);
  expect((await read(access)).status).toBe(200);
});

test("an admin action expires access, breaks refreshing, or disconnects", async () => {
  const expired = await connect();
  admin.expireAccessTokens();
  expect((await read(expired.access)).status).toBe(401);
  expect((await refresh(expired.refreshToken)).status).toBe(200);

  const broken = await connect();
  admin.breakRefresh();
  expect((await read(broken.access)).status).toBe(200);
  expect(await refresh(broken.refreshToken)).toMatchObject(brokenGrant);

  const gone = await connect();
  admin.disconnect();
  expect((await read(gone.access)).status).toBe(401);
  expect(await refresh(gone.refreshToken)).toMatchObject(brokenGrant);
});
