import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readMails } from "../../../test/mailbox.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs, type SignedIn } from "../../../test/sign-in/sign-in-as.ts";

const morning = new Date("2026-05-01T08:00:00Z");
let now = morning;
const server = await startServer({ clock: () => now });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (now = morning));
const inAnHour = "2026-05-01T09:00:00Z";

const newToken = async ({ bearer }: SignedIn, expiresAt = inAnHour): Promise<{ id: string; token: string }> => {
  const { body } = await server.post("/v1/auth/pat", { expiresAt, metadata: { for: "the till" } }, bearer);
  return { id: body.id, token: body.personalAccessToken };
};
const signIn = (personalAccessToken: unknown) => server.post("/v1/auth/signin/pat", { personalAccessToken });

test("a program signs in with a personal access token, again and again", async () => {
  const uma = await buildAccount(server.db);
  const { token } = await newToken(await signInAs(server, uma.email));

  const answers = [await signIn(token), await signIn(token)];

  expect(answers.map(({ body }) => body.session.user.id)).toEqual([uma.id, uma.id]);
});

test("the person is told by mail of a new token, without the token, and of none that was refused", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);
  const { token } = await newToken(session);
  await newToken(session, "2026-05-01T07:00:00Z");

  const mails = await readMails(server, uma.email!);
  expect(mails.map(({ template }) => template)).toEqual(["access-token-created"]);
  expect(mails[0]!.body).not.toContain(token);
});

test("a personal access token is no refresh token, and only its hash is stored", async () => {
  const uma = await buildAccount(server.db);
  const { id, token } = await newToken(await signInAs(server, uma.email));

  const refreshed = await server.post("/v1/auth/token", { refreshToken: token });

  expect(refreshed.body.error).toBe("invalid-refresh-token");
  const { rows } = await server.db.owner.query({
    text: "select kind, metadata, r::text like $2 as readable from app_private.refresh_tokens r where id = $1",
    values: [id, `%${token}%`],
  });
  expect(rows).toEqual([{ kind: "pat", metadata: { for: "the till" }, readable: false }]);
});

test("it ends when it expires, when it is revoked and when its person is disabled", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);
  const [short, revoked, long] = [
    await newToken(session, "2026-05-01T08:10:00Z"),
    await newToken(session),
    await newToken(session),
  ];
  await server.post("/v1/auth/pat/revoke", { id: revoked.id }, session.bearer);

  now = new Date("2026-05-01T08:10:00Z");
  const afterwards = [await signIn(short.token), await signIn(revoked.token), await signIn(long.token)];
  await server.db.owner.query("update app.users set disabled = true where id = $1", [uma.id]);
  const disabled = await signIn(long.token);

  expect(afterwards.map(({ status }) => status)).toEqual([401, 401, 200]);
  expect(afterwards[0]?.body).toEqual({
    status: 401,
    error: "invalid-pat",
    message: "Invalid or expired personal access token",
  });
  expect(disabled.body.error).toBe("disabled-user");
});

test("nobody makes one without a bearer, or without the proof the settings ask for", async () => {
  await using strict = await startServer({ auth: authConfig({ elevation: "required" }) });
  const uma = await buildAccount(strict.db);
  const { bearer } = await signInAs(strict, uma.email);

  const answers = [
    await strict.post("/v1/auth/pat", { expiresAt: inAnHour }),
    await strict.post("/v1/auth/pat", { expiresAt: inAnHour }, bearer),
  ];

  expect(answers.map(({ body }) => body.error)).toEqual(["unauthenticated-user", "elevated-claim-required"]);
});

const expiryOf = async (id: string): Promise<number> => {
  const text = "select expires_at from app_private.refresh_tokens where id = $1";
  const { rows } = await server.db.owner.query<{ expires_at: string }>(text, [id]);
  return Date.parse(rows[0]?.expires_at ?? "");
};

describe("a program's token", () => {
  const year = 366 * 86_400_000;

  test("lives a year at the most, whatever is asked for", async () => {
    const person = await signInAs(server, (await buildAccount(server.db)).email);

    const { id } = await newToken(person, "9999-12-31T00:00:00Z");

    const life = (await expiryOf(id)) - now.getTime();
    expect(life).toBe(year);
  });

  test("makes no token that outlives it", async () => {
    const person = await signInAs(server, (await buildAccount(server.db)).email);
    const first = await newToken(person);
    const { body } = await signIn(first.token);
    const program = { ...person, bearer: { authorization: `Bearer ${body.session.accessToken}` } };

    const byItself = await server.post("/v1/auth/pat", { expiresAt: inAnHour }, program.bearer);
    const wish = { expiresAt: "9999-12-31T00:00:00Z", password };
    const second = await server.post("/v1/auth/pat", wish, program.bearer);

    expect(byItself.body.error).toBe("elevated-claim-required");
    expect(await expiryOf(second.body.id)).toEqual(await expiryOf(first.id));
  });

  test.each([
    ["/user/password", { newPassword: "another one" }],
    ["/user/email/change", { newEmail: "new@example.com" }],
    ["/user/mfa", { code: "123456", activeMfaType: "totp" }],
    ["/user/webauthn/add", {}],
    ["/user/phone-number/change", { newPhoneNumber: "+13035550142" }],
  ])("does not change the account: %s", async (path, change) => {
    const person = await signInAs(server, (await buildAccount(server.db)).email);
    const { token } = await newToken(person);
    const { body } = await signIn(token);

    const answer = await server.post(`/v1/auth${path}`, change, {
      authorization: `Bearer ${body.session.accessToken}`,
    });

    expect(`${answer.status} ${answer.body.error}`).toBe("403 elevated-claim-required");
  });
});

describe("bad input", async () => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);

  test.each([{}, { expiresAt: "soon" }, { expiresAt: "2020-01-01T00:00:00Z" }, { expiresAt: 5 }])(
    "a token with %j is not made",
    async (body) => {
      const answer = await server.post("/v1/auth/pat", body, bearer);

      expect(`${answer.status} ${answer.body.error}`).toBe("400 invalid-request");
    },
  );

  test.each([undefined, "no uuid", 5, "\0"])("%j signs nobody in", async (token) => {
    const answer = await signIn(token);

    expect(`${answer.status} ${answer.body.error}`).toBe("400 invalid-request");
  });

  test("an unknown one is told apart from none", async () => {
    const answer = await signIn(crypto.randomUUID());

    expect(`${answer.status} ${answer.body.error}`).toBe("401 invalid-pat");
  });
});
