// What changes who gets in: an admin proves who they are, in the last five minutes, and no token of a program has a way around it.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildAccount, letSignIn, password } from "../../../../test/people.ts";
import { startServer } from "../../../../test/server.ts";
import { openShop } from "../../../../test/shop.ts";
import { signInAs } from "../../../../test/sign-in/sign-in-as.ts";

let later = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));
await openShop(server.db.owner);
await letSignIn(server.db);

const post = (path: string, body: object, bearer: Record<string, string> = {}) =>
  server.post(`/v1/auth${path}`, body, bearer);
const elevate = async (bearer: Record<string, string>): Promise<string> =>
  (await post("/elevate/password", { password }, bearer)).body.session.accessToken;

const verbs: [string, (id: string) => string][] = [
  ["updateUserRole", (id) => `{ id: "${id}", role: technician }`],
  ["setUserOffice", (id) => `{ id: "${id}", isOffice: false }`],
  ["setUserDisabled", (id) => `{ id: "${id}", disabled: true }`],
  ["endUserSessions", (id) => `{ id: "${id}" }`],
  ["sendUserPasswordReset", (id) => `{ id: "${id}" }`],
  ["resetUserSecondFactor", (id) => `{ id: "${id}", reason: "lost it" }`],
  ["inviteUser", () => `{ email: "new-${crypto.randomUUID()}@example.com", displayName: "New", role: technician }`],
];

describe.each(verbs)("%s", (verb, input) => {
  const call = async (token: string): Promise<string> => {
    const { id } = await buildAccount(server.db);
    await server.db.owner.query(
      "insert into app_private.user_totp (user_id, sealed_secret, is_active) values ($1, 'x', true)",
      [id],
    );
    const { errors } = await server.graphql(`mutation { ${verb}(input: ${input(id)}) { user { id } } }`, {}, { token });
    return errors ? errors[0].extensions.code : "done";
  };

  test("asks an admin for a proof of the last five minutes, of which the sign-in is none", async () => {
    const ada = await signInAs(server, "ada@example.com");

    const plain = await call(ada.accessToken);
    const elevated = await elevate(ada.bearer);
    later = 4 * 60_000;
    const fresh = await call(elevated);
    later = 5 * 60_000;
    const old = await call(elevated);

    expect([plain, fresh, old]).toEqual(["elevated-claim-required", "done", "elevated-claim-required"]);
  });

  test("is refused to a program with a personal access token of an admin", async () => {
    const ada = await signInAs(server, "ada@example.com");
    const made = await post("/pat", { expiresAt: "2999-01-01T00:00:00Z" }, ada.bearer);
    const { body } = await post("/signin/pat", { personalAccessToken: made.body.personalAccessToken });

    expect(await call(body.session.accessToken)).toBe("elevated-claim-required");
  });
});

test("whoever holds an admin's token for a minute cannot make a password and prove with it", async () => {
  const { email } = await buildAccount(server.db, { defaultRole: "admin" });
  const { bearer } = await signInAs(server, email);
  await post("/user/password", { newPassword: "stolen-admin-1" }, bearer);

  const elevated = await post("/elevate/password", { password: "stolen-admin-1" }, bearer);
  const exported = await server.get("/v1/functions/export-everything", bearer);

  expect(elevated.body.error).toBe("password-too-new");
  expect([exported.status, exported.body.error]).toEqual([403, "elevated-claim-required"]);
});
