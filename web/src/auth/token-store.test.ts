import { rulesFor } from "@boresight/domain/accounts/abilities";
import { expect, test } from "vitest";
import { liveSession } from "./session.ts";
import { fakeBrowser, fakeServer } from "./test/fake-world.ts";

const now = Date.UTC(2026, 2, 2, 8);

function kept() {
  const server = fakeServer();
  const browser = fakeBrowser(server);
  const session = liveSession(server.issue("ada@boresight.example"), now);
  browser.store.keep(session);
  return { ...browser, session };
}

test("a session is stored under the names that other clients know", () => {
  const { stored, session } = kept();

  expect(Object.fromEntries(stored)).toEqual({
    nhostRefreshToken: "refresh-1",
    nhostRefreshTokenId: "session of ada@boresight.example",
    nhostRefreshTokenExpiresAt: "2026-04-01T08:00:00.000Z",
    accessToken: session.accessToken,
    userData: JSON.stringify({ ...session.user, role: "admin" }),
    userAbilityRules: JSON.stringify(rulesFor({ role: "admin", isOffice: false })),
  });
});

test("a stored session ends by this device's clock, whatever the server's says", () => {
  const { store, session } = kept();

  expect(store.session()).toMatchObject({ receivedAt: now, expiresAt: now + 900_000 });
  expect(session.expiresAt).toBe(now + 900_000);
});

test("a stored session can be read again", () => {
  const { store, session } = kept();

  expect(store.session()).toMatchObject({
    accessToken: session.accessToken,
    refreshToken: "refresh-1",
    refreshTokenId: "session of ada@boresight.example",
    user: session.user,
    lifetime: 900_000,
  });
});

test.each([
  ["accessToken", null],
  ["accessToken", "nonsense"],
  ["nhostRefreshToken", null],
  ["userData", null],
  ["userData", "{"],
  ["userData", '{"id":1}'],
])("with %s being %j there is no stored session", (key, value) => {
  const { store, stored } = kept();

  if (value === null) stored.delete(key);
  else stored.set(key, value);

  expect(store.session()).toBeNull();
});

test("the session can be removed without the refresh token", () => {
  const { store, stored } = kept();

  store.forgetSession();

  expect([...stored.keys()]).toEqual(["nhostRefreshTokenId", "nhostRefreshTokenExpiresAt", "nhostRefreshToken"]);
});

test("everything can be removed, and nothing else is touched", () => {
  const { store, stored } = kept();
  stored.set("theme", "dark");

  store.forgetAll();

  expect([...stored.keys()]).toEqual(["theme"]);
});
