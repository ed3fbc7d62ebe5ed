import { afterAll, beforeAll, expect, test } from "vitest";
import { readMail, readMails } from "../../../../test/mailbox.ts";
import { password } from "../../../../test/people.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { buildCarefulPerson } from "../../../../test/sign-in/careful-person.ts";
import { buildKeyHolder } from "../../../../test/sign-in/key-holders.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

interface Call {
  as?: Person;
  elevated?: boolean;
  reason?: string;
}

/** Returns the error's code, or null. */
async function reset(id: string, { as = shop.ada, elevated = true, reason = "Lost her phone" }: Call = {}) {
  const query = `mutation M($input: ResetUserSecondFactorInput!) {
    resetUserSecondFactor(input: $input) { user { id } } }`;
  const token = await tokenFor(as, server, { elevated });
  const { errors } = await server.graphql(query, { input: { id, reason } }, { token });
  return errors ? errors[0].extensions.code : null;
}

const signIn = async (email: string) => (await server.post("/v1/auth/signin/email-password", { email, password })).body;

test("who lost the second factor signs in with the password alone; all else has ended, and a mail says so", async () => {
  const maria = await buildCarefulPerson(server);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const { body } = await server.post("/v1/auth/pat", { expiresAt }, maria.session.bearer);
  const before = await signIn(maria.email);

  const problem = await reset(maria.id);

  const program = await server.post("/v1/auth/signin/pat", { personalAccessToken: body.personalAccessToken });
  const session = await server.post("/v1/auth/token", { refreshToken: maria.session.refreshToken });
  expect([problem, before.session, before.mfa !== null]).toEqual([null, null, true]);
  expect([program.status, session.status]).toEqual([401, 401]);
  expect((await signIn(maria.email)).session.user.id).toBe(maria.id);
  expect((await readMail(server, maria.email)).template).toBe("second-factor-reset");
});

test("a lost security key no longer signs in", async () => {
  const { uma } = await buildKeyHolder(server);
  const askForKey = async () => (await server.post("/v1/auth/signin/webauthn", { email: uma.email })).body;
  const before = await askForKey();

  expect(await reset(uma.id)).toBeNull();

  const [known] = before.allowCredentials;
  expect(known.id).toEqual(expect.any(String));
  expect((await askForKey()).allowCredentials ?? []).not.toContainEqual(known);
});

test("who did it and why is recorded", async () => {
  const { id } = await buildCarefulPerson(server);

  await reset(id);

  const { rows } = await server.db.owner.query({
    text: "select actor_id, action, reason from app.audit_entries where entity = 'users' and entity_id = $1 and reason <> ''",
    values: [id],
  });
  expect(rows).toEqual([{ actor_id: shop.ada.userId, action: "override", reason: "Lost her phone" }]);
});

test("nobody but an admin who has just proved who they are may do it, and not to themselves", async () => {
  const { id, email } = await buildCarefulPerson(server);

  const answers = [
    await reset(id, { as: shop.tom }),
    await reset(id, { as: shop.carla }),
    await reset(id, { elevated: false }),
    await reset(shop.ada.userId),
  ];

  expect(answers).toEqual(["permission-error", "permission-error", "elevated-claim-required", "own-account"]);
  expect((await signIn(email)).session).toBeNull();
  expect((await readMails(server, email)).filter(({ template }) => template === "second-factor-reset")).toEqual([]);
});

test("it needs a reason, and something to reset", async () => {
  const { id } = await buildCarefulPerson(server);

  const unexplained = await reset(id, { reason: " " });
  await reset(id);

  expect([unexplained, await reset(id)]).toEqual(["invalid-input", "no-second-factor"]);
});
