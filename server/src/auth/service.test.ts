import * as fc from "fast-check";
import { SignJWT } from "jose";
import { afterAll, expect, test } from "vitest";
import { buildAccount } from "../../test/people.ts";
import { startServer } from "../../test/server.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const account = await buildAccount(server.db, { email: "uma@example.com" });
const signedIn = { email: "uma@example.com", password: "open sesame" };
const { accessToken } = (await server.post("/v1/auth/signin/email-password", signedIn)).body.session;
const key = new TextEncoder().encode(server.config.jwtSecret);
const unauthenticated = { status: 401, error: "unauthenticated-user", message: "User is not authenticated" };

const forged = [
  ["nothing", ""],
  ["nonsense", "Bearer nonsense"],
  ["a token signed with another secret", `Bearer ${await token(new TextEncoder().encode("x".repeat(32)))}`],
  ["an expired token", `Bearer ${await token(key, 1)}`],
  ["an unsigned token", `Bearer ${btoa('{"alg":"none"}')}.${accessToken.split(".")[1]}.`],
] as const;

test("a signed-in person reads their own user", async () => {
  const { body } = await server.get("/v1/auth/user", { authorization: `Bearer ${accessToken}` });

  expect(body).toMatchObject({ id: account.id, email: "uma@example.com", roles: ["me", "user"], activeMfaType: null });
  expect(Object.keys(body)).toHaveLength(14);
});

test.each(forged)("%s does not read a user", async (_name, authorization) => {
  const { body } = await server.get("/v1/auth/user", { authorization });

  expect(body).toEqual(unauthenticated);
});

test("a public endpoint ignores a bad bearer", async () => {
  const { status } = await server.post("/v1/auth/signin/email-password", signedIn, {
    authorization: "Bearer nonsense",
  });

  expect(status).toBe(200);
});

test("a token that holds is verified from the body or the header", async () => {
  const inBody = await server.post("/v1/auth/token/verify", { token: accessToken });
  const inHeader = await server.post("/v1/auth/token/verify", "", { authorization: `Bearer ${accessToken}` });

  expect([inBody.body, inHeader.body]).toEqual(["OK", "OK"]);
});

test.each(forged)("%s is not verified", async (_name, authorization) => {
  const { body } = await server.post("/v1/auth/token/verify", { token: authorization.replace("Bearer ", "") });

  expect(body).toEqual(unauthenticated);
});

test("health, version and keys are public", async () => {
  const answers = await Promise.all(
    ["healthz", "version", ".well-known/jwks.json"].map((path) => server.get(`/v1/auth/${path}`)),
  );

  expect(answers.map(({ body }) => body)).toEqual([
    "OK",
    { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    { keys: [] },
  ]);
});

test("health answers HEAD without a body", async () => {
  const response = await fetch(`${server.url}/v1/auth/healthz`, { method: "HEAD" });

  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test.each([
  ["/v1/auth/nowhere", 404, "route-not-found"],
  ["/v1/auth/token", 405, "method-not-allowed"],
  ["/nowhere", 404, "route-not-found"],
])("a GET to %s is answered in JSON", async (path, status, error) => {
  const response = await fetch(server.url + path);

  expect(await response.json()).toEqual({ status, error, message: expect.any(String) });
  expect(response.status).toBe(status);
});

test("a body that is not JSON is an incorrect payload", async () => {
  const { body } = await server.post("/v1/auth/token", "a=b", { "content-type": "application/x-www-form-urlencoded" });

  expect(body).toEqual({ status: 400, error: "invalid-request", message: "The request payload is incorrect" });
});

test("whatever JSON is sent, the answer is JSON and never a failure of ours", async () => {
  const paths = ["signup/email-password", "signin/email-password", "token", "signout", "token/verify"];
  const fields = ["email", "password", "options", "refreshToken", "all", "token", "metadata", "__proto__"];
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()));

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, body) => {
      const answer = await server.post(`/v1/auth/${path}`, JSON.stringify(body));

      expect(answer.status).toBeLessThan(500);
      expect(answer.status === 200 || answer.body.status === answer.status).toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** Right in everything but what the case is about. */
function token(secret: Uint8Array, expires = Math.floor(Date.now() / 1000) + 60): Promise<string> {
  const payload = JSON.parse(atob(accessToken.split(".")[1]));
  return new SignJWT({ ...payload, exp: expires }).setProtectedHeader({ alg: "HS256" }).sign(secret);
}
