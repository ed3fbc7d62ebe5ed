import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAuth } from "./auth.ts";
import { liveSession } from "./session.ts";
import { broken, fakeBrowser, fakeServer, minutes, offline, password, refused, seconds } from "./test/fake-world.ts";

const ada = { email: "ada@boresight.example", password };
const carla = { email: "carla@garage.example", password };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function after<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const result = Promise.resolve(work);
  result.catch(() => {});
  await pass(milliseconds);
  return result;
}

async function signedIn(options: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer(options);
  const browser = fakeBrowser(server);
  const auth = createAuth(browser.openTab());
  await after(20, auth.signIn(ada));
  return { server, browser, auth };
}

/** A browser that was signed in once, and whose access token has expired since. */
function returning() {
  const server = fakeServer();
  const browser = fakeBrowser(server);
  browser.store.keep(liveSession(server.issue(ada.email), Date.now()));
  vi.setSystemTime(Date.now() + 60 * minutes);
  return { server, browser };
}

describe("at the start", () => {
  test("nobody is signed in when nothing is stored", async () => {
    const server = fakeServer();

    const auth = createAuth(fakeBrowser(server).openTab());
    await auth.ready();

    expect(auth.state()).toMatchObject({ status: "signedOut", user: null, error: null });
    expect(server.calls).toEqual([]);
  });

  test("a stored refresh token gets a new session", async () => {
    const { server, browser } = returning();

    const auth = createAuth(browser.openTab());
    await after(10, auth.ready());

    expect(auth.state().user?.email).toBe(ada.email);
    expect(server.calls).toEqual(["refresh refresh-1"]);
    expect(browser.store.refreshToken()).toBe("refresh-2");
  });

  test("a stored session that is still valid is used without a call", async () => {
    const { server, browser } = await signedIn();
    server.calls.length = 0;

    const auth = createAuth(browser.openTab());
    await after(10, auth.ready());

    expect(auth.state().status).toBe("signedIn");
    expect(server.calls).toEqual([]);
  });

  test("without a network the last session goes on, even when it has to be renewed", async () => {
    const { server, browser } = await signedIn();
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * seconds);
    server.calls.length = 0;

    const auth = createAuth(browser.openTab({ isOffline: () => true, autoRefresh: false }));
    await auth.ready();

    expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: ada.email } });
    expect(server.calls).toEqual([]);
  });

  test("an existing session is tried before the URL and the store", async () => {
    const { server, browser } = returning();
    const existing = liveSession(server.issue(carla.email), Date.now());

    const auth = createAuth({ ...browser.openTab(), existing });
    await auth.ready();

    expect(auth.state().user?.email).toBe(carla.email);
    expect(server.calls).toEqual([]);
  });

  test("an existing session that has expired gives way to the stored one", async () => {
    const { server, browser } = returning();
    const existing = liveSession(server.issue(carla.email), Date.now() - 60 * minutes);

    const auth = createAuth({ ...browser.openTab(), existing });
    await after(10, auth.ready());

    expect(auth.state().user?.email).toBe(ada.email);
  });

  test("the stored ability rules decide what is offered", async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    browser.store.keep(liveSession(server.issue(ada.email), Date.now()));
    browser.stored.set("userAbilityRules", JSON.stringify([{ action: "read", subject: "dashboard" }]));

    const auth = createAuth(browser.openTab());
    await auth.ready();

    expect([auth.ability.can("read", "dashboard"), auth.ability.can("read", "users")]).toEqual([true, false]);
  });

  test("the URL's refresh token takes precedence over the stored one and is removed from the URL", async () => {
    const { server, browser } = returning();
    server.live.set("from-mail", carla.email);
    browser.address = "https://shop.example/welcome?refreshToken=from-mail&type=verifyEmail&tab=one";

    const auth = createAuth(browser.openTab());
    await expect.poll(() => auth.state().switching).not.toBeNull();
    auth.answerSwitch(true);
    await after(10, auth.ready());

    expect(auth.state().user?.email).toBe(carla.email);
    expect(browser.address).toBe("https://shop.example/welcome?tab=one");
  });

  test("a used link leaves the stored session as it is", async () => {
    const { browser } = returning();
    browser.address = "https://shop.example/?refreshToken=used";

    const auth = createAuth(browser.openTab());
    await after(30, auth.ready());

    expect(auth.state().user?.email).toBe(ada.email);
  });

  test("an error in the URL is shown", async () => {
    const browser = fakeBrowser(fakeServer());
    browser.address = "https://shop.example/login?error=invalid-ticket&errorDescription=Invalid+ticket";

    const auth = createAuth(browser.openTab());
    await auth.ready();

    expect(auth.state().error).toEqual({ status: 10, error: "invalid-ticket", message: "Invalid ticket" });
  });

  test.each([offline, broken])(
    "status $status is retried after 5, 10, 20, 40 and 80 s, then given up",
    async (failure) => {
      const { server, browser } = returning();
      server.fail(...Array.from({ length: 6 }, () => failure));
      const auth = createAuth(browser.openTab());
      const callsAfter = [];

      for (const wait of [0, 5, 10, 20, 40, 80]) {
        await pass(wait * seconds + 10);
        callsAfter.push(server.calls.length);
        expect(auth.state()).toMatchObject({ status: wait === 80 ? "signedOut" : "starting", error: failure });
      }

      expect(callsAfter).toEqual([1, 2, 3, 4, 5, 6]);
      expect(browser.store.refreshToken()).toBe("refresh-1");
    },
  );

  test("a retry that succeeds signs in and clears the failure", async () => {
    const { server, browser } = returning();
    server.fail(offline);
    const auth = createAuth(browser.openTab());

    await pass(5 * seconds + 20);

    expect(auth.state()).toMatchObject({ status: "signedIn", error: null });
  });

  test("a rejected token is removed and not tried again", async () => {
    const { server, browser } = returning();
    server.live.clear();
    const auth = createAuth(browser.openTab());

    await pass(5 * minutes);

    expect(auth.state()).toMatchObject({ status: "signedOut", error: refused });
    expect(server.calls).toHaveLength(1);
    expect([...browser.stored.keys()]).toEqual([]);
  });

  test("waiting longer than 15 s fails", async () => {
    const { server, browser } = returning();
    server.fail(offline, offline, offline);
    const auth = createAuth(browser.openTab());

    const waiting = after(15 * seconds, auth.ready());

    await expect(waiting).rejects.toThrow("The state machine is not yet ready after 15 seconds.");
  });
});

describe("signing in by password", () => {
  test("stores the session, tells the other tabs and updates the rights", async () => {
    const { browser, auth } = await signedIn();

    expect(auth.state()).toMatchObject({ status: "signedIn", error: null, user: { email: ada.email } });
    expect(auth.ability.can("manage", "users")).toBe(true);
    expect(browser.store.session()?.accessToken).toBe(auth.state().accessToken);
    expect(browser.messages).toEqual([{ type: "token", refreshToken: "refresh-1" }]);
  });

  test.each([
    [{ email: "ada", password: "x" }, "invalid-email"],
    [{ email: ada.email, password: "x" }, "invalid-password"],
  ])("%j is rejected without a call: %s", async (credentials, error) => {
    const server = fakeServer();
    const auth = createAuth(fakeBrowser(server).openTab());

    const problem = await auth.signIn(credentials);

    expect(problem).toMatchObject({ status: 10, error });
    expect(auth.state()).toMatchObject({ status: "signedOut", error: problem });
    expect(server.calls).toEqual([]);
  });

  test("a wrong password is reported, and the right one works after it", async () => {
    const auth = createAuth(fakeBrowser(fakeServer()).openTab());

    const problem = await after(20, auth.signIn({ ...ada, password: "wrong" }));
    const second = await after(20, auth.signIn(ada));

    expect(problem).toMatchObject({ status: 401, error: "invalid-email-password" });
    expect(second).toBeNull();
    expect(auth.state()).toMatchObject({ status: "signedIn", error: null });
  });

  test("shows that it is in progress", async () => {
    const auth = createAuth(fakeBrowser(fakeServer()).openTab());

    void auth.signIn(ada);
    await pass(5);

    expect(auth.state().status).toBe("signingIn");
  });

  test("asks for a code when a ticket is returned", async () => {
    const server = fakeServer();
    server.ticket = "mfaTotp:1";
    const auth = createAuth(fakeBrowser(server).openTab());

    const problem = await after(20, auth.signIn(ada));

    expect(problem).toBeNull();
    expect(auth.state()).toMatchObject({ status: "needsMfa", user: null });
  });

  test.each([
    { error: "unverified-user", message: "User is not verified." },
    { error: "unauthorized", message: "Email is not verified" },
  ])("asks for verification on $error", async (answer) => {
    const server = fakeServer();
    const auth = createAuth(fakeBrowser(server).openTab());
    server.fail({ status: 401, ...answer });

    const problem = await after(20, auth.signIn(ada));

    expect(auth.state().status).toBe("needsEmailVerification");
    expect(problem).toEqual({ status: 20, error: "unverified-user", message: "Email needs verification" });
  });

  test("twice is rejected: someone is signed in already", async () => {
    const { auth } = await signedIn();

    const problem = await after(20, auth.signIn(carla));

    expect(problem).toEqual({ status: 20, error: "already-signed-in", message: "User is already signed in" });
    expect(auth.state().user?.email).toBe(ada.email);
  });
});

describe("refreshing by hand", () => {
  test("runs once, lets one wait, and refuses a third", async () => {
    const { auth, server } = await signedIn();
    server.calls.length = 0;

    const outcomes = await after(100, Promise.all([auth.refresh(), auth.refresh(), auth.refresh()]));

    expect(outcomes.map((problem) => problem?.error ?? null)).toEqual([null, null, "refresher-already-running"]);
    expect(server.calls.filter((call) => call.startsWith("refresh"))).toHaveLength(2);
  });
});

describe("making an account", () => {
  test("signs in", async () => {
    const auth = createAuth(fakeBrowser(fakeServer()).openTab());

    const problem = await after(20, auth.signUp(carla));

    expect(problem).toBeNull();
    expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: carla.email } });
    expect(auth.ability.can("manage", "estimates")).toBe(true);
    expect(auth.ability.can("manage", "users")).toBe(false);
  });

  test("waits for the email when the address must be verified", async () => {
    const server = fakeServer();
    server.verifiesEmail = true;
    const auth = createAuth(fakeBrowser(server).openTab());

    await after(20, auth.signUp(carla));

    expect(auth.state().status).toBe("needsEmailVerification");
  });

  test("returns why it failed", async () => {
    const server = fakeServer();
    server.fail({ status: 409, error: "email-already-in-use", message: "Email already in use" });
    const auth = createAuth(fakeBrowser(server).openTab());

    const malformed = await auth.signUp({ ...carla, password: "" });
    const taken = await after(20, auth.signUp(carla));

    expect([malformed?.error, taken?.error]).toEqual(["invalid-password", "email-already-in-use"]);
    expect(auth.state().status).toBe("signedOut");
  });

  test("is rejected while someone is signed in, and possible after sign-out", async () => {
    const { auth } = await signedIn();

    const early = await after(20, auth.signUp(carla));
    await after(20, auth.signOut());
    const late = await after(20, auth.signUp(carla));

    expect(early?.error).toBe("already-signed-in");
    expect(late).toBeNull();
  });
});

describe("signing out", () => {
  test.each([
    [{}, "sign out refresh-1"],
    [{ all: true }, "sign out refresh-1 and all, by bearer"],
  ])("with %j revokes the tokens and removes them", async (options, call) => {
    const { server, browser, auth } = await signedIn();

    const problem = await after(20, auth.signOut(options));

    expect(problem).toBeNull();
    expect(server.calls.at(-1)).toBe(call);
    expect(auth.state()).toMatchObject({ status: "signedOut", user: null, accessToken: null });
    expect(auth.ability.rules).toEqual([]);
    expect([...browser.stored.keys()]).toEqual([]);
    expect(browser.messages.at(-1)).toEqual({ type: "signout" });
  });

  test("is immediate here even if the server cannot be reached", async () => {
    const { server, browser, auth } = await signedIn();
    server.fail(offline);

    const problem = await after(20, auth.signOut());

    expect(problem).toEqual(offline);
    expect(auth.state()).toMatchObject({ status: "signedOut", error: offline });
    expect(browser.store.refreshToken()).toBeNull();
  });

  test("without a session is rejected", async () => {
    const auth = createAuth(fakeBrowser(fakeServer()).openTab());

    const problem = await auth.signOut();

    expect(problem).toEqual({ status: 20, error: "unauthenticated-user", message: "User is not authenticated" });
  });

  test("during a refresh leaves no token alive", async () => {
    const { server, browser, auth } = await signedIn({ lifetime: 120 });
    await pass(60 * seconds - 5);

    await after(200, auth.signOut());

    expect(server.calls).toContain("refresh refresh-1");
    expect([...server.live.keys()]).toEqual([]);
    expect(browser.store.refreshToken()).toBeNull();
    expect(auth.state().status).toBe("signedOut");
  });
});
