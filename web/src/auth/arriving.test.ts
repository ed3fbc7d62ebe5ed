import { describe, expect, test } from "vitest";
import { createAuth } from "./auth.ts";
import { liveSession } from "./session.ts";
import { fakeBrowser, fakeServer } from "./test/fake-world.ts";

const ada = "ada@boresight.example";
const carla = "carla@garage.example";
const refusal = "error=invalid-ticket&errorDescription=Invalid+ticket";

/** A page opened at an address, where Ada may have been signed in before. */
async function arrive(query: string, { stored = false } = {}) {
  const server = fakeServer();
  const browser = fakeBrowser(server);
  if (stored) browser.store.keep(liveSession(server.issue(ada), 0));
  server.live.set("from-mail", carla);
  browser.address = `https://shop.example/${query}`;
  const auth = createAuth(browser.openTab());
  await expect.poll(() => auth.state().status).not.toBe("starting");
  return { server, browser, auth };
}

describe("a link of a mail", () => {
  test.each(["passwordReset", "verifyEmail", "passwordlessEmail", "emailConfirmChange"])(
    "for %s signs in, and what it was for is remembered",
    async (type) => {
      const { browser, auth } = await arrive(`?refreshToken=from-mail&type=${type}&tab=one`);

      expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: carla }, arrivedBy: type });
      expect(browser.address).toBe("https://shop.example/?tab=one");
    },
  );

  test("that was used already says nothing of how people came", async () => {
    const { browser, auth } = await arrive("?refreshToken=used&type=passwordReset", { stored: true });

    expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: ada }, arrivedBy: null });
    expect(browser.address).toBe("https://shop.example/");
  });

  test("that is refused leaves the address", async () => {
    const { browser, auth } = await arrive("?refreshToken=used&type=passwordReset");

    expect(auth.state()).toMatchObject({ status: "signedOut", error: { error: "invalid-refresh-token" } });
    expect(browser.address).toBe("https://shop.example/");
  });

  test("is forgotten once it is done, and when people sign out", async () => {
    const { auth } = await arrive("?refreshToken=from-mail&type=verifyEmail");

    auth.forgetArrival();
    const done = auth.state();
    await auth.signOut();

    expect([done.arrivedBy, auth.state().arrivedBy]).toEqual([null, null]);
    expect(done.status).toBe("signedIn");
  });

  test("to reset the password is done with the new password", async () => {
    const { auth } = await arrive("?refreshToken=from-mail&type=passwordReset");

    await auth.changePassword({ newPassword: "xy" });
    const tooShort = auth.state().arrivedBy;
    await auth.changePassword({ newPassword: "correct horse" });

    expect([tooShort, auth.state().arrivedBy]).toEqual(["passwordReset", null]);
  });
});

describe("an error in the address", () => {
  test("is shown and leaves the address", async () => {
    const { browser, auth } = await arrive(`?${refusal}&tab=one`);

    expect(auth.state()).toMatchObject({ status: "signedOut", error: { status: 10, error: "invalid-ticket" } });
    expect(browser.address).toBe("https://shop.example/?tab=one");
  });

  test("is shown without ending the session that is here", async () => {
    const { browser, auth } = await arrive(`?${refusal}`, { stored: true });

    expect(auth.state()).toMatchObject({
      status: "signedIn",
      user: { email: ada },
      error: { status: 10, error: "invalid-ticket", message: "Invalid ticket" },
    });
    expect(browser.address).toBe("https://shop.example/");
  });

  test("that says the social user exists is none", async () => {
    const { browser, auth } = await arrive("?error=x&errorDescription=social+user+already+exists");

    expect(auth.state()).toMatchObject({ status: "signedOut", error: null });
    expect(browser.address).toBe("https://shop.example/");
  });
});
