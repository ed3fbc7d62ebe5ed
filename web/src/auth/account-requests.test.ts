import { beforeEach, describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import {
  changeEmailMachine,
  changePasswordMachine,
  resetPasswordMachine,
  verificationEmailMachine,
} from "./account-requests.ts";
import { createAuth, type Auth } from "./auth.ts";
import { clientProblem } from "./auth-problem.ts";
import type { RequestMachine } from "./machines/request-machine.ts";
import { fakeBrowser, fakeServer, offline, password } from "./test/fake-world.ts";

const ada = { email: "ada@boresight.example", password };
const options = { redirectTo: "/welcome" };
const sentOptions = { redirectTo: "https://shop.example/welcome" };

let server = fakeServer();
let browser = fakeBrowser(server);
let auth: Auth;
beforeEach(async () => {
  server = fakeServer();
  browser = fakeBrowser(server);
  auth = createAuth(browser.openTab());
  await auth.ready();
});

const requests = [
  {
    name: "a new e-mail",
    ask: () => auth.changeEmail({ newEmail: "ada@home.example", options }),
    sent: { path: "/user/email/change", body: { newEmail: "ada@home.example", options: sentOptions } },
    malformed: () => auth.changeEmail({ newEmail: "ada" }),
    error: "invalid-email",
  },
  {
    name: "a new password",
    ask: () => auth.changePassword({ newPassword: "correct horse" }),
    sent: { path: "/user/password", body: { newPassword: "correct horse" } },
    malformed: () => auth.changePassword({ newPassword: "xy" }),
    error: "invalid-password",
  },
  {
    name: "a new password by ticket",
    ask: () => auth.changePassword({ newPassword: "correct horse", ticket: "passwordReset:1" }),
    sent: { path: "/user/password", body: { newPassword: "correct horse", ticket: "passwordReset:1" } },
    malformed: () => auth.changePassword({ newPassword: "", ticket: "passwordReset:1" }),
    error: "invalid-password",
  },
  {
    name: "a mail to reset the password",
    ask: () => auth.resetPassword({ email: ada.email, options }),
    sent: { path: "/user/password/reset", body: { email: ada.email, options: sentOptions } },
    malformed: () => auth.resetPassword({ email: "" }),
    error: "invalid-email",
  },
  {
    name: "a mail to verify the address",
    ask: () => auth.sendVerificationEmail({ email: ada.email, options }),
    sent: { path: "/user/email/send-verification-email", body: { email: ada.email, options: sentOptions } },
    malformed: () => auth.sendVerificationEmail({ email: "ada" }),
    error: "invalid-email",
  },
] as const;

describe.each(requests)("$name", ({ ask, sent, malformed, error }) => {
  test("is sent in the person's name", async () => {
    await auth.signIn(ada);

    const problem = await ask();

    expect(problem).toBeNull();
    expect(server.requests.at(-1)).toMatchObject({ ...sent, bearer: auth.state().accessToken });
  });

  test("is rejected without a call when it is malformed", async () => {
    const problem = await malformed();

    expect(problem).toEqual(clientProblem(error));
    expect(server.calls).toEqual([]);
  });

  test("reports why the server rejected it", async () => {
    server.fail(offline);

    expect(await ask()).toEqual(offline);
  });
});

/** Fails twice, first with bad input, then without a network, and then succeeds. */
async function walk<Input>(machine: RequestMachine<Input>, { good, bad }: { good: Input; bad: Input }) {
  const actor = createActor(machine, { input: { ...browser.openTab(), token: async () => null } });
  const seen: unknown[] = [];
  actor.subscribe(({ value, context }) => seen.push([value, context.problem?.error ?? null]));
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches("idle"));

  actor.start();
  actor.send({ type: "REQUEST", input: bad });
  server.fail(offline);
  actor.send({ type: "REQUEST", input: good });
  await settled();
  actor.send({ type: "REQUEST", input: good });
  await settled();

  return seen;
}

const toEmail = { good: { email: ada.email }, bad: { email: "" } };

test.each([
  ["change of e-mail", () => walk(changeEmailMachine(), { good: { newEmail: ada.email }, bad: { newEmail: "" } })],
  [
    "change of password",
    () => walk(changePasswordMachine(), { good: { newPassword: "good" }, bad: { newPassword: "" } }),
  ],
  ["reset of the password", () => walk(resetPasswordMachine(), toEmail)],
  ["mail to verify the address", () => walk(verificationEmailMachine(), toEmail)],
])("a %s goes from initial over error to success", async (_name, walkThrough) => {
  const seen = await walkThrough();

  expect(seen).toEqual([
    [{ idle: "initial" }, null],
    [{ idle: "error" }, expect.stringMatching(/^invalid-/)],
    ["requesting", null],
    [{ idle: "error" }, "network"],
    ["requesting", null],
    [{ idle: "success" }, null],
  ]);
});
