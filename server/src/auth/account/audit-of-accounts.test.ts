// What an admin finds in the audit about accounts: who got in and who did not, and each change of what guards them, without secrets.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { recordCountedAttempts } from "#modules/accounts/audit-account.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { inLanes } from "#platform/in-lanes.ts";
import { codeOf, otherThan, untilStepLasts } from "../../../test/sign-in/authenticator-app.ts";
import { buildCarefulPerson } from "../../../test/sign-in/careful-person.ts";
import { addKey } from "../../../test/sign-in/key-holders.ts";
import { startFakeOpenIdProvider } from "../../../test/fakes/fake-openid-provider.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";
import { readMail } from "../../../test/mailbox.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer, type TestServer } from "../../../test/server.ts";
import { openShop } from "../../../test/shop.ts";
import { signInAs, type SignedIn } from "../../../test/sign-in/sign-in-as.ts";
import { tokenFor } from "../../../test/token-for.ts";

const minute = 60_000;
let later = 0;
const start = Date.now();
const clock = () => new Date(start + later);
const google = await startFakeOpenIdProvider();
const providers = [google.settings({ id: "google" })];
const server = await startServer({ clock, auth: authConfig({ providers }) });
const shop = await openShop(server.db.owner);
const plenty = { count: 100_000, within: minute };
const rateLimits = {
  all: plenty,
  mail: plenty,
  sms: plenty,
  guess: plenty,
  signUp: plenty,
  account: { count: 20, within: 15 * minute },
};
const limited = await startServer({
  clock,
  auth: authConfig({ rateLimits }),
  trustedProxies: ["127.0.0.1"],
  db: server.db,
});
afterAll(async () => {
  for (const part of [limited, server, google]) await part[Symbol.asyncDispose]();
});
beforeEach(() => void (later = 0));

interface Entry {
  actor: string | null;
  action: string;
  entity: string;
  name: string | null;
  changes: Record<string, [unknown, unknown]>;
}

/** As the page of the audit asks. */
async function find(asked: object): Promise<Entry[]> {
  const authorization = `Bearer ${await tokenFor(shop.ada, server)}`;
  const { body } = await server.post("/v1/functions/audit-search", asked, { authorization });
  return body.entries;
}

const post = (path: string, body: object, headers: Record<string, string> = {}, at: TestServer = server) =>
  at.post(`/v1/auth${path}`, body, headers);
const newEmail = () => `una-${crypto.randomUUID()}@example.com`;

interface Owner extends SignedIn {
  id: string;
  email: string;
}

async function buildOwner(): Promise<Owner> {
  const { id, email } = await buildAccount(server.db, { emailVerified: true });
  return { ...(await signInAs(server, email)), id, email: email ?? "" };
}

/** Each changes something and returns whose it was; then what the audit says, and what it must not. */
const changes: [string, string, (owner: Owner) => Promise<string[]>][] = [
  [
    "changed",
    "user_passwords",
    async ({ bearer }) => {
      await post("/user/password", { newPassword: "open barley" }, bearer);
      return ["open barley"];
    },
  ],
  [
    "changed",
    "user_passwords",
    async ({ email }) => {
      await post("/user/password/reset", { email });
      const { ticket } = await readMail(server, email);
      await post("/user/password", { newPassword: "open barley", ticket });
      return ["open barley", ticket];
    },
  ],
  [
    "changed",
    "users",
    async ({ bearer }) => {
      const email = newEmail();
      await post("/user/email/change", { newEmail: email }, bearer);
      const { link, ticket } = await readMail(server, email);
      await openMailedLink(server, link);
      return [ticket];
    },
  ],
  [
    "changed",
    "users",
    async ({ bearer }) => {
      const newPhoneNumber = `+1720555${String(Math.floor(Math.random() * 9000) + 1000)}`;
      await post("/user/phone-number/change", { newPhoneNumber }, bearer);
      const { ticket } = await readMail(server, newPhoneNumber);
      await post("/user/phone-number/change/verify", { newPhoneNumber, otp: ticket }, bearer);
      return [`"${ticket}"`];
    },
  ],
  [
    "created",
    "user_totp",
    async ({ bearer }) => {
      const { totpSecret } = (await server.get("/v1/auth/mfa/totp/generate", bearer)).body;
      await untilStepLasts(clock);
      await post("/user/mfa", { code: codeOf(totpSecret, -1, clock), activeMfaType: "totp" }, bearer);
      return [totpSecret];
    },
  ],
  [
    "deleted",
    "user_totp",
    async ({ bearer }) => {
      const { totpSecret } = (await server.get("/v1/auth/mfa/totp/generate", bearer)).body;
      await untilStepLasts(clock);
      await post("/user/mfa", { code: codeOf(totpSecret, -1, clock), activeMfaType: "totp" }, bearer);
      await post("/user/mfa", { code: codeOf(totpSecret, 0, clock), activeMfaType: "" }, bearer);
      return [totpSecret];
    },
  ],
  [
    "created",
    "security_keys",
    async (owner) => {
      const { key } = await addKey(server, owner);
      return [key.credentialId];
    },
  ],
  [
    "deleted",
    "security_keys",
    async (owner) => {
      const { id } = await addKey(server, owner);
      await post("/user/security-keys/remove", { id }, owner.bearer);
      return [];
    },
  ],
  [
    "created",
    "refresh_tokens",
    async ({ bearer }) => {
      const wish = { expiresAt: "2999-01-01T00:00:00Z", metadata: { name: "night export", secret: "of the program" } };
      const { body } = await post("/pat", wish, bearer);
      return [body.personalAccessToken, "of the program"];
    },
  ],
  [
    "deleted",
    "refresh_tokens",
    async ({ bearer }) => {
      const { body } = await post("/pat", { expiresAt: "2999-01-01T00:00:00Z" }, bearer);
      await post("/pat/revoke", { id: body.id }, bearer);
      return [body.personalAccessToken];
    },
  ],
  [
    "created",
    "user_identities",
    async ({ bearer, email }) => {
      const sub = crypto.randomUUID();
      const idToken = await google.idToken({ sub, email, email_verified: true });
      await post("/link/idtoken", { provider: "google", idToken }, bearer);
      return [idToken, sub];
    },
  ],
  [
    "deleted",
    "user_identities",
    async ({ bearer, email }) => {
      const sub = crypto.randomUUID();
      const idToken = await google.idToken({ sub, email, email_verified: true });
      await post("/link/idtoken", { provider: "google", idToken }, bearer);
      await post("/user/identities/unlink", { provider: "google" }, bearer);
      return [idToken, sub];
    },
  ],
  [
    "signedOut",
    "users",
    async ({ bearer, email }) => {
      const { refreshTokenId } = await signInAs(server, email);
      await post("/user/sessions/end", { id: refreshTokenId }, bearer);
      return [];
    },
  ],
  [
    "signedOut",
    "users",
    async ({ bearer, refreshToken }) => {
      await post("/signout", { all: true }, bearer);
      return [refreshToken];
    },
  ],
];

test.each(changes)(
  "an admin finds that something was %s in %s, whose it was and who did it",
  async (action, entity, change) => {
    const owner = await buildOwner();

    const secrets = await change(owner);

    const found = await find({ entity, action, entityId: owner.id });
    const written = JSON.stringify(await find({ entityId: owner.id }));
    expect(found).toMatchObject([{ actor: "Uma", name: "Uma", action, entity }]);
    for (const secret of [password, ...secrets]) expect(written).not.toContain(secret);
  },
);

test("recovery codes that are made, and a role that is given, are found too", async () => {
  const maria = await buildCarefulPerson(server);
  await post("/user/recovery-codes", { code: codeOf(maria.secret, 0, clock) }, maria.session.bearer);
  const role = `mutation { updateUserRole(input: { id: "${maria.id}", role: technician }) { user { id } } }`;
  await server.graphql(role, {}, { token: await tokenFor(shop.ada, server, { elevated: true }) });

  const [codes, roles] = [
    await find({ entityId: maria.id, action: "override" }),
    await find({ entityId: maria.id, action: "changed", entity: "users" }),
  ];

  expect(codes).toMatchObject([{ actor: "Uma", reason: "new recovery codes" }]);
  expect(roles).toMatchObject([{ actor: "Ada Admin", changes: { default_role: ["user", "technician"] } }]);
});

test("a session that ends because its token was copied is found, once", async () => {
  const { id, refreshToken } = await buildOwner();
  const { body } = await post("/token", { refreshToken });
  await post("/token", { refreshToken: body.refreshToken });

  for (const copied of [refreshToken, refreshToken]) await post("/token", { refreshToken: copied });

  expect(await find({ entityId: id, action: "signedOut" })).toMatchObject([
    { actor: null, entity: "users", name: "Uma", reason: "a refresh token that was used before came back" },
  ]);
});

const from = (address: string) => ({ "x-forwarded-for": address });
const guess = (email: string, address = "10.9.8.7", at = limited) =>
  post("/signin/email-password", { email, password: "wrong" }, from(address), at);
const attemptsIn = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + Number(entry.changes["attempts"]?.[1]), 0);
const flush = () => asSystem(server.db.server, (system) => recordCountedAttempts(system, { clock }));

describe("attempts that fail", () => {
  test("are found under the login, with where they came from, and without what was typed", async () => {
    const { id, email } = await buildOwner();

    await guess(email);

    const found = await find({ action: "signInFailed", entityId: id });
    expect(found).toMatchObject([
      { actor: null, entity: "users", name: "Uma", changes: { attempts: [null, 1], address: [null, "10.9.8.7"] } },
    ]);
    expect(JSON.stringify(found)).not.toContain("wrong");
  });

  test("are counted also where nothing limits them", async () => {
    const { id, email } = await buildOwner();

    await guess(email, "10.9.8.7", server);

    expect(await find({ action: "signInFailed", entityId: id })).toHaveLength(1);
  });

  test("by a wrong code of the authenticator app or a wrong current password are among them", async () => {
    const maria = await buildCarefulPerson(server);
    const { body } = await post("/signin/email-password", { email: maria.email, password });
    await post("/signin/mfa/totp", { ticket: body.mfa.ticket, otp: otherThan(codeOf(maria.secret)) });
    later += minute;
    await post("/user/email/change", { newEmail: newEmail(), password: "wrong" }, maria.session.bearer);

    expect(attemptsIn(await find({ action: "signInFailed", entityId: maria.id }))).toBe(2);
  });

  test("in a flood are one entry a minute of each kind, and all of them are counted", async () => {
    const { id, email } = await buildOwner();
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 40; attempt++) await guess(email);
      later += minute;
    }
    await flush();
    await flush();

    const [failed, slowed] = [
      await find({ action: "signInFailed", entityId: id }),
      await find({ action: "signInSlowed", entityId: id }),
    ];

    expect(attemptsIn(failed) + attemptsIn(slowed)).toBe(120);
    expect(attemptsIn(failed)).toBeGreaterThanOrEqual(20);
    expect(failed.length).toBeLessThanOrEqual(4);
    expect(slowed.length).toBeLessThanOrEqual(4);
  });

  test("at many addresses that nobody has are counted together", async () => {
    const before = await find({ action: "signInFailed", text: "attempts" });
    later += 2 * minute;
    const addresses = Array.from({ length: 150 }, (_, at) => `10.1.2.${at}`);
    await inLanes(addresses, 8, (address) => guess(newEmail(), address)); // More at once are refused by a slow machine.
    later += minute;
    await flush();

    const found = (await find({ action: "signInFailed", text: "attempts" })).filter(({ name }) => name === null);
    const known = new Set(before.map(({ changes: each }) => JSON.stringify(each)));
    const fresh = found.filter(({ changes: each }) => !known.has(JSON.stringify(each)));
    expect(attemptsIn(fresh)).toBe(150);
    expect(fresh.length).toBeLessThanOrEqual(2);
  });
});
