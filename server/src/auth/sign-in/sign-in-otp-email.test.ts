import { afterAll, beforeEach, expect, test } from "vitest";
import { otherThan } from "../../../test/sign-in/authenticator-app.ts";
import { readMail, readMails } from "../../../test/mailbox.ts";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";

let later = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));

const ask = (email: unknown, options = {}) => server.post("/v1/auth/signin/otp/email", { email, options });
const verify = (email: unknown, otp: unknown) => server.post("/v1/auth/signin/otp/email/verify", { email, otp });

test("the code of the mail signs in and verifies the address, once", async () => {
  const uma = await buildAccount(server.db);
  await ask(uma.email);
  const { ticket: code, template } = await readMail(server, uma.email!);

  const first = await verify(uma.email!.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`);
  const second = await verify(uma.email, code);

  expect(template).toBe("signin-otp");
  expect(code).toMatch(/^\d{6}$/);
  expect(first.body.session.user).toMatchObject({ id: uma.id, emailVerified: true });
  expect(second.body).toEqual({ status: 401, error: "invalid-otp", message: "Invalid or expired OTP" });
});

test("who is not known yet gets an account", async () => {
  await ask("newcomer@example.com", { displayName: "New Comer" });

  const { body } = await verify("newcomer@example.com", (await readMail(server, "newcomer@example.com")).ticket);

  expect(body.session.user).toMatchObject({ displayName: "New Comer", defaultRole: "user", roles: ["me", "user"] });
});

test("five wrong codes void the right one", async () => {
  const uma = await buildAccount(server.db);
  await ask(uma.email);
  const { ticket: code } = await readMail(server, uma.email!);
  for (let round = 0; round < 5; round++) await verify(uma.email, otherThan(code));

  const { body } = await verify(uma.email, code);

  expect(body.error).toBe("invalid-otp");
});

test("of two who come with the same code one gets in", async () => {
  const uma = await buildAccount(server.db);
  await ask(uma.email);
  const { ticket: code } = await readMail(server, uma.email!);

  const answers = await Promise.all([verify(uma.email, code), verify(uma.email, code)]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
});

test("a code of someone else, an expired one and one for a stranger are the same", async () => {
  const [uma, una] = [await buildAccount(server.db), await buildAccount(server.db)];
  await ask(uma.email);
  const { ticket: code } = await readMail(server, uma.email!);

  const ofSomeoneElse = await verify(una.email, code);
  const ofUnknown = await verify("stranger@example.com", code);
  later = 60 * 60_000;
  const expired = await verify(uma.email, code);

  expect([ofSomeoneElse, ofUnknown, expired].map(({ body }) => body.error)).toEqual([
    "invalid-otp",
    "invalid-otp",
    "invalid-otp",
  ]);
});

test("the disabled get no mail and are not told, and a code they have lets them in nowhere", async () => {
  const uma = await buildAccount(server.db);
  await ask(uma.email);
  await server.db.owner.query("update app.users set disabled = true where id = $1", [uma.id]);

  const asked = await ask(uma.email);
  const verified = await verify(uma.email, (await readMail(server, uma.email!)).ticket);

  expect([asked.body.error, verified.body.error]).toEqual([undefined, "disabled-user"]);
  expect(await readMails(server, uma.email!)).toHaveLength(1);
});

test("where it is switched off it is refused", async () => {
  await using closed = await startServer({ auth: authConfig({ emailCode: false }) });

  const answers = [
    await closed.post("/v1/auth/signin/otp/email", { email: "a@example.com" }),
    await closed.post("/v1/auth/signin/otp/email/verify", { email: "a@example.com", otp: "123456" }),
  ];

  expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
    "409 disabled-endpoint",
    "409 disabled-endpoint",
  ]);
});

test.each([
  [undefined, "123456"],
  ["uma", "123456"],
  ["uma@example.com", undefined],
  ["uma@example.com", 123_456],
  ["uma@example.com", "1".repeat(100)],
  ["uma@example.com", "\0"],
])("%j with %j is refused", async (email, otp) => {
  const { status, body } = await verify(email, otp);

  expect(`${status} ${body.error}`).toBe("400 invalid-request");
});
