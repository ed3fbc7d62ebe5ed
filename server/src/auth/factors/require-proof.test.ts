// What guards an account is changed only by somebody who proves who they are: by the password, by a code, by a security key, or by
// having signed in a moment ago. Whoever holds nothing but a token of theirs changes nothing.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, otherThan } from "../../../test/sign-in/authenticator-app.ts";
import { buildCarefulPerson } from "../../../test/sign-in/careful-person.ts";
import { startFakeOpenIdProvider } from "../../../test/fakes/fake-openid-provider.ts";
import { buildKeyHolder, elevateWithKey } from "../../../test/sign-in/key-holders.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";
import { readMail, readMails } from "../../../test/mailbox.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs, type SignedIn } from "../../../test/sign-in/sign-in-as.ts";

const minutes = 60_000;
let later = 0;
const google = await startFakeOpenIdProvider();
const server = await startServer({
  clock: () => new Date(Date.now() + later),
  auth: authConfig({ providers: [google.settings({ id: "google" })] }),
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
});
beforeEach(() => void (later = 0));

type Bearer = SignedIn["bearer"];
const post = (path: string, body: object, headers: object = {}) =>
  server.post(`/v1/auth${path}`, body, headers as Record<string, string>);
const outcome = ({ body }: { body: { error?: string } }) => body.error ?? "done";
const bearerOf = (accessToken: string): Bearer => ({ authorization: `Bearer ${accessToken}` });
const newEmail = () => `una-${crypto.randomUUID()}@example.com`;
const signIn = (email: string | null, typed: string) => post("/signin/email-password", { email, password: typed });

interface Owner extends SignedIn {
  id: string;
  email: string;
}

async function buildOwner(): Promise<Owner> {
  const { id, email } = await buildAccount(server.db, { emailVerified: true });
  return { ...(await signInAs(server, email)), id, email: email ?? "" };
}

/** Each call, with what it needs beyond the proof; it does what it says when it is not refused. */
const guarded: [string, (owner: Owner) => Promise<object> | object][] = [
  ["/user/password", () => ({ newPassword: "open barley" })],
  ["/user/email/change", () => ({ newEmail: newEmail() })],
  ["/user/phone-number/change", () => ({ newPhoneNumber: `+1303555${String(Date.now()).slice(-4)}` })],
  ["/user/webauthn/add", () => ({})],
  ["/pat", () => ({ expiresAt: "2999-01-01T00:00:00Z" })],
  ["/user/sessions/end", async ({ email }) => ({ id: (await signInAs(server, email)).refreshTokenId })],
  [
    "/user/mfa",
    async ({ bearer }) => {
      const { body } = await server.get("/v1/auth/mfa/totp/generate", bearer);
      return { activeMfaType: "totp", code: codeOf(body.totpSecret, Math.round(later / 30_000)) };
    },
  ],
  [
    "/link/idtoken",
    async ({ email }) => ({
      provider: "google",
      idToken: await google.idToken({ sub: crypto.randomUUID(), email, email_verified: true }),
    }),
  ],
  [
    "/user/identities/unlink",
    async ({ id }) => {
      const text =
        "insert into app_private.user_identities (user_id, provider, provider_user_id) values ($1, 'google', gen_random_uuid())";
      await server.db.owner.query(text, [id]);
      return { provider: "google" };
    },
  ],
  [
    "/user/security-keys/remove",
    async ({ id }) => {
      const text = `insert into app_private.security_keys (user_id, credential_id, public_key) values ($1, $2, 'key') returning id`;
      const { rows } = await server.db.owner.query<{ id: string }>(text, [id, crypto.randomUUID()]);
      return { id: rows[0]?.id };
    },
  ],
];

describe.each(guarded)("%s", (path, input) => {
  test("goes on right after a sign-in, as published clients do it", async () => {
    const owner = await buildOwner();
    later = 4 * minutes;
    const body = await input(owner);

    expect(outcome(await post(path, body, owner.bearer))).toBe("done");
  });

  test("is refused to a token of an older session, and to a renewed one", async () => {
    const owner = await buildOwner();
    later = 5 * minutes;
    const body = await input(owner);
    const renewed = await post("/token", { refreshToken: owner.refreshToken });

    const answers = [
      await post(path, body, owner.bearer),
      await post(path, body, bearerOf(renewed.body.accessToken)),
      await post(path, { ...body, password: "wrong" }, owner.bearer),
    ];

    expect(answers.map(outcome)).toEqual([
      "elevated-claim-required",
      "elevated-claim-required",
      "invalid-email-password",
    ]);
    expect(answers[0]?.status).toBe(path === "/user/password" ? 401 : 403);
  });

  test("takes the current password, however old the session", async () => {
    const owner = await buildOwner();
    later = 14 * minutes;
    const body = await input(owner);

    expect(outcome(await post(path, { ...body, password }, owner.bearer))).toBe("done");
  });

  test("takes the password that was right, and goes on for five minutes", async () => {
    const owner = await buildOwner();
    later = 6 * minutes;
    await post("/user/email/change", { newEmail: newEmail(), password }, owner.bearer);
    later = 10 * minutes;
    const body = await input(owner);

    expect(outcome(await post(path, body, owner.bearer))).toBe("done");
  });

  test("goes on in an elevated session, for five minutes", async () => {
    for (const [waited, expected] of [
      [4 * minutes, "done"],
      [5 * minutes, "elevated-claim-required"],
    ] as const) {
      later = 0;
      const owner = await buildOwner();
      later = 6 * minutes;
      const elevated = (await post("/elevate/password", { password }, owner.bearer)).body.session;
      later += waited;
      const body = await input(owner);

      expect(outcome(await post(path, body, bearerOf(elevated.accessToken)))).toBe(expected);
    }
  });

  test("is refused to a session that a personal access token opened", async () => {
    const owner = await buildOwner();
    const body = await input(owner);
    const made = await post("/pat", { expiresAt: "2999-01-01T00:00:00Z" }, owner.bearer);
    const program = await post("/signin/pat", { personalAccessToken: made.body.personalAccessToken });

    const answer = await post(path, body, bearerOf(program.body.session.accessToken));

    expect([answer.status, outcome(answer)]).toEqual([403, "elevated-claim-required"]);
  });
});

describe("a password that was just chosen", () => {
  test("proves nothing for ten minutes: whoever took a token over does not get further with it", async () => {
    const owner = await buildOwner();
    await post("/user/password", { newPassword: "a thief's own" }, owner.bearer);
    later = 6 * minutes;

    const signedIn = (await signIn(owner.email, "a thief's own")).body.session;
    const thief = bearerOf(signedIn.accessToken);
    const answers = [
      await post("/elevate/password", { password: "a thief's own" }, owner.bearer),
      await post("/user/email/change", { newEmail: newEmail(), password: "a thief's own" }, owner.bearer),
      await post("/user/email/change", { newEmail: newEmail() }, thief),
      await post("/pat", { expiresAt: "2999-01-01T00:00:00Z", password: "a thief's own" }, thief),
    ];
    later = 11 * minutes;
    const afterwards = await post("/elevate/password", { password: "a thief's own" }, thief);

    expect(answers.map(outcome)).toEqual([
      "password-too-new",
      "password-too-new",
      "elevated-claim-required",
      "password-too-new",
    ]);
    expect(outcome(afterwards)).toBe("done");
  });

  test("of a newcomer proves at once: there was nothing before it", async () => {
    const email = newEmail();
    const { session } = (await post("/signup/email-password", { email, password })).body;

    expect(outcome(await post("/elevate/password", { password }, bearerOf(session.accessToken)))).toBe("done");
  });

  test("does not keep the session that chose it from going on, as long as its own proof is fresh", async () => {
    const owner = await buildOwner();

    const first = await post("/user/password", { newPassword: "one word" }, owner.bearer);
    const second = await post("/user/password", { newPassword: "two words", password: "one word" }, owner.bearer);

    expect([first, second].map(outcome)).toEqual(["done", "done"]);
  });
});

async function openReset(email: string): Promise<Bearer> {
  await post("/user/password/reset", { email });
  const { parameters } = await openMailedLink(server, (await readMail(server, email)).link);
  return bearerOf((await post("/token", { refreshToken: parameters["refreshToken"] })).body.accessToken);
}

describe("the link of a password reset", () => {
  test("changes the password once, and nothing else", async () => {
    const { email } = await buildOwner();
    const bearer = await openReset(email);

    const before = await post("/user/email/change", { newEmail: newEmail() }, bearer);
    const answers = [
      await post("/user/password", { newPassword: "mine again" }, bearer),
      await post("/user/password", { newPassword: "and again" }, bearer),
      await post("/pat", { expiresAt: "2999-01-01T00:00:00Z" }, bearer),
    ];

    expect([before, ...answers].map(outcome)).toEqual([
      "elevated-claim-required",
      "done",
      "elevated-claim-required",
      "elevated-claim-required",
    ]);
  });

  test("changes it once even when two ask at the same time", async () => {
    const { email } = await buildOwner();
    const bearer = await openReset(email);

    const answers = await Promise.all(
      ["one word", "two words"].map((newPassword) => post("/user/password", { newPassword }, bearer)),
    );

    expect(answers.map(outcome).toSorted()).toEqual(["done", "elevated-claim-required"]);
  });
});

describe("a code", () => {
  test("of the authenticator app proves who somebody is, once", async () => {
    const maria = await buildCarefulPerson(server);
    later = 6 * minutes;
    const code = codeOf(maria.secret, 12);
    const change = (shown: string) =>
      post("/user/email/change", { newEmail: newEmail(), code: shown }, maria.session.bearer);

    const wrong = await change(otherThan(code));
    const right = await change(code);
    const elevated = await post("/elevate/code", { code }, maria.session.bearer);
    const next = await post("/elevate/code", { code: codeOf(maria.secret, 13) }, maria.session.bearer);

    expect([wrong, right, elevated, next].map(outcome)).toEqual(["invalid-totp", "done", "invalid-totp", "done"]);
    expect(next.body.session.user.id).toBe(maria.id);
  });

  test("is mailed to people who have no password, and works once, within ten minutes", async () => {
    const owner = await buildOwner();
    await server.db.owner.query("delete from app_private.user_passwords where user_id = $1", [owner.id]);
    later = 4 * minutes;
    const send = async () => {
      await post("/elevate/code/send", {}, owner.bearer);
      return readMail(server, owner.email);
    };
    const mail = await send();

    const answers = [
      await post("/elevate/code", { code: otherThan(mail.ticket) }, owner.bearer),
      await post("/elevate/code", { code: mail.ticket }, owner.bearer),
      await post("/elevate/code", { code: mail.ticket }, owner.bearer),
      await post("/signin/otp/email/verify", { email: owner.email, otp: (await send()).ticket }),
    ];
    const { ticket } = await send();
    later += 10 * minutes;
    const late = await post("/elevate/code", { code: ticket }, owner.bearer);

    expect(mail.template).toBe("proof-code");
    expect([...answers, late].map(outcome)).toEqual([
      "invalid-otp",
      "done",
      "invalid-otp",
      "invalid-otp",
      "invalid-otp",
    ]);
  });

  test("that was mailed is no proof where an authenticator app is on, nor of somebody else", async () => {
    const [maria, owner, other] = [await buildCarefulPerson(server), await buildOwner(), await buildOwner()];
    await post("/elevate/code/send", {}, owner.bearer);
    const { ticket } = await readMail(server, owner.email);
    later = 6 * minutes;

    const answers = [
      await post("/elevate/code/send", {}, maria.session.bearer),
      await post("/elevate/code", { code: ticket }, other.bearer),
      await post("/elevate/code/send", {}),
    ];

    expect(answers.map(outcome)).toEqual(["invalid-request", "invalid-otp", "unauthenticated-user"]);
    expect((await readMails(server, maria.email)).map(({ template }) => template)).not.toContain("proof-code");
  });

  test("is not enough to elevate where there is a security key, which is", async () => {
    const holder = await buildKeyHolder(server);
    await post("/elevate/code/send", {}, holder.bearer);
    const { ticket } = await readMail(server, holder.uma.email ?? "");
    later = 6 * minutes;

    const byCode = await post("/elevate/code", { code: ticket }, holder.bearer);
    const elevated = await elevateWithKey(server, holder, holder.key);
    const change = await post(
      "/user/password",
      { newPassword: "open barley" },
      bearerOf(elevated.body.session.accessToken),
    );

    expect([byCode, elevated, change].map(outcome)).toEqual(["elevated-claim-required", "done", "done"]);
  });
});

test("the code of a new authenticator app does not prove who turns it on", async () => {
  const owner = await buildOwner();
  later = 6 * minutes;
  const { body } = await server.get("/v1/auth/mfa/totp/generate", owner.bearer);

  const answer = await post("/user/mfa", { activeMfaType: "totp", code: codeOf(body.totpSecret, 12) }, owner.bearer);

  expect(outcome(answer)).toBe("elevated-claim-required");
});

test("everybody may sign themselves out, here and everywhere, and end a token of their own", async () => {
  const owner = await buildOwner();
  const made = await post("/pat", { expiresAt: "2999-01-01T00:00:00Z" }, owner.bearer);
  later = 14 * minutes;

  const answers = [
    await post("/pat/revoke", { id: made.body.id }, owner.bearer),
    await post("/user/sessions/end", { id: owner.refreshTokenId }, owner.bearer),
    await post("/signout", { all: true }, (await signInAs(server, owner.email)).bearer),
  ];

  expect(answers.map(outcome)).toEqual(["done", "done", "done"]);
});
