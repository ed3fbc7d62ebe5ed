import { describe, expect, test } from "vitest";
import { createAuth, type Auth } from "#auth/auth.ts";
import { clientProblem } from "#auth/auth-problem.ts";
import { anonymous, code, fakeBrowser, fakeServer, password } from "#auth/test/fake-world.ts";

const carla = { email: "carla@garage.example", password };
const phoneNumber = "+49 170 1234567";

async function open() {
  const server = fakeServer();
  const browser = fakeBrowser(server);
  const auth = createAuth(browser.openTab());
  await auth.ready();
  return { server, browser, auth };
}

const last = ({ requests }: ReturnType<typeof fakeServer>) => requests.at(-1);
const status = (auth: Auth) => auth.state().status;

describe("by password", () => {
  test("a person's details are sent along, with the page that the email leads to", async () => {
    const { server, auth } = await open();
    const options = { displayName: "Carla", locale: "fr", metadata: { company: "Garage" } };

    await auth.signUp({ ...carla, options: { ...options, redirectTo: "/welcome?tab=one" } });

    expect(last(server)).toMatchObject({
      path: "/signup/email-password",
      body: { ...carla, options: { ...options, redirectTo: "https://shop.example/welcome?tab=one" } },
    });
    expect(status(auth)).toBe("signedIn");
  });
});

describe("by security key", () => {
  const options = { displayName: "Carla", nickname: "blue one", redirectTo: "/welcome" };

  test("a key is created and named, and signs in to the account", async () => {
    const { server, auth } = await open();

    const problem = await auth.signUpWithSecurityKey({ email: carla.email, options });

    expect([problem, status(auth)]).toEqual([null, "signedIn"]);
    expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
      [
        "/signup/webauthn",
        { email: carla.email, options: { displayName: "Carla", redirectTo: "https://shop.example/welcome" } },
      ],
      [
        "/signup/webauthn/verify",
        {
          credential: { made: { challenge: "make one" } },
          options: { nickname: "blue one", redirectTo: "https://shop.example/welcome" },
        },
      ],
    ]);
  });

  test("waits for the email when the address must be verified", async () => {
    const { server, auth } = await open();
    server.verifiesEmail = true;

    await auth.signUpWithSecurityKey({ email: carla.email });

    expect(status(auth)).toBe("needsEmailVerification");
  });
});

describe("by a link", () => {
  test("waits for the email to be opened", async () => {
    const { server, auth } = await open();

    const problem = await auth.sendMagicLink({ email: carla.email, options: { redirectTo: "/" } });

    expect([problem, status(auth)]).toEqual([null, "needsEmailVerification"]);
    expect(last(server)).toMatchObject({
      path: "/signin/passwordless/email",
      body: { email: carla.email, options: { redirectTo: "https://shop.example/" } },
    });
  });
});

describe.each([
  {
    by: "text message",
    waiting: "needsSmsOtp",
    ask: (auth: Auth) => auth.sendSmsCode({ phoneNumber }),
    prove: (auth: Auth, otp: string) => auth.signInWithSmsCode({ phoneNumber, otp }),
    asked: { path: "/signin/passwordless/sms", body: { phoneNumber, options: {} } },
    proved: { path: "/signin/passwordless/sms/otp", body: { phoneNumber, otp: code } },
  },
  {
    by: "mail",
    waiting: "needsEmailOtp",
    ask: (auth: Auth) => auth.sendEmailCode({ email: carla.email }),
    prove: (auth: Auth, otp: string) => auth.signInWithEmailCode({ email: carla.email, otp }),
    asked: { path: "/signin/otp/email", body: { email: carla.email, options: {} } },
    proved: { path: "/signin/otp/email/verify", body: { email: carla.email, otp: code } },
  },
])("by a code in a $by", ({ waiting, ask, prove, asked, proved }) => {
  test("waits for the code and signs in with it", async () => {
    const { server, auth } = await open();

    const sent = await ask(auth);
    const between = [last(server), status(auth)];
    const proof = await prove(auth, code);

    expect(between).toMatchObject([asked, waiting]);
    expect([sent, proof, status(auth)]).toEqual([null, null, "signedIn"]);
    expect(last(server)).toMatchObject(proved);
  });

  test("a wrong code can be corrected", async () => {
    const { auth } = await open();
    await ask(auth);

    const problem = await prove(auth, "000000");
    const between = auth.state();
    await prove(auth, code);

    expect(problem?.error).toBe("invalid-otp");
    expect(between).toMatchObject({ status: waiting, error: problem });
    expect(auth.state()).toMatchObject({ status: "signedIn", error: null });
  });

  test("a code that cannot be sent is reported", async () => {
    const { server, auth } = await open();
    server.fail({ status: 400, error: "cannot-send-sms", message: "Cannot send SMS" });

    const problem = await ask(auth);

    expect(problem?.error).toBe("cannot-send-sms");
    expect(auth.state()).toMatchObject({ status: "signedOut", error: problem });
  });

  test("another sign-in method is still available, and ends the wait", async () => {
    const { auth } = await open();
    await ask(auth);

    const problem = await auth.signIn({ ...carla, password: "wrong" });

    expect(auth.state()).toMatchObject({ status: "signedOut", error: problem });
  });
});

test.each([
  ["an e-mail", (auth: Auth) => auth.sendMagicLink({ email: "carla" }), "invalid-email"],
  ["an e-mail", (auth: Auth) => auth.sendEmailCode({ email: "" }), "invalid-email"],
  ["an e-mail", (auth: Auth) => auth.signUpWithSecurityKey({ email: "@" }), "invalid-email"],
  ["an e-mail", (auth: Auth) => auth.signInWithEmailCode({ email: "", otp: code }), "invalid-email"],
  ["a phone number", (auth: Auth) => auth.sendSmsCode({ phoneNumber: " " }), "invalid-phone-number"],
  ["a phone number", (auth: Auth) => auth.signInWithSmsCode({ phoneNumber: "", otp: code }), "invalid-phone-number"],
  ["a password", (auth: Auth) => auth.signUp({ ...carla, password: "xy" }), "invalid-password"],
] as const)("malformed, %s is rejected without a call", async (_what, register, error) => {
  const { server, auth } = await open();

  const problem = await register(auth);

  expect(problem).toEqual(clientProblem(error));
  expect(auth.state()).toMatchObject({ status: "signedOut", error: problem });
  expect(server.calls).toEqual([]);
});

test("a failed sign-in is cleared when an account is created", async () => {
  const { server, auth } = await open();
  server.verifiesEmail = true;
  await auth.signIn({ ...carla, password: "wrong" });

  await auth.signUp(carla);

  expect(auth.state()).toMatchObject({ status: "needsEmailVerification", error: null });
});

async function signedInAnonymously() {
  const world = await open();
  await world.auth.signInAnonymously();
  return { ...world, bearer: world.auth.state().accessToken };
}

describe("an anonymous account", () => {
  test("becomes permanent with email and password, and the session continues", async () => {
    const { server, auth, bearer } = await signedInAnonymously();

    const problem = await auth.signUp({ ...carla, options: { displayName: "Carla" } });

    expect(problem).toBeNull();
    expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: carla.email, isAnonymous: false } });
    expect(server.requests.at(-2)).toMatchObject({
      path: "/user/deanonymize",
      bearer,
      body: { signInMethod: "email-password", ...carla, options: { displayName: "Carla" } },
    });
  });

  test("is permanent then: no further account can be created", async () => {
    const { auth } = await signedInAnonymously();
    await auth.signUp(carla);

    expect(await auth.signUp(carla)).toEqual(clientProblem("already-signed-in"));
  });

  test("waits for the email when the address must be verified, and its session is over", async () => {
    const { server, browser, auth } = await signedInAnonymously();
    server.verifiesEmail = true;

    const problem = await auth.signUp(carla);

    expect(problem).toBeNull();
    expect(auth.state()).toMatchObject({ status: "needsEmailVerification", user: null });
    expect([...browser.stored.keys()]).toEqual([]);
  });

  test("can be made permanent by a link", async () => {
    const { server, auth } = await signedInAnonymously();

    await auth.deanonymize({ by: "passwordlessEmail", email: carla.email });

    expect(server.requests.find(({ path }) => path === "/user/deanonymize")?.body).toEqual({
      signInMethod: "passwordless",
      connection: "email",
      email: carla.email,
      options: {},
    });
    expect(status(auth)).toBe("needsEmailVerification");
  });

  test("can be made permanent by phone: the session continues until the code is entered", async () => {
    const { server, auth } = await signedInAnonymously();

    await auth.deanonymize({ by: "passwordlessSms", phoneNumber });
    const between = auth.state();
    await auth.signInWithSmsCode({ phoneNumber, otp: code });

    expect(server.requests.find(({ path }) => path === "/user/deanonymize")?.body).toEqual({
      signInMethod: "passwordless",
      connection: "sms",
      phoneNumber,
      options: {},
    });
    expect(between).toMatchObject({ status: "signedIn", user: { isAnonymous: true } });
    expect(auth.state()).toMatchObject({ status: "signedIn", user: { isAnonymous: false } });
  });

  test("of another tab can be completed in one that had a full account", async () => {
    const { server, browser, auth } = await open();
    await auth.signUp(carla);
    const { refreshToken } = server.issue(anonymous);
    browser.store.forgetAll();
    browser.openTab().tabs.tell({ type: "token", refreshToken });
    await expect.poll(() => auth.state().user?.isAnonymous).toBe(true);

    const problem = await auth.signUp(carla);

    expect([problem, auth.state().user?.email]).toEqual([null, carla.email]);
  });

  test("stays anonymous when the server rejects it", async () => {
    const { server, auth } = await signedInAnonymously();
    server.fail({ status: 409, error: "email-already-in-use", message: "Email already in use" });

    const problem = await auth.signUp(carla);

    expect(problem?.error).toBe("email-already-in-use");
    expect(auth.state()).toMatchObject({ status: "signedIn", user: { isAnonymous: true } });
  });

  test("is required for it", async () => {
    const { auth } = await open();

    const early = await auth.deanonymize({ by: "emailPassword", ...carla });
    await auth.signIn(carla);
    const late = await auth.deanonymize({ by: "emailPassword", ...carla });

    expect([early, late]).toEqual([clientProblem("user-not-anonymous"), clientProblem("user-not-anonymous")]);
  });
});
