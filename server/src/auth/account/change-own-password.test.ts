import { afterAll, beforeEach, expect, test } from "vitest";
import { readMail, readMails } from "../../../test/mailbox.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer, type TestServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";

let later = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));

const newPassword = "open barley";
const change = (body: object, headers = {}) => server.post("/v1/auth/user/password", body, headers);
const askReset = (email: string | null, options = {}) =>
  server.post("/v1/auth/user/password/reset", { email, options });
const signIn = (email: string | null, word: string) =>
  server.post("/v1/auth/signin/email-password", { email, password: word });
const refresh = (refreshToken: string | undefined, at: TestServer = server) =>
  at.post("/v1/auth/token", { refreshToken });

test("who is signed in changes the password: other devices are signed out, this one is not, and a mail tells", async () => {
  const uma = await buildAccount(server.db);
  const [here, there] = [await signInAs(server, uma.email), await signInAs(server, uma.email)];

  const { body } = await change({ newPassword }, here.bearer);

  expect(body).toBe("OK");
  expect([(await signIn(uma.email, newPassword)).status, (await signIn(uma.email, password)).status]).toEqual([
    200, 401,
  ]);
  expect([(await refresh(here.refreshToken)).status, (await refresh(there.refreshToken)).status]).toEqual([200, 401]);
  expect((await readMail(server, uma.email!)).template).toBe("password-changed");
});

test("the link of the reset mail signs in, and the new password is then the bearer's", async () => {
  const uma = await buildAccount(server.db);
  await askReset(uma.email, { redirectTo: "http://client.test/reset-password" });

  const { parameters } = await openMailedLink(server, (await readMail(server, uma.email!)).link);
  const { accessToken } = (await refresh(parameters["refreshToken"])).body;
  const { body } = await change({ newPassword }, { authorization: `Bearer ${accessToken}` });

  expect(parameters["type"]).toBe("passwordReset");
  expect(body).toBe("OK");
  expect((await signIn(uma.email, newPassword)).status).toBe(200);
});

test("a reset by ticket ends every session and every personal access token", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);
  const pat = await server.post("/v1/auth/pat", { expiresAt: "2999-01-01T00:00:00Z" }, session.bearer);
  await askReset(uma.email);
  const { ticket } = await readMail(server, uma.email!);

  const { body } = await change({ newPassword, ticket });

  const { personalAccessToken } = pat.body;
  const program = await server.post("/v1/auth/signin/pat", { personalAccessToken });
  expect(body).toBe("OK");
  expect([(await refresh(session.refreshToken)).status, program.status]).toEqual([401, 401]);
  expect((await signIn(uma.email, newPassword)).body.session.user.emailVerified).toBe(true);
});

test("a ticket is used up by the first who shows it, even with a password that is refused", async () => {
  const uma = await buildAccount(server.db);
  await askReset(uma.email);
  const { ticket } = await readMail(server, uma.email!);

  const short = await change({ newPassword: "ab", ticket });
  const good = await change({ newPassword, ticket });

  expect([short, good].map(({ status, body }) => `${status} ${body.error}`)).toEqual([
    "400 password-too-short",
    "401 invalid-ticket",
  ]);
});

test("of two who come with the same ticket one chooses the password", async () => {
  const uma = await buildAccount(server.db);
  await askReset(uma.email);
  const { ticket } = await readMail(server, uma.email!);

  const answers = await Promise.all([change({ newPassword, ticket }), change({ newPassword: "other word", ticket })]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
});

test("expired tickets, those of another kind and unknown ones change nothing", async () => {
  const uma = await buildAccount(server.db);
  await askReset(uma.email);
  const { ticket: reset } = await readMail(server, uma.email!);
  await server.post("/v1/auth/user/email/send-verification-email", { email: uma.email });
  const { ticket: verification } = await readMail(server, uma.email!);

  later = 60 * 60_000;
  const answers = await Promise.all(
    [reset, verification, `passwordReset:${crypto.randomUUID()}`, "x"].map((ticket) => change({ newPassword, ticket })),
  );

  expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual(
    Array.from({ length: 4 }, () => "401 invalid-ticket"),
  );
  expect((await signIn(uma.email, password)).status).toBe(200);
});

test("a changed password voids the reset that was under way", async () => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);
  await askReset(uma.email);
  const { ticket } = await readMail(server, uma.email!);
  await change({ newPassword }, bearer);

  const { body } = await change({ newPassword: "third word", ticket });

  expect(body.error).toBe("invalid-ticket");
});

test("a bearer goes before the ticket, and one that has run out does not spoil it", async () => {
  const [uma, una] = [await buildAccount(server.db), await buildAccount(server.db)];
  const { bearer } = await signInAs(server, uma.email);
  await askReset(una.email);
  const { ticket } = await readMail(server, una.email!);

  const asUma = await change({ newPassword, ticket }, bearer);
  const byTicket = await change({ newPassword: "una's own", ticket }, { authorization: "Bearer expired" });

  expect([asUma.body, byTicket.body]).toEqual(["OK", "OK"]);
  expect([(await signIn(uma.email, newPassword)).status, (await signIn(una.email, "una's own")).status]).toEqual([
    200, 200,
  ]);
});

test("the disabled choose no password", async () => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);
  await server.db.owner.query("update app.users set disabled = true where id = $1", [uma.id]);

  const { status, body } = await change({ newPassword }, bearer);

  expect(`${status} ${body.error}`).toBe("401 unauthenticated-user");
});

test("where the settings ask for a fresh proof, the bearer needs one and the ticket does not", async () => {
  await using strict = await startServer({ auth: authConfig({ elevation: "required" }) });
  const uma = await buildAccount(strict.db);
  const { bearer } = await signInAs(strict, uma.email);
  await strict.post("/v1/auth/user/password/reset", { email: uma.email });
  const { ticket } = await readMail(strict, uma.email!);

  const byBearer = await strict.post("/v1/auth/user/password", { newPassword }, bearer);
  const byTicket = await strict.post("/v1/auth/user/password", { newPassword, ticket });

  expect([byBearer.body.error, byTicket.body]).toEqual(["elevated-claim-required", "OK"]);
});

test.each([
  ["neither bearer nor ticket", { newPassword }, {}, "400 invalid-request"],
  ["a bearer of nobody", { newPassword }, { authorization: "Bearer x" }, "401 unauthenticated-user"],
  ["no password", { ticket: "passwordReset:1" }, {}, "400 invalid-request"],
  ["a number", { newPassword: 12_345, ticket: "passwordReset:1" }, {}, "400 invalid-request"],
  ["an endless one", { newPassword: "a".repeat(2000), ticket: "passwordReset:1" }, {}, "400 invalid-request"],
  ["a NUL", { newPassword: "abc\0", ticket: "passwordReset:1" }, {}, "400 invalid-request"],
])("%s is refused", async (_name, body, headers, refusal) => {
  const answer = await change(body, headers);

  expect(`${answer.status} ${answer.body.error}`).toBe(refusal);
});

test("asking for a reset does not tell who is known, and mails nobody but them", async () => {
  const [uma, disabled] = [await buildAccount(server.db), await buildAccount(server.db)];
  await server.db.owner.query("update app.users set disabled = true where id = $1", [disabled.id]);

  const answers = [await askReset(uma.email), await askReset("stranger@example.com"), await askReset(disabled.email)];

  expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(["200 OK", "200 OK", "200 OK"]);
  expect((await readMail(server, uma.email!)).template).toBe("password-reset");
  expect(await readMails(server, "stranger@example.com")).toEqual([]);
  expect(await readMails(server, disabled.email!)).toEqual([]);
});

test.each([
  [{ email: "uma@example.com", options: { redirectTo: "http://evil.com" } }, "400 redirectTo-not-allowed"],
  [{ email: "uma" }, "400 invalid-request"],
  [{}, "400 invalid-request"],
])("a reset with %j is refused", async (body, refusal) => {
  const answer = await server.post("/v1/auth/user/password/reset", body);

  expect(`${answer.status} ${answer.body.error}`).toBe(refusal);
});
