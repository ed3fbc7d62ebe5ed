import { afterAll, expect, test } from "vitest";
import { authConfig, startServer } from "../../../test/server.ts";

const path = "/v1/auth/signin/anonymous";
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

test("whoever says nothing of themselves gets an account of their own", async () => {
  const { status, body } = await server.post(path, "");

  expect(status).toBe(200);
  expect(body.session.user).toMatchObject({
    displayName: "Anonymous User",
    email: null,
    isAnonymous: true,
    defaultRole: "anonymous",
    roles: ["anonymous"],
    locale: "en",
  });
  const [, payload] = body.session.accessToken.split(".");
  expect(JSON.parse(Buffer.from(payload, "base64url").toString())["https://hasura.io/jwt/claims"]).toMatchObject({
    "x-hasura-user-is-anonymous": "true",
    "x-hasura-allowed-roles": ["anonymous"],
  });
});

test("name, language and metadata can be given", async () => {
  const { body } = await server.post(path, { displayName: "Visitor", locale: "ar", metadata: { from: "kiosk" } });

  expect(body.session.user).toMatchObject({ displayName: "Visitor", locale: "ar", metadata: { from: "kiosk" } });
});

test("an anonymous session can be refreshed, and changes no account", async () => {
  const { session } = (await server.post(path)).body;

  const refreshed = await server.post("/v1/auth/token", { refreshToken: session.refreshToken });
  const bearer = { authorization: `Bearer ${refreshed.body.accessToken}` };
  const answers = await Promise.all([
    server.post("/v1/auth/user/email/change", { newEmail: "a@example.com" }, bearer),
    server.post("/v1/auth/user/password", { newPassword: "a new one" }, bearer),
    server.post("/v1/auth/pat", { expiresAt: "2999-01-01T00:00:00Z" }, bearer),
    server.post("/v1/auth/user/mfa", { code: "123456", activeMfaType: "totp" }, bearer),
    server.get("/v1/auth/mfa/totp/generate", bearer),
  ]);

  expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual(
    Array.from({ length: 5 }, () => "403 forbidden-anonymous"),
  );
});

test.each([
  ["anonymous sign-in is switched off", { anonymous: false }, "409 disabled-endpoint"],
  ["nobody may register", { signUp: false }, "403 signup-disabled"],
])("where %s it is refused", async (_name, settings, refusal) => {
  await using closed = await startServer({ auth: authConfig(settings) });

  const { status, body } = await closed.post(path);

  expect(`${status} ${body.error}`).toBe(refusal);
});

test.each([{ displayName: "a".repeat(33) }, { displayName: 5 }, { metadata: "x" }, { metadata: { a: "\0" } }])(
  "%j is refused",
  async (body) => {
    const answer = await server.post(path, body);

    expect(answer.body.error).toBe("invalid-request");
  },
);
