import { afterAll, expect, test } from "vitest";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";

let daysPassed = 0;
const server = await startServer({ clock: () => new Date(Date.now() + daysPassed * 86_400_000) });
afterAll(() => server[Symbol.asyncDispose]());
const refused = { status: 401, error: "invalid-refresh-token", message: "Invalid or expired refresh token" };

const refresh = (refreshToken: unknown) => server.post("/v1/auth/token", { refreshToken });

async function signIn() {
  const { email } = await buildAccount(server.db);
  return (await server.post("/v1/auth/signin/email-password", { email, password: "open sesame" })).body.session;
}

test("a refresh answers the bare session with a new token under the same id", async () => {
  const session = await signIn();

  const { status, body } = await refresh(session.refreshToken);

  expect(status).toBe(200);
  expect(body).toMatchObject({ refreshTokenId: session.refreshTokenId, user: session.user });
  expect(body.refreshToken).not.toBe(session.refreshToken);
});

test("roles and data are read anew", async () => {
  const session = await signIn();
  const person = [session.user.id];
  await server.db.owner.query(
    "update app.users set default_role = 'customer', display_name = 'Carla' where id = $1",
    person,
  );
  await server.db.owner.query("insert into app_private.user_roles values ($1, 'customer')", person);

  const { body } = await refresh(session.refreshToken);

  expect(body.user).toMatchObject({ displayName: "Carla", defaultRole: "customer", roles: ["customer", "me", "user"] });
});

test("after thirty days without a refresh the session has ended", async () => {
  const session = await signIn();
  daysPassed = 30.001;

  const { body } = await refresh(session.refreshToken);
  daysPassed = 0;

  expect(body).toEqual(refused);
});

test.each([
  [365, 20],
  [10, 3],
])("a session that is renewed all the time ends after %i days", async (sessionDays, every) => {
  await using bounded = await startServer({
    auth: authConfig({ sessionDays }),
    clock: () => new Date(Date.now() + daysPassed * 86_400_000),
  });
  const { email } = await buildAccount(bounded.db);
  const { body } = await bounded.post("/v1/auth/signin/email-password", { email, password: "open sesame" });
  let { refreshToken } = body.session;
  for (daysPassed = every; daysPassed < sessionDays; daysPassed += every) {
    const renewed = await bounded.post("/v1/auth/token", { refreshToken });
    expect(renewed.status).toBe(200);
    ({ refreshToken } = renewed.body);
  }
  daysPassed = sessionDays + 0.001;

  const late = await bounded.post("/v1/auth/token", { refreshToken });
  daysPassed = 0;

  expect(late.body).toEqual(refused);
});

test("a disabled user is refused, and may go on once enabled again", async () => {
  const session = await signIn();
  const person = [session.user.id];
  await server.db.owner.query("update app.users set disabled = true where id = $1", person);

  const disabled = await refresh(session.refreshToken);
  await server.db.owner.query("update app.users set disabled = false where id = $1", person);
  const enabled = await refresh(session.refreshToken);

  expect(disabled.body).toEqual({ status: 401, error: "disabled-user", message: "User is disabled" });
  expect(enabled.status).toBe(200);
});

test("a personal access token refreshes nothing", async () => {
  const session = await signIn();
  await server.db.owner.query("update app_private.refresh_tokens set kind = 'pat' where id = $1", [
    session.refreshTokenId,
  ]);

  const { body } = await refresh(session.refreshToken);

  expect(body).toEqual(refused);
});

test("what is no token is an incorrect payload, never a signed-out", async () => {
  const answers = await Promise.all([undefined, null, "", "nonsense", 7].map((token) => refresh(token)));

  expect(answers.map(({ body }) => body.error)).toEqual(answers.map(() => "invalid-request"));
});

test("a failure inside is never answered as signed-out", async () => {
  const session = await signIn();
  await server.db.owner.query("alter table app_private.refresh_tokens rename to broken");

  const { body } = await refresh(session.refreshToken);
  await server.db.owner.query("alter table app_private.broken rename to refresh_tokens");

  expect(body).toEqual({ status: 500, error: "internal-server-error", message: "Internal server error" });
});
