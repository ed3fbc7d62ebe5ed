// The published clients that share their state machines, against the running server, without any change to them.
import {
  activateMfaPromise,
  disableMfaPromise,
  generateQrCodePromise,
  type HasuraAuthClient,
} from "@nhost/hasura-auth-js";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { codeOf, untilStepLasts } from "../../test/sign-in/authenticator-app.ts";
import { startFakeOpenIdProvider } from "../../test/fakes/fake-openid-provider.ts";
import { newEmail, origin } from "../../test/sign-in/key-holders.ts";
import { readMail } from "../../test/mailbox.ts";
import { openMailedLink } from "../../test/sign-in/open-mailed-link.ts";
import { buildAccount, password } from "../../test/people.ts";
import { plugInKey } from "../../test/sign-in/plug-in-key.ts";
import { machineClients, startMfa } from "../../test/sign-in/published-clients.ts";
import { authConfig, startServer } from "../../test/server.ts";
import { createSoftwareAuthenticator } from "../../test/sign-in/software-authenticator.ts";

const google = await startFakeOpenIdProvider();
const providers = [google.settings({ id: "google" })];
const server = await startServer({ auth: authConfig({ providers }) });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
});
afterEach(() => vi.unstubAllGlobals());

const redirectTo = "http://client.test/in";
const elevatedClaim = (client: HasuraAuthClient) => client.getHasuraClaims()?.["x-hasura-auth-elevated"];
/** Opens the newest link in someone's mail; the client goes on with what the address brings. */
async function followMail(client: HasuraAuthClient, recipient: string) {
  const { parameters } = await openMailedLink(server, (await readMail(server, recipient)).link);
  await client.refreshSession(parameters["refreshToken"]);
  return parameters;
}

describe.each(machineClients)("%s", (_name, create) => {
  let client: HasuraAuthClient;
  let email: string;
  beforeEach(() => {
    client = create(server);
    email = newEmail();
  });
  const signUp = async () => client.signUp({ email, password, options: { displayName: "Una", redirectTo } });

  test("signs up, refreshes, signs out and in again", async () => {
    const signedUp = await signUp();
    const before = client.getSession();
    const refreshed = await client.refreshSession();
    const rotated = client.getSession()?.refreshToken !== before?.refreshToken;
    const signedOut = await client.signOut();
    const left = client.isAuthenticated();
    const signedIn = await client.signIn({ email, password });

    expect(signedUp).toMatchObject({ error: null, session: { user: { email, displayName: "Una" } } });
    expect([refreshed.error, rotated, signedOut.error, left]).toEqual([null, true, null, false]);
    expect(signedIn).toMatchObject({ error: null, mfa: null, session: { user: { email, roles: ["me", "user"] } } });
  });

  test("tells what is wrong in the words of the server", async () => {
    await signUp();
    const other = create(server);

    const taken = await other.signUp({ email, password });
    const wrong = await other.signIn({ email, password: "wrong" });

    expect(taken.error).toEqual({ status: 409, error: "email-already-in-use", message: "Email already in use" });
    expect(wrong.error).toEqual({
      status: 401,
      error: "invalid-email-password",
      message: "Incorrect email or password",
    });
  });

  test("waits for the verification where one is needed, and gets in by its link", async () => {
    await using strict = await startServer({ auth: authConfig({ emailVerification: "required" }) });
    const waiting = create(strict);

    const signedUp = await waiting.signUp({ email, password });
    const tooEarly = await waiting.signIn({ email, password });
    const again = await waiting.sendVerificationEmail({ email, options: { redirectTo } });
    const { parameters } = await openMailedLink(strict, (await readMail(strict, email)).link);
    const { session } = await waiting.refreshSession(parameters["refreshToken"]);

    expect([signedUp.session, signedUp.error, again.error]).toEqual([null, null, null]);
    expect(tooEarly.error).toMatchObject({ error: "unverified-user" });
    expect(parameters["type"]).toBe("verifyEmail");
    expect(session?.user.emailVerified).toBe(true);
  });

  test("turns a second factor on, signs in with it and turns it off", async () => {
    await signUp();
    const mfa = startMfa(client);
    const { totpSecret, qrCodeDataUrl } = await generateQrCodePromise(mfa);
    await untilStepLasts();
    const activated = await activateMfaPromise(mfa, codeOf(totpSecret ?? "", -1));
    await client.signOut();

    const first = await client.signIn({ email, password });
    const second = await client.signIn({ otp: codeOf(totpSecret ?? ""), ticket: first.mfa?.ticket ?? "" });
    const disabled = await disableMfaPromise(startMfa(client), codeOf(totpSecret ?? "", 1));

    expect(qrCodeDataUrl).toMatch(/^data:image\/png;base64,/);
    expect([activated.isActivated, first.session, second.error, disabled.isDisabled]).toEqual([true, null, null, true]);
    expect(second.session?.user.email).toBe(email);
  });

  test("signs up with a security key, in with it by e-mail and without, and elevates", async () => {
    plugInKey(createSoftwareAuthenticator(), origin);

    const signedUp = await client.signUp({ email, securityKey: true, options: { nickname: "blue", redirectTo } });
    await client.signOut();
    const byEmail = await client.signIn({ email, securityKey: true });
    await client.signOut();
    const alone = await client.signInSecurityKey();
    const elevated = await client.elevateEmailSecurityKey(email);

    expect([signedUp, byEmail, alone].map(({ error, session }) => error ?? session?.user.email)).toEqual([
      email,
      email,
      email,
    ]);
    expect(elevated).toMatchObject({ error: null, elevated: true });
    expect(elevatedClaim(client)).toBe(client.getUser()?.id);
    expect((await client.refreshSession()).error).toBeNull();
  });

  test("adds a security key, and is told by the server when it is not one", async () => {
    await signUp();
    const key = createSoftwareAuthenticator();
    plugInKey(key, origin);
    const added = await client.addSecurityKey("blue");
    plugInKey(createSoftwareAuthenticator(), "http://evil.test");
    const foreign = await client.addSecurityKey("red");

    expect(added).toEqual({ error: null, key: { id: expect.any(String), nickname: "blue" } });
    expect(foreign.error).toMatchObject({ status: 400, error: "invalid-request" });
  });

  test("makes a personal access token and signs in with it", async () => {
    await signUp();
    const { data, error } = await client.createPAT(new Date(Date.now() + 3_600_000), { for: "the till" });
    await client.signOut();

    const { session } = await client.signInPAT(data?.personalAccessToken ?? "");

    expect([error, session?.user.email]).toEqual([null, email]);
  });

  test("signs in by a magic link and by a code", async () => {
    const asked = await client.signIn({ email, options: { redirectTo } });
    const { type } = await followMail(client, email);
    const byLink = client.getUser()?.email;
    await client.signOut();
    const askedForCode = await client.signInEmailOTP(email);
    const byCode = await client.verifyEmailOTP(email, (await readMail(server, email)).ticket);

    expect([asked.error, type, byLink, askedForCode.error]).toEqual([null, "passwordlessEmail", email, null]);
    expect(byCode.session?.user).toMatchObject({ email, emailVerified: true });
  });

  test("signs in by a text message", async () => {
    const phoneNumber = `+1303555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;

    const asked = await client.signIn({ phoneNumber });
    const { session } = await client.signIn({ phoneNumber, otp: (await readMail(server, phoneNumber)).ticket });

    expect([asked.error, session?.user.phoneNumber]).toEqual([null, phoneNumber]);
  });

  test("resets a forgotten password", async () => {
    await buildAccount(server.db, { email, emailVerified: true });

    const asked = await client.resetPassword({ email, options: { redirectTo } });
    const { type } = await followMail(client, email);
    const changed = await client.changePassword({ newPassword: "another one" });
    await client.signOut();

    expect([asked.error, type, changed.error]).toEqual([null, "passwordReset", null]);
    expect((await client.signIn({ email, password: "another one" })).session?.user.email).toBe(email);
  });

  test("changes the e-mail address", async () => {
    await signUp();
    const next = newEmail();

    const asked = await client.changeEmail({ newEmail: next, options: { redirectTo } });
    const { type } = await followMail(client, next);

    expect([asked.error, type, client.getUser()?.email]).toEqual([null, "emailConfirmChange", next]);
  });

  test("comes anonymously and stays as someone, by password or by mail", async () => {
    const { session } = await client.signIn();
    const byPassword = await client.deanonymize({ signInMethod: "email-password", email, password });
    await client.signIn({ email, password }); // The client itself forgets the session, and shows the page to sign in.
    const other = create(server);
    await other.signIn();
    const address = newEmail();
    const byMail = await other.deanonymize({ signInMethod: "passwordless", connection: "email", email: address });
    await followMail(other, address);

    expect(session?.user.isAnonymous).toBe(true);
    expect([byPassword.error, byMail.error]).toEqual([null, null]);
    expect(client.getUser()).toMatchObject({ id: session?.user.id, email, isAnonymous: false, defaultRole: "user" });
    expect(other.getUser()).toMatchObject({ email: address, isAnonymous: false });
  });

  test("signs in by an id token, links one, and leaves for a provider", async () => {
    const person = { sub: email, email, email_verified: true };
    const byToken = await client.signInIdToken({ provider: "google", idToken: await google.idToken(person) });
    const other = create(server);
    await other.signUp({ email: newEmail(), password });
    const idToken = await google.idToken({ sub: `other ${email}`, email_verified: false });
    const linked = await other.linkIdToken({ provider: "google", idToken });

    const { providerUrl } = await client.signIn({ provider: "google", options: { redirectTo } });
    const { headers } = await fetch(providerUrl ?? "", { redirect: "manual" });

    expect([byToken.session?.user.email, linked.error]).toEqual([email, null]);
    expect(headers.get("location")).toMatch(new RegExp(`^${google.url}/authorize\\?`));
  });

  test("signs out everywhere", async () => {
    await signUp();
    const other = create(server);
    await other.signIn({ email, password });

    const { error } = await client.signOut({ all: true });

    expect(error).toBeNull();
    expect((await other.refreshSession()).error).not.toBeNull();
  });
});
