import * as shape from "@boresight/domain/base/shape";
import { describe, expect, test } from "vitest";
import { createAuth } from "#auth/auth.ts";
import { clientProblem } from "#auth/auth-problem.ts";
import { fakeBrowser, fakeServer, offline, password, refused } from "#auth/test/fake-world.ts";

const ada = { email: "ada@boresight.example", password };
const account = { path: "/user/account", method: "GET", answer: shape.literal("OK") } as const;

async function signedIn() {
  const server = fakeServer();
  const browser = fakeBrowser(server);
  const auth = createAuth(browser.openTab());
  await auth.signIn(ada);
  return { server, browser, auth, before: auth.state().accessToken };
}

test("a call is sent in the person's name", async () => {
  const { server, auth, before } = await signedIn();

  const answer = await auth.call(account);

  expect(answer).toBe("OK");
  expect(server.requests.at(-1)).toMatchObject({ path: "/user/account", method: "GET", bearer: before });
});

test("a call without a session is rejected without a request", async () => {
  const server = fakeServer();
  const auth = createAuth(fakeBrowser(server).openTab());

  await expect(auth.call(account)).rejects.toMatchObject(clientProblem("unauthenticated-user"));
  expect(server.calls).toEqual([]);
});

test("the token is available to other services' clients", async () => {
  const { auth, before } = await signedIn();

  const during = await auth.token();
  await auth.signOut();

  expect([during, await auth.token()]).toEqual([before, null]);
});

describe("a refresh on demand", () => {
  test("exchanges the token, stores and announces the new one", async () => {
    const { browser, auth, before } = await signedIn();

    const problem = await auth.refresh();

    expect(problem).toBeNull();
    expect(auth.state().accessToken).not.toBe(before);
    expect(browser.store.session()?.accessToken).toBe(auth.state().accessToken);
    expect(browser.messages.at(-1)).toEqual({ type: "token", refreshToken: "refresh-2" });
  });

  test("that fails on the network leaves the session as it is", async () => {
    const { server, auth, before } = await signedIn();
    server.fail(offline);

    const problem = await auth.refresh();

    expect(problem).toEqual(offline);
    expect(auth.state()).toMatchObject({ status: "signedIn", accessToken: before });
  });

  test("that is rejected signs out", async () => {
    const { server, browser, auth } = await signedIn();
    server.live.clear();

    const problem = await auth.refresh();

    expect(problem).toEqual(refused);
    expect(auth.state()).toMatchObject({ status: "signedOut", accessToken: null });
    expect([...browser.stored.keys()]).toEqual([]);
  });
});

const elevations = [
  {
    by: "password",
    elevate: (auth: ReturnType<typeof createAuth>) => auth.elevateWith({ by: "password", typed: password }),
    sent: [{ path: "/elevate/password", body: { password } }],
  },
  {
    by: "code",
    elevate: (auth: ReturnType<typeof createAuth>) => auth.elevateWith({ by: "code", typed: "123456" }),
    sent: [{ path: "/elevate/code", body: { code: "123456" } }],
  },
  {
    by: "security key",
    elevate: (auth: ReturnType<typeof createAuth>) => auth.elevateWithSecurityKey(),
    sent: [
      { path: "/elevate/webauthn", body: { email: ada.email } },
      {
        path: "/elevate/webauthn/verify",
        body: { email: ada.email, credential: { answered: { challenge: "once more" } } },
      },
    ],
  },
];

describe.each(elevations)("elevation by $by", ({ elevate, sent }) => {
  test("replaces the session with an elevated one", async () => {
    const { server, browser, auth, before } = await signedIn();

    const problem = await elevate(auth);

    expect(problem).toBeNull();
    expect(auth.state().status).toBe("signedIn");
    expect(auth.state().accessToken).not.toBe(before);
    expect(browser.store.session()?.accessToken).toBe(auth.state().accessToken);
    expect(server.requests.slice(1)).toMatchObject(sent.map((request) => ({ ...request, bearer: before })));
  });

  test("that is rejected changes nothing", async () => {
    const { server, auth, before } = await signedIn();
    server.fail({ status: 401, error: "invalid-email-password", message: "Incorrect email or password" });

    const problem = await elevate(auth);

    expect(problem?.error).toBe("invalid-email-password");
    expect(auth.state().accessToken).toBe(before);
  });

  test("requires a session", async () => {
    const auth = createAuth(fakeBrowser(fakeServer()).openTab());
    await auth.ready();

    expect(await elevate(auth)).toEqual(clientProblem("unauthenticated-user"));
  });

  test("does not undo a sign-out in the meantime", async () => {
    const { server, browser, auth } = await signedIn();
    const elevating = elevate(auth);
    await expect.poll(() => server.calls.length, { interval: 1 }).toBe(sent.length + 1);

    await auth.signOut();

    expect(await elevating).toEqual(clientProblem("no-refresh-token"));
    expect(auth.state().status).toBe("signedOut");
    expect([...browser.stored.keys()]).toEqual([]);
  });
});
