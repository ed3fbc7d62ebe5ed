// PKCE, as the newest published clients speak it.
import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { codeOf } from "../../../test/sign-in/authenticator-app.ts";
import { buildCarefulPerson } from "../../../test/sign-in/careful-person.ts";
import { readMail } from "../../../test/mailbox.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";

let later = 0;
const auth = authConfig({ emailVerification: "required" });
const server = await startServer({ auth, clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));

function newVerifier() {
  const codeVerifier = randomBytes(32).toString("base64url");
  return { codeVerifier, codeChallenge: createHash("sha256").update(codeVerifier).digest("base64url") };
}
const exchange = (body: object) => server.post("/v1/auth/token/exchange", body);
const outcome = ({ status, body }: { status: number; body: { error?: string } }) => `${status} ${body.error}`;

async function codeFrom(path: string, email: string, body: object): Promise<Record<string, string>> {
  await server.post(`/v1/auth${path}`, { email, ...body });
  return (await openMailedLink(server, (await readMail(server, email)).link)).parameters;
}

test.each([
  ["/signin/passwordless/email", "passwordlessEmail"],
  ["/user/password/reset", "passwordReset"],
  ["/user/email/send-verification-email", "verifyEmail"],
])("the link of %s leads back with a code, which its verifier exchanges for a session", async (path, type) => {
  const uma = await buildAccount(server.db);
  const { codeVerifier, codeChallenge } = newVerifier();

  const brought = await codeFrom(path, uma.email!, { codeChallenge });
  const { status, body } = await exchange({ code: brought["code"], codeVerifier });

  expect(brought).toEqual({ code: expect.any(String), type });
  expect([status, body.session.user.id]).toEqual([200, uma.id]);
});

test("a registration's verification link does too", async () => {
  const { codeVerifier, codeChallenge } = newVerifier();
  const email = `una-${crypto.randomUUID()}@example.com`;

  const brought = await codeFrom("/signup/email-password", email, { password, codeChallenge });
  const { body } = await exchange({ code: brought["code"], codeVerifier });

  expect(body.session.user).toMatchObject({ email, emailVerified: true });
});

test("a code is good once, for five minutes, and only with its own verifier, which one wrong try uses up", async () => {
  const uma = await buildAccount(server.db);
  const { codeVerifier, codeChallenge } = newVerifier();
  const newCode = async () => (await codeFrom("/signin/passwordless/email", uma.email!, { codeChallenge }))["code"];
  const [first, second] = [await newCode(), await newCode()];
  const used = [await exchange({ code: first, codeVerifier }), await exchange({ code: second, codeVerifier })];
  const again = await exchange({ code: second, codeVerifier });
  const third = await newCode();
  const wrong = await exchange({ code: third, codeVerifier: newVerifier().codeVerifier });
  const afterWrong = await exchange({ code: third, codeVerifier });
  const fourth = await newCode();
  later = 5 * 60_000 + 1000;
  const expired = await exchange({ code: fourth, codeVerifier });

  const refused = "401 invalid-ticket";
  expect(used.map(outcome)).toEqual([refused, "200 undefined"]); // A newer code replaces the older.
  expect([again, wrong, afterWrong, expired].map(outcome)).toEqual([refused, refused, refused, refused]);
});

test("where a second factor is on, the exchange earns its ticket", async () => {
  const maria = await buildCarefulPerson(server, { emailVerified: true });
  const { codeVerifier, codeChallenge } = newVerifier();

  const { code } = await codeFrom("/signin/passwordless/email", maria.email, { codeChallenge });
  const { body } = await exchange({ code, codeVerifier });
  const second = await server.post("/v1/auth/signin/mfa/totp", { ticket: body.mfa.ticket, otp: codeOf(maria.secret) });

  expect(body.session).toBeNull();
  expect(second.body.session.user.id).toBe(maria.id);
});

test.each(["", "short", "x".repeat(44), 5])(
  "a link with the challenge %j is an incorrect payload",
  async (challenge) => {
    const answer = await server.post("/v1/auth/user/password/reset", {
      email: "uma@example.com",
      codeChallenge: challenge,
    });

    expect(outcome(answer)).toBe("400 invalid-request");
  },
);
