import { inspect } from "node:util";
import { expect, test } from "vitest";
import { refreshed, startScriptedQbo, type ScriptedAnswer } from "../../../../test/fakes/scripted-qbo.ts";

const basic = `Basic ${Buffer.from("our id:our secret").toString("base64")}`;
const given = { code: "code-1", redirectUri: "https://shop.example/callback" };

test("consent is asked for with all that Intuit wants to know", async () => {
  await using qbo = await startScriptedQbo();

  const url = new URL(qbo.client.consentUrl({ redirectUri: given.redirectUri, state: "a&b" }));

  expect(url.origin + url.pathname).toBe(`${qbo.url}/connect/oauth2`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: "our id",
    response_type: "code",
    scope: "com.intuit.quickbooks.accounting",
    redirect_uri: given.redirectUri,
    state: "a&b",
  });
});

test("a code is exchanged for tokens and the moments they end", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(refreshed(7));

  const tokens = await qbo.client.exchangeCode(given);

  expect(tokens).toEqual({
    accessToken: "access-7",
    accessExpiresAt: new Date("2026-01-02T04:04:05Z"),
    refreshToken: "refresh-7",
    reconnectBefore: new Date("2026-04-13T03:04:05Z"),
  });
  expect(qbo.asked).toMatchObject([
    {
      method: "POST",
      path: "/oauth2/v1/tokens/bearer",
      headers: {
        authorization: basic,
        accept: "application/json",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=authorization_code&code=code-1&redirect_uri=https%3A%2F%2Fshop.example%2Fcallback",
    },
  ]);
});

test("a refresh returns the new refresh token, and the shorter of its two ends", async () => {
  await using qbo = await startScriptedQbo();
  const { body } = refreshed(8);
  qbo.answer({ body: { ...(body as object), x_refresh_token_hard_expires_in: 60 } });

  const tokens = await qbo.client.refresh("refresh-7");

  expect(tokens).toMatchObject({ refreshToken: "refresh-8", reconnectBefore: new Date("2026-01-02T03:05:05Z") });
  expect(qbo.asked[0]?.body).toBe("grant_type=refresh_token&refresh_token=refresh-7");
});

test("disconnecting revokes the refresh token", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ status: 200, body: "" });

  await qbo.client.revoke("refresh-1");

  expect(qbo.asked).toMatchObject([
    {
      method: "POST",
      path: "/v2/oauth2/tokens/revoke",
      headers: { authorization: basic, "content-type": "application/json" },
      body: '{"token":"refresh-1"}',
    },
  ]);
});

const refused = (status: number, error: string): ScriptedAnswer => ({
  status,
  body: { error, error_description: "x" },
});
const page = "<html>Maintenance</html>";

test.each<[string, ScriptedAnswer, object]>([
  ["a used code", refused(400, "invalid_grant"), { kind: "reconnect", reason: "tokenRefused" }],
  ["a wrong secret", refused(401, "invalid_client"), { kind: "misconfigured" }],
  ["a wrong secret, said by a page", { status: 401, body: page }, { kind: "misconfigured" }],
  ["a refusal with a page", { status: 403, body: page }, { kind: "misconfigured" }],
  ["another refusal", refused(400, "unsupported_grant_type"), { kind: "rejected" }],
  ["an unknown refusal", refused(400, "constructor"), { kind: "rejected" }],
  ["a failure", { status: 500, body: page }, { kind: "unavailable" }],
  ["a failure that names the grant", refused(503, "invalid_grant"), { kind: "unavailable" }],
  ["too many calls", { status: 429, headers: { "retry-after": "9" } }, { kind: "throttled", waitMs: 9000 }],
  ["a page in place of tokens", { body: page }, { kind: "unavailable" }],
  ["tokens with parts missing", { body: { access_token: "a" } }, { kind: "unavailable" }],
  ["a redirect", { status: 302, headers: { location: "/elsewhere" } }, { kind: "unavailable" }],
  ["a cut connection", { failure: "before" }, { kind: "unavailable" }],
  ["half a response", { ...refreshed(2), failure: "within" }, { kind: "unavailable" }],
  ["silence", { failure: "silent" }, { kind: "unavailable" }],
])("%s is named for what it is, and the error holds no secret", async (_, answer, problem) => {
  await using qbo = await startScriptedQbo(answer.failure === "silent" ? { timeoutMs: 100 } : {});
  qbo.answer(answer);

  const error: unknown = await qbo.client.exchangeCode(given).catch((error: unknown) => error);

  expect(error).toMatchObject({ name: "QboError", problem });
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/our secret|code-1|Basic/);
  expect(qbo.asked).toHaveLength(1);
});
