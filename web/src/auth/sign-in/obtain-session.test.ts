import { expect, test } from "vitest";
import { refreshSession, tryToken } from "./obtain-session.ts";
import { liveSession } from "#auth/session.ts";
import { fakeBrowser, fakeServer, minutes } from "#auth/test/fake-world.ts";

function stored(options: Parameters<typeof fakeBrowser>[1] = {}) {
  const server = fakeServer();
  const browser = fakeBrowser(server, options);
  const session = liveSession(server.issue("ada@boresight.example"), Date.now());
  browser.store.keep(session);
  return { server, browser, held: session.accessToken };
}

test("of two tabs at once one exchanges the token and the other uses the result", async () => {
  const { server, browser, held } = stored();

  const [one, other] = await Promise.all([
    refreshSession(browser.openTab(), held),
    refreshSession(browser.openTab(), held),
  ]);

  expect(one.accessToken).toBe(other.accessToken);
  expect(server.calls).toEqual(["refresh refresh-1"]);
});

test("without locks the losing tab uses what the winner stored", async () => {
  const { server, browser, held } = stored({ hasLocks: false });

  const [one, other] = await Promise.all([
    refreshSession(browser.openTab(), held),
    refreshSession(browser.openTab(), held),
  ]);

  expect(server.calls).toEqual(["refresh refresh-1", "refresh refresh-1"]);
  expect(one.accessToken).toBe(other.accessToken);
  expect([...server.live.keys()]).toEqual([browser.store.refreshToken()]);
});

test.each([
  ["fast, tabs renew the session once, not in turns without end", 6, 6, 1],
  ["set back, the session is renewed", 6, 0, 2],
])("where the device's clock is %s", async (_what, before, after, calls) => {
  const { server, browser, held } = stored();
  const tabAt = (hours: number) => ({ ...browser.openTab(), now: () => Date.now() + hours * 60 * minutes });

  await refreshSession(tabAt(before), held);
  await refreshSession(tabAt(after), held);

  expect(server.calls).toHaveLength(calls);
});

test("a sign-out during the refresh wins, and the new token is revoked", async () => {
  const { server, browser, held } = stored();
  const refreshing = refreshSession(browser.openTab(), held);
  await expect.poll(() => server.calls, { interval: 1 }).toHaveLength(1);

  browser.store.forgetAll();

  await expect(refreshing).rejects.toMatchObject({ error: "no-refresh-token" });
  expect(server.calls.at(-1)).toBe("sign out refresh-2");
  expect(browser.store.session()).toBeNull();
});

test("another person's sign-in during the refresh wins", async () => {
  const { server, browser, held } = stored();
  const refreshing = refreshSession(browser.openTab(), held);
  await expect.poll(() => server.calls, { interval: 1 }).toHaveLength(1);

  browser.store.keep(liveSession(server.issue("carla@garage.example"), Date.now()));

  await expect(refreshing).rejects.toMatchObject({ error: "no-refresh-token" });
  expect(browser.store.session()?.user.email).toBe("carla@garage.example");
});

test("another tab's renewal of the same session that becomes visible only now ends nothing", async () => {
  const { server, browser, held } = stored();
  const refreshing = refreshSession(browser.openTab(), held);
  await expect.poll(() => server.calls, { interval: 1 }).toHaveLength(1);

  browser.store.keep(liveSession(server.issue("ada@boresight.example"), Date.now()));
  const { refreshToken } = await refreshing;

  expect(browser.store.refreshToken()).toBe(refreshToken);
  expect(server.calls).toEqual(["refresh refresh-1"]);
});

test("a token announced earlier than the stored one is never presented", async () => {
  const { server, browser } = stored();
  const late = { ...browser.openTab(), now: () => Date.now() + 60 * minutes }; // What is stored has expired.

  await expect(tryToken(late, "refresh-0")).rejects.toMatchObject({ error: "no-refresh-token" });
  expect(server.calls).toEqual([]);
});
