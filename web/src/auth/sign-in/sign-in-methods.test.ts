import { describe, expect, test } from "vitest";
import { createAuth, type Auth } from "#auth/auth.ts";
import { AuthError, clientProblem } from "#auth/auth-problem.ts";
import { broken, code, fakeBrowser, fakeServer, offline, password } from "#auth/test/fake-world.ts";

const ada = { email: "ada@boresight.example", password };
const ticket = "mfaTotp:0f8fad5b-d9cb-469f-a165-70867728950e";

async function open(options: Parameters<ReturnType<typeof fakeBrowser>["openTab"]>[0] = {}) {
  const server = fakeServer();
  const browser = fakeBrowser(server);
  const auth = createAuth(browser.openTab(options));
  await auth.ready();
  return { server, browser, auth };
}

const ways: [string, (auth: Auth) => Promise<unknown>, object][] = [
  ["anonymously", (auth) => auth.signInAnonymously({ locale: "fr" }), { "/signin/anonymous": { locale: "fr" } }],
  [
    "by security key and e-mail",
    (auth) => auth.signInWithSecurityKey({ email: ada.email }),
    {
      "/signin/webauthn": { email: ada.email },
      "/signin/webauthn/verify": { email: ada.email, credential: { answered: { challenge: "prove it" } } },
    },
  ],
  [
    "by a security key that knows its owner",
    (auth) => auth.signInWithSecurityKey(),
    { "/signin/webauthn": {}, "/signin/webauthn/verify": { credential: { answered: { challenge: "prove it" } } } },
  ],
  [
    "by ticket and code",
    (auth) => auth.signInWithTotp({ ticket, otp: code }),
    { "/signin/mfa/totp": { ticket, otp: code } },
  ],
  [
    "by ticket and recovery code",
    (auth) => auth.signInWithRecoveryCode({ ticket, recoveryCode: "ABCD" }),
    { "/signin/mfa/recovery-code": { ticket, recoveryCode: "ABCD" } },
  ],
  [
    "by personal access token",
    (auth) => auth.signInWithPat({ personalAccessToken: "pat" }),
    { "/signin/pat": { personalAccessToken: "pat" } },
  ],
  [
    "by id token",
    (auth) => auth.signInWithIdToken({ provider: "google", idToken: "signed", nonce: "once" }),
    { "/signin/idtoken": { provider: "google", idToken: "signed", nonce: "once" } },
  ],
];

describe.each(ways)("signing in %s", (_way, signIn, sent) => {
  test("calls the server and is signed in", async () => {
    const { server, auth } = await open();

    const seen: string[] = [];
    auth.subscribe(() => seen.push(auth.state().status));

    const problem = await signIn(auth);

    expect(problem).toBeNull();
    expect(seen).toEqual(["signingIn", "signedIn"]);
    expect(Object.fromEntries(server.requests.map(({ path, body }) => [path, body]))).toEqual(sent);
  });

  test("reports why it failed and can be tried again", async () => {
    const { server, auth } = await open();
    server.fail({ status: 401, error: "disabled-user", message: "User is disabled" });

    const refused = await signIn(auth);
    const failed = auth.state();
    await signIn(auth);

    expect(refused).toMatchObject({ error: "disabled-user" });
    expect(failed).toMatchObject({ status: "signedOut", error: { error: "disabled-user" } });
    expect(auth.state()).toMatchObject({ status: "signedIn", error: null });
  });

  test("asks to open the email when the address is not verified", async () => {
    const { server, auth } = await open();
    server.fail({ status: 401, error: "unverified-user", message: "Email is not verified" });

    await signIn(auth);

    expect(auth.state().status).toBe("needsEmailVerification");
  });

  test("is rejected while someone is signed in", async () => {
    const { auth } = await open();
    await auth.signIn(ada);

    const problem = await signIn(auth);

    expect(problem).toEqual(clientProblem("already-signed-in"));
  });
});

test.each([
  ["a malformed e-mail", (auth: Auth) => auth.signInWithSecurityKey({ email: "ada" }), "invalid-email"],
  [
    "a security key that is not wanted",
    (auth: Auth) => auth.signInWithSecurityKey({ securityKey: false }),
    "invalid-sign-in-method",
  ],
  ["no ticket", (auth: Auth) => auth.signInWithTotp({ otp: code }), "no-mfa-ticket"],
  ["an empty ticket", (auth: Auth) => auth.signInWithTotp({ otp: code, ticket: "" }), "no-mfa-ticket"],
  ["a malformed ticket", (auth: Auth) => auth.signInWithTotp({ otp: code, ticket: "mfaTotp:1" }), "invalid-mfa-ticket"],
] as const)("%s is rejected without a call", async (_what, signIn, error) => {
  const { server, auth } = await open();

  const problem = await signIn(auth);

  expect(problem).toEqual(clientProblem(error));
  expect(auth.state()).toMatchObject({ status: "signedOut", error: problem });
  expect(server.calls).toEqual([]);
});

const notUsed = () =>
  Promise.reject(new AuthError({ status: 1, error: "ERROR_CEREMONY_ABORTED", message: "The key was not used" }));

test("a key that is not used ends the attempt with the browser's code", async () => {
  const { auth } = await open({ securityKeys: { answer: notUsed, register: notUsed } });

  const problem = await auth.signInWithSecurityKey();

  expect(problem).toMatchObject({ status: 1, error: "ERROR_CEREMONY_ABORTED" });
});

async function askedForCode() {
  const { server, browser, auth } = await open();
  server.ticket = ticket;
  await auth.signIn(ada);
  return { server, browser, auth };
}

describe("the second factor", () => {
  test("uses the ticket of the password", async () => {
    const { server, auth } = await askedForCode();
    const before = auth.state().status;

    await auth.signInWithTotp({ otp: code });

    expect([before, auth.state().status]).toEqual(["needsMfa", "signedIn"]);
    expect(server.requests.at(-1)?.body).toEqual({ ticket, otp: code });
  });

  test.each([
    ["wrong", [], "invalid-totp"],
    ["lost on the way", [offline], "network"],
    ["met by a broken server", [broken], "internal-server-error"],
  ])("can be entered again when it was %s", async (_what, failures, error) => {
    const { server, auth } = await askedForCode();
    server.fail(...failures);

    const problem = await auth.signInWithTotp({ otp: failures.length === 0 ? "000000" : code });
    const asked = auth.state();
    await auth.signInWithTotp({ otp: code });

    expect(problem?.error).toBe(error);
    expect(asked).toMatchObject({ status: "needsMfa", error: problem });
    expect(auth.state()).toMatchObject({ status: "signedIn", error: null });
  });

  test("starts over with the password when the ticket is used up", async () => {
    const { server, auth } = await askedForCode();
    server.fail({ status: 401, error: "invalid-ticket", message: "Invalid ticket" });

    await auth.signInWithTotp({ otp: code });
    const spent = auth.state().status;
    const problem = await auth.signInWithTotp({ otp: code });

    expect([spent, problem?.error]).toEqual(["signedOut", "no-mfa-ticket"]);
  });
});

describe("a session by personal access token", () => {
  test("stays in its tab and is not stored", async () => {
    const { browser, auth } = await open();
    const other = createAuth(browser.openTab());

    await auth.signInWithPat({ personalAccessToken: "pat" });

    expect([auth.state().status, other.state().status]).toEqual(["signedIn", "signedOut"]);
    expect([...browser.stored.keys()]).toEqual([]);
  });

  test("cannot be exchanged for another", async () => {
    const { auth } = await open();
    await auth.signInWithPat({ personalAccessToken: "pat" });

    const problem = await auth.refresh();

    expect(problem).toEqual(clientProblem("no-refresh-token"));
    expect(auth.state().status).toBe("signedIn");
  });

  test("is revoked at sign-out", async () => {
    const { server, auth } = await open();
    await auth.signInWithPat({ personalAccessToken: "pat" });

    await auth.signOut();

    expect(server.live.size).toBe(0);
    expect(auth.state().status).toBe("signedOut");
  });

  test("yields to a session of another tab", async () => {
    const { browser, auth } = await open();
    await auth.signInWithPat({ personalAccessToken: "pat" });

    await createAuth(browser.openTab()).signIn(ada);
    await expect.poll(() => auth.state().accessToken).toBe(browser.store.session()?.accessToken);

    expect(await auth.refresh()).toBeNull();
  });
});
