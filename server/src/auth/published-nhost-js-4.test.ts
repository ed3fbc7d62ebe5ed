// nhost-js 4.7 against the running server, without any change to it: thin calls, and a session kept by itself.
import type { NhostClient } from "nhost-js-4";
import { afterAll, beforeEach, expect, test } from "vitest";
import { codeOf, untilStepLasts } from "../../test/sign-in/authenticator-app.ts";
import { startFakeOpenIdProvider } from "../../test/fakes/fake-openid-provider.ts";
import { newEmail, origin } from "../../test/sign-in/key-holders.ts";
import { readMail } from "../../test/mailbox.ts";
import { openMailedLink } from "../../test/sign-in/open-mailed-link.ts";
import { buildAccount, password } from "../../test/people.ts";
import { createNhost4 } from "../../test/sign-in/published-clients.ts";
import { authConfig, startServer } from "../../test/server.ts";
import { createSoftwareAuthenticator } from "../../test/sign-in/software-authenticator.ts";

const google = await startFakeOpenIdProvider();
const server = await startServer({ auth: authConfig({ providers: [google.settings({ id: "google" })] }) });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
});

let nhost: NhostClient;
let email: string;
beforeEach(() => {
  nhost = createNhost4(server);
  email = newEmail();
});
const redirectTo = "http://client.test/in";
const signUp = () => nhost.auth.signUpEmailPassword({ email, password, options: { displayName: "Una", redirectTo } });
const sessionEmail = () => nhost.getUserSession()?.user?.email;
/** Opens the newest link in someone's mail; the client goes on with what the address brings. */
async function followMail(recipient: string) {
  const { parameters } = await openMailedLink(server, (await readMail(server, recipient)).link);
  await nhost.auth.refreshToken({ refreshToken: parameters["refreshToken"] ?? "" });
  return parameters["type"];
}

test("signs up, refreshes, reads its user, signs out and in again", async () => {
  await signUp();
  const first = nhost.getUserSession();
  const refreshed = await nhost.refreshSession(0);
  const user = await nhost.auth.getUser();
  await nhost.auth.signOut({ refreshToken: refreshed?.refreshToken ?? "" });
  const afterwards = nhost.getUserSession();
  const { body } = await nhost.auth.signInEmailPassword({ email, password });

  expect(first?.user).toMatchObject({ email, displayName: "Una" });
  expect(refreshed?.refreshToken).not.toBe(first?.refreshToken);
  expect(user.body).toMatchObject({ email, roles: ["me", "user"] });
  expect([afterwards, body.session?.user?.email]).toEqual([null, email]);
});

test("refreshes a token that is about to run out by itself, once", async () => {
  await using hasty = await startServer({ accessTokenSeconds: 30 });
  const impatient = createNhost4(hasty);
  await impatient.auth.signUpEmailPassword({ email, password });
  const first = impatient.getUserSession()?.refreshToken;

  const { status } = await impatient.auth.getUser();

  expect(status).toBe(200);
  expect(impatient.getUserSession()?.refreshToken).not.toBe(first);
});

test("tells what is wrong in the words of the server", async () => {
  await signUp();

  const attempt = nhost.auth.signInEmailPassword({ email, password: "wrong" });

  await expect(attempt).rejects.toMatchObject({
    status: 401,
    body: { status: 401, error: "invalid-email-password", message: "Incorrect email or password" },
  });
});

test("waits for the verification where one is needed", async () => {
  await using strict = await startServer({ auth: authConfig({ emailVerification: "required" }) });
  const waiting = createNhost4(strict);

  const { body } = await waiting.auth.signUpEmailPassword({ email, password });
  const tooEarly = waiting.auth.signInEmailPassword({ email, password });
  await expect(tooEarly).rejects.toMatchObject({ body: { error: "unverified-user" } });
  await waiting.auth.sendVerificationEmail({ email, options: { redirectTo } });
  const { parameters } = await openMailedLink(strict, (await readMail(strict, email)).link);

  expect([body.session, parameters["type"]]).toEqual([null, "verifyEmail"]);
  expect((await waiting.auth.signInEmailPassword({ email, password })).body.session?.user?.emailVerified).toBe(true);
});

test("turns a second factor on, signs in with it and turns it off", async () => {
  await signUp();
  const { totpSecret } = (await nhost.auth.changeUserMfa()).body;
  await untilStepLasts();
  await nhost.auth.verifyChangeUserMfa({ code: codeOf(totpSecret, -1), activeMfaType: "totp" });
  nhost.clearSession();

  const first = await nhost.auth.signInEmailPassword({ email, password });
  const between = nhost.getUserSession();
  await nhost.auth.verifySignInMfaTotp({ ticket: first.body.mfa?.ticket ?? "", otp: codeOf(totpSecret) });
  const off = await nhost.auth.verifyChangeUserMfa({ code: codeOf(totpSecret, 1), activeMfaType: "" });

  expect([between, sessionEmail(), off.body]).toEqual([null, email, "OK"]);
});

test("signs up and in with a security key, adds another, and elevates", async () => {
  const [key, second] = [createSoftwareAuthenticator(), createSoftwareAuthenticator()];
  type Made = Parameters<typeof nhost.auth.verifySignUpWebauthn>[0]["credential"];
  type Shown = Parameters<typeof nhost.auth.verifySignInWebauthn>[0]["credential"];
  const asked = await nhost.auth.signUpWebauthn({ email, options: { redirectTo } });
  const userHandle = asked.body.user.id;
  const made = key.register(asked.body as never, origin) as Made;
  await nhost.auth.verifySignUpWebauthn({ credential: made, nickname: "blue" });
  nhost.clearSession();

  const challenge = await nhost.auth.signInWebauthn();
  const shown = key.answer(challenge.body as never, origin, { userHandle }) as Shown;
  await nhost.auth.verifySignInWebauthn({ credential: shown });
  const signedIn = sessionEmail();
  const adding = await nhost.auth.addSecurityKey();
  const added = await nhost.auth.verifyAddSecurityKey({
    credential: second.register(adding.body as never, origin) as Made,
    nickname: "red",
  });
  const again = await nhost.auth.elevateWebauthn();
  const elevated = await nhost.auth.verifyElevateWebauthn({
    email,
    credential: second.answer(again.body as never, origin) as Shown,
  });

  expect([signedIn, added.body.nickname]).toEqual([email, "red"]);
  expect(elevated.body.session?.user?.email).toBe(email);
});

test("makes a personal access token and signs in with it", async () => {
  await signUp();
  const { body } = await nhost.auth.createPAT({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  nhost.clearSession();

  await nhost.auth.signInPAT({ personalAccessToken: body.personalAccessToken });

  expect(sessionEmail()).toBe(email);
});

test("signs in by a magic link, by a code and by a text message", async () => {
  const phoneNumber = `+1303555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
  await nhost.auth.signInPasswordlessEmail({ email, options: { redirectTo } });
  const byLink = [await followMail(email), sessionEmail()];
  nhost.clearSession();
  await nhost.auth.signInOTPEmail({ email });
  await nhost.auth.verifySignInOTPEmail({ email, otp: (await readMail(server, email)).ticket });
  const byCode = sessionEmail();
  nhost.clearSession();
  await nhost.auth.signInPasswordlessSms({ phoneNumber });
  const otp = (await readMail(server, phoneNumber)).ticket;
  await nhost.auth.verifySignInPasswordlessSms({ phoneNumber, otp });

  expect(byLink).toEqual(["passwordlessEmail", email]);
  expect([byCode, nhost.getUserSession()?.user?.phoneNumber]).toEqual([email, phoneNumber]);
});

test("resets a forgotten password", async () => {
  await buildAccount(server.db, { email, emailVerified: true });

  await nhost.auth.sendPasswordResetEmail({ email, options: { redirectTo } });
  const type = await followMail(email);
  await nhost.auth.changeUserPassword({ newPassword: "another one" });
  const { body } = await nhost.auth.signInEmailPassword({ email, password: "another one" });

  expect([type, body.session?.user?.email]).toEqual(["passwordReset", email]);
});

test("changes the e-mail address", async () => {
  await signUp();
  const next = newEmail();

  await nhost.auth.changeUserEmail({ newEmail: next, options: { redirectTo } });
  const type = await followMail(next);

  expect([type, sessionEmail()]).toEqual(["emailConfirmChange", next]);
});

test("comes anonymously and stays as someone", async () => {
  const anonymous = await nhost.auth.signInAnonymous();
  await nhost.auth.deanonymizeUser({ signInMethod: "email-password", email, password });
  const session = await nhost.refreshSession(0);

  expect(anonymous.body.session?.user?.isAnonymous).toBe(true);
  expect(session?.user).toMatchObject({ id: anonymous.body.session?.user?.id, email, isAnonymous: false });
});

test("signs in by an id token, links one, and leaves for a provider", async () => {
  const person = { sub: email, email, email_verified: true };
  await nhost.auth.signInIdToken({ provider: "google", idToken: await google.idToken(person) });
  const byToken = sessionEmail();
  nhost.clearSession();
  await nhost.auth.signUpEmailPassword({ email: newEmail(), password });
  const idToken = await google.idToken({ sub: `other ${email}` });
  const linked = await nhost.auth.linkIdToken({ provider: "google", idToken });
  const { headers } = await fetch(nhost.auth.signInProviderURL("google", { redirectTo }), { redirect: "manual" });

  expect([byToken, linked.body]).toEqual([email, "OK"]);
  expect(headers.get("location")).toMatch(new RegExp(`^${google.url}/authorize\\?`));
});

test("asks for the state of the service", async () => {
  const answers = [await nhost.auth.healthCheckGet(), await nhost.auth.getVersion(), await nhost.auth.getJWKs()];

  expect(answers.map(({ body }) => body)).toEqual(["OK", { version: expect.any(String) }, { keys: [] }]);
});
