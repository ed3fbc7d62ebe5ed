import { afterAll, expect, test } from "vitest";
import { buildAccount } from "../../../test/people.ts";
import { startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

test("people see their own sessions, with device and time, and nobody else's", async () => {
  const [uma, una] = [await buildAccount(server.db), await buildAccount(server.db)];
  const first = await signInAs(server, uma.email);
  const second = await signInAs(server, uma.email);
  await signInAs(server, una.email);

  const { body } = await server.get("/v1/auth/user/account", first.bearer);

  expect(body).toMatchObject({ hasPassword: true, activeMfaType: null, securityKeys: [], identities: [] });
  expect(body.sessions.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [first.refreshTokenId, second.refreshTokenId].toSorted(),
  );
  expect(body.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toMatchObject([
    { id: first.refreshTokenId, userAgent: "node", address: "127.0.0.1" },
  ]);
});

test("no answer holds a hash, a key or a token", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);

  const { body } = await server.get("/v1/auth/user/account", session.bearer);

  expect(Object.keys(body.sessions[0]).toSorted()).toEqual(
    ["id", "createdAt", "lastUsedAt", "expiresAt", "userAgent", "address", "isCurrent"].toSorted(),
  );
});

test("without a token there is nothing to see", async () => {
  const { body } = await server.get("/v1/auth/user/account");

  expect(body).toEqual({ status: 401, error: "unauthenticated-user", message: "User is not authenticated" });
});
