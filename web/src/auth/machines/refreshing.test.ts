import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAuth } from "#auth/auth.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { liveSession } from "#auth/session.ts";
import { broken, fakeBrowser, fakeServer, minutes, offline, password, seconds } from "#auth/test/fake-world.ts";

const ada = { email: "ada@boresight.example", password };
const refreshes = (calls: string[]) => calls.filter((call) => call.startsWith("refresh")).length;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function signedIn({
  lifetime = 900,
  hasLocks = true,
  ...options
}: { lifetime?: number; hasLocks?: boolean } & Partial<AuthDeps> = {}) {
  const server = fakeServer({ lifetime });
  const browser = fakeBrowser(server, { hasLocks });
  const auth = createAuth(browser.openTab(options));
  const signing = auth.signIn(ada);
  await pass(20);
  await signing;
  return { server, browser, auth };
}

describe("the refresh timer", () => {
  test.each([
    { lifetime: 900, quiet: 839, due: 841 },
    { lifetime: 40, quiet: 19, due: 21 },
  ])("of a token of $lifetime s refreshes after $quiet s", async ({ lifetime, quiet, due }) => {
    const { server, auth } = await signedIn({ lifetime });

    await pass(quiet * seconds);
    const before = refreshes(server.calls);
    await pass((due - quiet) * seconds + 20);

    expect([before, refreshes(server.calls)]).toEqual([0, 1]);
    expect(auth.state().status).toBe("signedIn");
  });

  test("continues for hours", async () => {
    const { server, auth } = await signedIn();

    await pass(4 * 60 * minutes);

    expect(refreshes(server.calls)).toBe(17);
    expect(auth.state().status).toBe("signedIn");
  });

  test("respects the configured interval", async () => {
    const { server } = await signedIn({ refreshInterval: 5 * minutes });

    await pass(11 * minutes);

    expect(refreshes(server.calls)).toBe(2);
  });

  test("can be disabled", async () => {
    const { server } = await signedIn({ autoRefresh: false });

    await pass(60 * minutes);

    expect(refreshes(server.calls)).toBe(0);
  });

  test("leaves a session by personal access token as it is", async () => {
    const server = fakeServer();
    const auth = createAuth(fakeBrowser(server).openTab());
    void auth.signInWithPat({ personalAccessToken: "pat" });

    await pass(60 * minutes);

    expect(auth.state().status).toBe("signedIn");
    expect(server.calls).toEqual(["/signin/pat"]);
  });

  test.each([offline, broken, { status: 429, error: "too-many-requests", message: "Too many requests" }])(
    "retries status $status after 5, 10, 20, 40 and 80 s, then rests until the network is back",
    async (failure) => {
      const { server, auth } = await signedIn();
      server.fail(...Array.from({ length: 6 }, () => failure));
      await pass(840 * seconds + 20);
      const counts = [refreshes(server.calls)];

      for (const wait of [5, 10, 20, 40, 80, 3600]) {
        await pass(wait * seconds + 10);
        counts.push(refreshes(server.calls));
      }
      const resting = auth.state().status;
      auth.wake();
      await pass(20);

      expect(counts).toEqual([1, 2, 3, 4, 5, 6, 6]);
      expect(resting).toBe("signedIn");
      expect(refreshes(server.calls)).toBe(7);
    },
  );

  test("resets its retries after a success", async () => {
    const { server } = await signedIn();
    server.fail(offline, offline);
    await pass(840 * seconds + 15 * seconds + 50);

    server.fail(offline);
    await pass(840 * seconds);
    const failed = refreshes(server.calls);
    await pass(5 * seconds + 50);

    expect([failed, refreshes(server.calls)]).toEqual([4, 5]);
  });

  test("signs out when the token is rejected", async () => {
    const { server, browser, auth } = await signedIn();
    server.live.clear();

    await pass(842 * seconds);

    expect(auth.state()).toMatchObject({ status: "signedOut", accessToken: null });
    expect([...browser.stored.keys()]).toEqual([]);
  });

  test("signs out when the storage was cleared by hand", async () => {
    const { browser, auth } = await signedIn();
    browser.stored.clear();

    await pass(842 * seconds);

    expect(auth.state().status).toBe("signedOut");
  });
});

describe("two tabs", () => {
  test.each([{ hasLocks: true }, { hasLocks: false }])(
    "never log each other out ($hasLocks locks)",
    async ({ hasLocks }) => {
      const { server, browser, auth } = await signedIn({ hasLocks });
      const other = createAuth(browser.openTab());

      await pass(2 * 60 * minutes);

      expect([auth.state().status, other.state().status]).toEqual(["signedIn", "signedIn"]);
      expect(other.state().accessToken).toBe(auth.state().accessToken);
      expect([...server.live.keys()]).toEqual([browser.store.refreshToken()]);
    },
  );

  test("refresh once between them", async () => {
    const { server, browser } = await signedIn();
    createAuth(browser.openTab());

    await pass(841 * seconds);

    expect(refreshes(server.calls)).toBe(1);
  });

  test("sign in together", async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    const [one, other] = [createAuth(browser.openTab()), createAuth(browser.openTab())];
    await other.ready();

    void one.signIn(ada);
    await pass(20);

    expect(other.state().user?.email).toBe(ada.email);
    expect(server.calls).toEqual(["sign in ada@boresight.example"]);
  });

  test("sign out together, with one call", async () => {
    const { server, browser, auth } = await signedIn();
    const other = createAuth(browser.openTab());
    await other.ready();

    void auth.signOut();
    await pass(20);

    expect(other.state()).toMatchObject({ status: "signedOut", accessToken: null });
    expect(server.calls.filter((call) => call.startsWith("sign out"))).toHaveLength(1);
  });

  test("an announced token that is not stored is exchanged", async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    const auth = createAuth(browser.openTab());
    await auth.ready();
    const { refreshToken } = server.issue(ada.email);

    browser.openTab().tabs.tell({ type: "token", refreshToken });
    await pass(20);

    expect(auth.state().status).toBe("signedIn");
    expect(browser.store.refreshToken()).toBe("refresh-2");
  });

  test("an announced token that is rejected changes nothing", async () => {
    const browser = fakeBrowser(fakeServer());
    const auth = createAuth(browser.openTab());
    await auth.ready();

    browser.openTab().tabs.tell({ type: "token", refreshToken: "unknown" });
    await pass(20);

    expect(auth.state()).toMatchObject({ status: "signedOut", error: null });
  });

  test("a tab that waits to start is started by one that succeeded", async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    browser.store.keep(liveSession(server.issue(ada.email), Date.now()));
    vi.setSystemTime(Date.now() + 60 * minutes);
    server.fail(offline);
    const late = createAuth(browser.openTab());
    await pass(20);
    const before = late.state().status;

    browser.store.keep(liveSession(server.issue(ada.email), Date.now()));
    browser.openTab().tabs.tell({ type: "token", refreshToken: browser.store.refreshToken() ?? "" });
    await pass(20);

    expect([before, late.state().status]).toEqual(["starting", "signedIn"]);
  });

  test("of two tokens announced at once the last one counts", async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    const auth = createAuth(browser.openTab());
    await auth.ready();
    const other = browser.openTab();
    const [one, two] = [server.issue("carla@garage.example"), server.issue(ada.email)];

    other.tabs.tell({ type: "token", refreshToken: one.refreshToken });
    other.tabs.tell({ type: "token", refreshToken: two.refreshToken });
    await pass(50);

    expect(auth.state().user?.email).toBe(browser.store.session()?.user.email);
  });

  test("a tab that gave up is revived by one that succeeded", async () => {
    const { server, browser, auth } = await signedIn();
    server.fail(...Array.from({ length: 6 }, () => offline));
    await pass(1000 * seconds);
    expect(refreshes(server.calls)).toBe(6);

    createAuth(browser.openTab());
    await pass(20);

    expect(auth.state().accessToken).toBe(browser.store.session()?.accessToken);
  });
});
