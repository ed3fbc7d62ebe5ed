import { afterAll, expect, test } from "vitest";
import { buildAccount } from "../../../test/people.ts";
import { startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

test("another device is signed out: its refresh token stops working, one's own goes on", async () => {
  const uma = await buildAccount(server.db);
  const [here, there] = [await signInAs(server, uma.email), await signInAs(server, uma.email)];

  const { body } = await server.post("/v1/auth/user/sessions/end", { id: there.refreshTokenId }, here.bearer);

  expect(body).toBe("OK");
  const refresh = (refreshToken: string) => server.post("/v1/auth/token", { refreshToken });
  expect((await refresh(there.refreshToken)).body.error).toBe("invalid-refresh-token");
  expect((await refresh(here.refreshToken)).status).toBe(200);
});

test("somebody else's session is not found, and goes on", async () => {
  const [uma, una] = [await buildAccount(server.db), await buildAccount(server.db)];
  const [ours, theirs] = [await signInAs(server, uma.email), await signInAs(server, una.email)];

  const { status } = await server.post("/v1/auth/user/sessions/end", { id: theirs.refreshTokenId }, ours.bearer);

  expect(status).toBe(404);
  expect((await server.post("/v1/auth/token", { refreshToken: theirs.refreshToken })).status).toBe(200);
});

test("a session that has ended cannot be ended again, and is no personal access token", async () => {
  const uma = await buildAccount(server.db);
  const [here, there] = [await signInAs(server, uma.email), await signInAs(server, uma.email)];
  const end = (path: string) => server.post(path, { id: there.refreshTokenId }, here.bearer);

  const asToken = await end("/v1/auth/pat/revoke");
  await end("/v1/auth/user/sessions/end");
  const again = await end("/v1/auth/user/sessions/end");

  expect([asToken.status, again.status]).toEqual([404, 404]);
});

test.each([{}, { id: 7 }, { id: "none" }])("%j is refused", async (body) => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);

  const answer = await server.post("/v1/auth/user/sessions/end", body, bearer);

  expect(answer.body.error).toBe("invalid-request");
});
