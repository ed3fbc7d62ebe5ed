import { afterAll, expect, test } from "vitest";
import { buildAccount } from "../../../test/people.ts";
import { startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const uma = await buildAccount(server.db, { displayName: "Uma" });
const { bearer } = await signInAs(server, uma.email);
const change = (body: unknown) => server.post("/v1/auth/user/profile", body, bearer);

test("name and language change, and the name is tidied", async () => {
  const { body } = await change({ displayName: "  Uma   Ünal ", locale: "ar" });

  expect(body).toMatchObject({ id: uma.id, displayName: "Uma Ünal", locale: "ar" });
});

test("what is not said stays", async () => {
  await change({ displayName: "Uma", locale: "fr" });

  const { body } = await change({ displayName: null, locale: "en" });

  expect(body).toMatchObject({ displayName: "Uma", locale: "en" });
});

test("nobody makes themselves an admin on the way", async () => {
  const { body } = await change({ displayName: "Uma", defaultRole: "admin", roles: ["admin"], disabled: false });

  expect(body).toMatchObject({ defaultRole: "user", roles: ["me", "user"] });
});

test.each([
  ["an empty name", { displayName: "   " }, "invalid-request"],
  ["a name of 81 characters", { displayName: "x".repeat(81) }, "invalid-request"],
  ["a name with NUL", { displayName: "U\0ma" }, "invalid-request"],
  ["a name with a bell", { displayName: "U\u0007ma" }, "invalid-request"],
  ["a number", { displayName: 7 }, "invalid-request"],
  ["an unknown language", { locale: "xx" }, "locale-not-allowed"],
])("%s is refused", async (_name, body, error) => {
  expect((await change(body)).body.error).toBe(error);
});

test("a stranger changes nothing", async () => {
  expect((await server.post("/v1/auth/user/profile", { displayName: "X" })).status).toBe(401);
});
