import { afterAll, beforeEach, expect, test } from "vitest";
import { readMail, readMails } from "../../../test/mailbox.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs, type SignedIn } from "../../../test/sign-in/sign-in-as.ts";

let later = 0;
let count = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));

const ask = ({ bearer }: SignedIn, newEmail: unknown, options = {}) =>
  server.post("/v1/auth/user/email/change", { newEmail, options }, bearer);
const signIn = (email: string | null) => server.post("/v1/auth/signin/email-password", { email, password });
const newAddress = () => `new-${++count}@example.com`;

test("the address changes when the link in the mail to the new one is opened, and the old one is told", async () => {
  const uma = await buildAccount(server.db);
  const newEmail = newAddress();

  const asked = await ask(await signInAs(server, uma.email), newEmail.toUpperCase(), {
    redirectTo: "http://client.test/account",
  });
  const before = [await signIn(uma.email), await signIn(newEmail)];
  const mail = await readMail(server, newEmail);
  const { address, parameters } = await openMailedLink(server, mail.link);
  const after = [await signIn(uma.email), await signIn(newEmail)];

  expect(asked.body).toBe("OK");
  expect(mail.template).toBe("email-confirm-change");
  expect(address).toMatch(/^http:\/\/client\.test\/account\?refreshToken=[0-9a-f-]{36}&type=emailConfirmChange$/);
  expect([before, after].map((pair) => pair.map(({ status }) => status))).toEqual([
    [200, 401],
    [401, 200],
  ]);
  const { user } = (await server.post("/v1/auth/token", { refreshToken: parameters["refreshToken"] })).body;
  expect(user).toMatchObject({ id: uma.id, email: newEmail, emailVerified: true });
  expect((await readMails(server, uma.email!)).map(({ template }) => template)).toEqual(["email-changed"]);
});

test("what was mailed to the old address is worth nothing afterwards", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);
  await server.post("/v1/auth/user/password/reset", { email: uma.email });
  const { link: reset } = await readMail(server, uma.email!);
  const newEmail = newAddress();
  await ask(session, newEmail);
  await openMailedLink(server, (await readMail(server, newEmail)).link);

  const { parameters } = await openMailedLink(server, reset);

  expect(parameters["error"]).toBe("invalid-ticket");
});

test("an address that somebody has is refused, even if they came later", async () => {
  const [uma, una] = [await buildAccount(server.db), await buildAccount(server.db)];
  const session = await signInAs(server, uma.email);
  const newEmail = newAddress();

  const taken = await ask(session, una.email);
  await ask(session, newEmail);
  await buildAccount(server.db, { email: newEmail });
  const { parameters } = await openMailedLink(server, (await readMail(server, newEmail)).link);

  expect(`${taken.status} ${taken.body.error}`).toBe("409 email-already-in-use");
  expect(parameters["error"]).toBe("email-already-in-use");
  expect((await signIn(uma.email)).status).toBe(200);
});

test("a new wish replaces the one before, and none lives longer than an hour", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);
  const [first, second] = [newAddress(), newAddress()];
  await ask(session, first);
  await ask(session, second);

  const replaced = await openMailedLink(server, (await readMail(server, first)).link);
  later = 60 * 60_000;
  const expired = await openMailedLink(server, (await readMail(server, second)).link);

  expect([replaced.parameters["error"], expired.parameters["error"]]).toEqual(["invalid-ticket", "invalid-ticket"]);
  expect((await signIn(uma.email)).status).toBe(200);
});

test("the disabled, the unknown and those without the proof that is asked for change nothing", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);
  await server.db.owner.query("update app.users set disabled = true where id = $1", [uma.id]);
  await using strict = await startServer({ auth: authConfig({ elevation: "required" }) });
  const una = await buildAccount(strict.db);
  const { bearer } = await signInAs(strict, una.email);

  const answers = [
    await ask(session, newAddress()),
    await server.post("/v1/auth/user/email/change", { newEmail: newAddress() }),
    await strict.post("/v1/auth/user/email/change", { newEmail: newAddress() }, bearer),
  ];

  expect(answers.map(({ body }) => body.error)).toEqual([
    "unauthenticated-user",
    "unauthenticated-user",
    "elevated-claim-required",
  ]);
});

test.each([
  [undefined, {}, "400 invalid-request"],
  ["uma", {}, "400 invalid-request"],
  [["uma@example.com"], {}, "400 invalid-request"],
  [`${"a".repeat(250)}@example.com`, {}, "400 invalid-request"],
  ["uma@example.com", { redirectTo: "http://client.test.evil.com" }, "400 redirectTo-not-allowed"],
])("%j with %j is refused", async (newEmail, options, refusal) => {
  const uma = await buildAccount(server.db);

  const { status, body } = await ask(await signInAs(server, uma.email), newEmail, options);

  expect(`${status} ${body.error}`).toBe(refusal);
});
