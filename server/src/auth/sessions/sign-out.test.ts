import { afterAll, expect, test } from "vitest";
import type { Account } from "#modules/accounts/account.ts";
import { buildAccount } from "../../../test/people.ts";
import { startServer } from "../../../test/server.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

async function signIn({ email }: Account) {
  return (await server.post("/v1/auth/signin/email-password", { email, password: "open sesame" })).body.session;
}

async function canRefresh({ refreshToken }: { refreshToken: string }): Promise<boolean> {
  return (await server.post("/v1/auth/token", { refreshToken })).status === 200;
}

test("signing out ends this session and no other", async () => {
  const uma = await buildAccount(server.db);
  const [here, elsewhere] = [await signIn(uma), await signIn(uma)];

  const { body } = await server.post("/v1/auth/signout", { refreshToken: here.refreshToken });

  expect(body).toBe("OK");
  expect([await canRefresh(here), await canRefresh(elsewhere)]).toEqual([false, true]);
});

test("signing out everywhere ends all sessions of this person and nobody else's", async () => {
  const [uma, cyd] = [await buildAccount(server.db), await buildAccount(server.db)];
  const [here, elsewhere, other] = [await signIn(uma), await signIn(uma), await signIn(cyd)];

  const bearer = { authorization: `Bearer ${here.accessToken}` };
  const { body } = await server.post("/v1/auth/signout", { all: true }, bearer);

  expect(body).toBe("OK");
  const left = [await canRefresh(here), await canRefresh(elsewhere), await canRefresh(other)];
  expect(left).toEqual([false, false, true]);
});

test("an unknown token is as good as signed out", async () => {
  const { status, body } = await server.post("/v1/auth/signout", { refreshToken: crypto.randomUUID() });

  expect([status, body]).toEqual([200, "OK"]);
});

test("signing out everywhere needs to know who asks", async () => {
  const { body } = await server.post("/v1/auth/signout", { all: true });

  expect(body).toEqual({ status: 401, error: "unauthenticated-user", message: "User is not authenticated" });
});

test("signing out of nothing is an incorrect payload", async () => {
  const { body } = await server.post("/v1/auth/signout", {});

  expect(body.error).toBe("invalid-request");
});
