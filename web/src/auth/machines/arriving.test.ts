import { describe, expect, test } from "vitest";
import { createAuth } from "#auth/auth.ts";
import { liveSession } from "#auth/session.ts";
import { code, fakeBrowser, fakeServer } from "#auth/test/fake-world.ts";

const ada = "ada@boresight.example";
const carla = "carla@garage.example";
const refusal = "error=invalid-ticket&errorDescription=Invalid+ticket";

/** A page opened at a URL, where Ada may have been signed in before. */
async function arrive(query: string, { stored = false } = {}) {
  const server = fakeServer();
  const browser = fakeBrowser(server);
  if (stored) browser.store.keep(liveSession(server.issue(ada), 0));
  server.live.set("from-mail", carla);
  server.live.set("from-mail-of-ada", ada);
  browser.address = `https://shop.example/${query}`;
  const auth = createAuth(browser.openTab());
  await expect.poll(() => auth.state().status !== "starting" || auth.state().switching !== null).toBe(true);
  return { server, browser, auth };
}

// Where a second factor is on, a link brings a ticket in place of a session.
describe("a link that brings a ticket", () => {
  const ticket = "mfaTotp:6f1c1b4e-9d0c-4a57-9d0e-0d8f5c0a7a10";

  test("asks for the code, and afterwards the person has arrived by the link", async () => {
    const { server, auth } = await arrive(`?mfaTicket=${ticket}&type=passwordReset`);

    const before = auth.state();
    const refusal = await auth.signInWithTotp({ otp: code });

    expect(before).toMatchObject({ status: "needsMfa", user: null, arrivedBy: null });
    expect(refusal).toBeNull();
    expect(server.requests.at(-1)).toMatchObject({ path: "/signin/mfa/totp", body: { ticket, otp: code } });
    expect(auth.state()).toMatchObject({ status: "signedIn", arrivedBy: "passwordReset" });
  });

  test("leaves the stored session alone until the code is right", async () => {
    const { browser, auth } = await arrive(`?mfaTicket=${ticket}&type=passwordlessEmail`, { stored: true });

    await auth.signInWithTotp({ otp: "000000" });

    expect(auth.state().status).toBe("needsMfa");
    expect(browser.store.refreshToken()).not.toBeNull();
  });
});

test("a code by email leads to the second factor when it is enabled", async () => {
  const { server, auth } = await arrive("");
  server.answers["/signin/otp/email/verify"] = () => ({ session: null, mfa: { ticket: "mfaTotp:of the code" } });
  await auth.sendEmailCode({ email: carla });

  const refusal = await auth.signInWithEmailCode({ email: carla, otp: code });

  expect(refusal).toBeNull();
  expect(auth.state()).toMatchObject({ status: "needsMfa", error: null });
});

describe("a link of a mail", () => {
  test.each(["passwordReset", "verifyEmail", "passwordlessEmail", "emailConfirmChange"])(
    "for %s signs in, and what it was for is remembered",
    async (type) => {
      const { browser, auth } = await arrive(`?refreshToken=from-mail&type=${type}&tab=one`);

      expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: carla }, arrivedBy: type });
      expect(browser.address).toBe("https://shop.example/?tab=one");
    },
  );

  test("that was used already does not count as an arrival", async () => {
    const { browser, auth } = await arrive("?refreshToken=used&type=passwordReset", { stored: true });

    expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: ada }, arrivedBy: null });
    expect(browser.address).toBe("https://shop.example/");
  });

  test("that is rejected is removed from the URL", async () => {
    const { browser, auth } = await arrive("?refreshToken=used&type=passwordReset");

    expect(auth.state()).toMatchObject({ status: "signedOut", error: { error: "invalid-refresh-token" } });
    expect(browser.address).toBe("https://shop.example/");
  });

  test("is forgotten once it is done, and at sign-out", async () => {
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
  test("is shown and removed from the URL", async () => {
    const { browser, auth } = await arrive(`?${refusal}&tab=one`);

    expect(auth.state()).toMatchObject({ status: "signedOut", error: { status: 10, error: "invalid-ticket" } });
    expect(browser.address).toBe("https://shop.example/?tab=one");
  });

  test("is shown without ending the current session", async () => {
    const { browser, auth } = await arrive(`?${refusal}`, { stored: true });

    expect(auth.state()).toMatchObject({
      status: "signedIn",
      user: { email: ada },
      error: { status: 10, error: "invalid-ticket", message: "Invalid ticket" },
    });
    expect(browser.address).toBe("https://shop.example/");
  });

  test("that says the social user exists is not an error", async () => {
    const { browser, auth } = await arrive("?error=x&errorDescription=social+user+already+exists");

    expect(auth.state()).toMatchObject({ status: "signedOut", error: null });
    expect(browser.address).toBe("https://shop.example/");
  });
});

describe("a link of somebody else than who is signed in", () => {
  test("asks, naming both, and changes nothing before the answer", async () => {
    const { browser, auth } = await arrive("#refreshToken=from-mail&type=passwordlessEmail", { stored: true });

    expect(auth.state()).toMatchObject({
      status: "starting",
      switching: { current: { email: ada }, offered: { email: carla } },
    });
    expect(browser.store.session()?.user.email).toBe(ada);
  });

  test("is taken when the person says so", async () => {
    const { browser, auth } = await arrive("#refreshToken=from-mail&type=passwordlessEmail", { stored: true });

    auth.answerSwitch(true);

    await expect.poll(() => auth.state().status).toBe("signedIn");
    expect(auth.state()).toMatchObject({ user: { email: carla }, arrivedBy: "passwordlessEmail", switching: null });
    expect([browser.store.session()?.user.email, browser.address]).toEqual([carla, "https://shop.example/"]);
  });

  test("is left, and its session ended, when the person stays", async () => {
    const { server, browser, auth } = await arrive("#refreshToken=from-mail&type=passwordlessEmail", { stored: true });

    auth.answerSwitch(false);

    await expect.poll(() => auth.state().status).toBe("signedIn");
    expect(auth.state()).toMatchObject({ user: { email: ada }, arrivedBy: null, switching: null });
    expect(server.requests.map(({ path }) => path)).toContain("/signout");
    expect([browser.store.session()?.user.email, browser.address]).toEqual([ada, "https://shop.example/"]);
  });
});

describe("the code of somebody else's link", () => {
  const theirs = "?mfaTicket=mfaTotp:6f1c1b4e-9d0c-4a57-9d0e-0d8f5c0a7a10&type=passwordReset";

  async function typeCode(answer: boolean | null) {
    const arrived = await arrive(theirs, { stored: true });
    const { server, auth } = arrived;
    server.answers["/signin/mfa/totp"] = () => ({ session: server.issue(carla) });
    const signedIn = auth.signInWithTotp({ otp: code });
    await expect.poll(() => auth.state().switching).not.toBeNull();
    const asked = [auth.state(), arrived.browser.store.session()?.user.email];
    if (answer !== null) auth.answerSwitch(answer);
    if (answer !== null) await signedIn;
    return { ...arrived, asked };
  }

  test("asks before it replaces the session", async () => {
    const { asked } = await typeCode(null);

    expect(asked).toMatchObject([{ switching: { current: { email: ada }, offered: { email: carla } } }, ada]);
  });

  test("signs in and arrives when the person says so", async () => {
    const { auth, browser } = await typeCode(true);

    expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: carla }, arrivedBy: "passwordReset" });
    expect(browser.store.session()?.user.email).toBe(carla);
  });

  test("is left, and its session ended, when the person stays", async () => {
    const { auth, browser, server } = await typeCode(false);

    expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: ada }, arrivedBy: null });
    expect(server.requests.map(({ path }) => path)).toContain("/signout");
    expect(browser.store.session()?.user.email).toBe(ada);
  });
});

test("one's own link asks nothing", async () => {
  const { auth } = await arrive("#refreshToken=from-mail-of-ada&type=verifyEmail", { stored: true });

  expect(auth.state()).toMatchObject({ status: "signedIn", user: { email: ada }, arrivedBy: "verifyEmail" });
});
