import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startServer } from "../../../test/server.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.owner.query("truncate app.users, app.admin_notifications cascade"));
const una = { email: "Una@Example.com", password: "first word" };

test("a visitor registers and is signed in as the smallest role", async () => {
  const { status, body } = await server.post("/v1/auth/signup/email-password", una);

  expect(status).toBe(200);
  expect(body.session).toMatchObject({
    accessTokenExpiresIn: 900,
    refreshToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
    refreshTokenId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    user: {
      email: "una@example.com",
      displayName: "una@example.com",
      avatarUrl: "",
      locale: "en",
      emailVerified: false,
      isAnonymous: false,
      defaultRole: "user",
      roles: ["me", "user"],
      metadata: {},
      phoneNumber: null,
      phoneNumberVerified: false,
      activeMfaType: null,
    },
  });
});

test("the access token carries the claims of the contract", async () => {
  const { body } = await server.post("/v1/auth/signup/email-password", una);

  const payload = JSON.parse(Buffer.from(body.session.accessToken.split(".")[1], "base64url").toString());
  expect(payload).toEqual({
    sub: body.session.user.id,
    iss: "hasura-auth",
    iat: expect.any(Number),
    exp: payload.iat + 900,
    "https://hasura.io/jwt/claims": {
      "x-hasura-session-id": body.session.refreshTokenId,
      "x-hasura-user-id": body.session.user.id,
      "x-hasura-default-role": "user",
      "x-hasura-allowed-roles": ["me", "user"],
      "x-hasura-user-is-anonymous": "false",
    },
  });
});

test("the admins are told of a new user", async () => {
  await server.post("/v1/auth/signup/email-password", una);

  const { rows } = await server.db.owner.query("select kind, severity, status from app.admin_notifications");
  expect(rows).toEqual([{ kind: "newUser", severity: "info", status: "unhandled" }]);
});

test("an address that is taken is refused, in whatever case it is written, and nothing is stored", async () => {
  await server.post("/v1/auth/signup/email-password", una);

  const { body } = await server.post("/v1/auth/signup/email-password", { ...una, email: "UNA@example.com" });

  expect(body).toEqual({ status: 409, error: "email-already-in-use", message: "Email already in use" });
  const { rows } = await server.db.owner.query("select count(*)::int as n from app.admin_notifications");
  expect(rows).toEqual([{ n: 1 }]);
});

test("the password is stored as an argon2id hash only", async () => {
  await server.post("/v1/auth/signup/email-password", una);

  const { rows } = await server.db.owner.query("select password_hash from app_private.user_passwords");
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
});

test("options are taken over, and null counts as not given", async () => {
  const options = { displayName: "Uma O'Neil", locale: "fr", metadata: { shop: { bay: null } }, defaultRole: null };

  const { body } = await server.post("/v1/auth/signup/email-password", { ...una, options, surprise: 1 });

  expect(body.session.user).toMatchObject({
    displayName: "Uma O'Neil",
    locale: "fr",
    metadata: { shop: { bay: null } },
    defaultRole: "user",
  });
});

describe("bad input", async () => {
  test.each([
    ["no body", "", "400 invalid-request"],
    ["a list", [], "400 invalid-request"],
    ["malformed JSON", "{", "400 invalid-request"],
    ["no address", { password: "abc" }, "400 invalid-request"],
    ["a wrong address", { email: "una", password: "abc" }, "400 invalid-request"],
    ["an address with NUL", { email: "una\0@example.com", password: "abc" }, "400 invalid-request"],
    ["an endless address", { email: `${"a".repeat(300)}@example.com`, password: "abc" }, "400 invalid-request"],
    ["no password", { email: "una@example.com" }, "400 invalid-request"],
    ["a short password", { ...una, password: "ab" }, "400 password-too-short"],
    ["an endless password", { ...una, password: "a".repeat(5000) }, "400 invalid-request"],
    ["a strange name", { ...una, options: { displayName: "Una/Uma" } }, "400 invalid-request"],
    ["a long name", { ...una, options: { displayName: "a".repeat(33) } }, "400 invalid-request"],
    ["a role of the staff", { ...una, options: { allowedRoles: ["admin"] } }, "400 role-not-allowed"],
    [
      "another default role",
      { ...una, options: { defaultRole: "admin" } },
      "400 default-role-must-be-in-allowed-roles",
    ],
    ["metadata with NUL", { ...una, options: { metadata: { "a\0": 1 } } }, "400 invalid-request"],
    [
      "half a character",
      '{"email":"u@example.com","password":"abc","options":{"metadata":{"a":"\\ud800"}}}',
      "400 invalid-request",
    ],
    [
      "boxes in boxes",
      `{"email":"u@example.com","options":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      "400 invalid-request",
    ],
    [
      "a foreign redirect",
      { ...una, options: { redirectTo: "https://client.test@evil.com" } },
      "400 redirectTo-not-allowed",
    ],
    ["a body of 10 MB", `{"email":"${"a".repeat(10_000_000)}"}`, "413 payload-too-large"],
  ])("%s is refused", async (_name, body, refusal) => {
    const answer = await server.post("/v1/auth/signup/email-password", body);

    expect(`${answer.status} ${answer.body.error}`).toBe(refusal);
    expect(answer.body).toEqual({ status: answer.status, error: expect.any(String), message: expect.any(String) });
  });
});
