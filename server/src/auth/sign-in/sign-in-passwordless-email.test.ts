import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readMail, readMails } from "../../../test/mailbox.ts";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";

const path = "/v1/auth/signin/passwordless/email";
let later = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));
const redirectTo = "http://client.test/orders?tab=open%20ones#top";

test("the link in the mail signs in and verifies the address, once", async () => {
  const uma = await buildAccount(server.db);
  const { body } = await server.post(path, { email: uma.email, options: { redirectTo } });
  const mail = await readMail(server, uma.email!);

  const first = await openMailedLink(server, mail.link);
  const second = await openMailedLink(server, mail.link);

  expect(body).toBe("OK");
  expect(first.address).toMatch(
    /^http:\/\/client\.test\/orders\?tab=open%20ones&refreshToken=[0-9a-f-]{36}&type=passwordlessEmail#top$/,
  );
  const { user } = (await server.post("/v1/auth/token", { refreshToken: first.parameters["refreshToken"] })).body;
  expect(user).toMatchObject({ id: uma.id, emailVerified: true });
  expect(second.address).toBe(
    "http://client.test/orders?tab=open%20ones&error=invalid-ticket&errorDescription=Invalid+ticket#top",
  );
});

test("the mail carries what programs read in its headers, and the link in its body", async () => {
  const uma = await buildAccount(server.db);

  await server.post(path, { email: uma.email, options: { redirectTo } });

  const mail = await readMail(server, uma.email!);
  expect(mail).toMatchObject({
    template: "signin-passwordless",
    headers: { "X-Email-Template": "signin-passwordless", "X-Redirect-To": redirectTo },
    ticket: expect.stringMatching(/^passwordlessEmail:[0-9a-f-]{36}$/),
  });
  const link = new URL(mail.link);
  expect(link.origin + link.pathname).toBe("http://shop.test/v1/auth/verify");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    type: "signinPasswordless",
    ticket: mail.ticket,
    redirectTo,
  });
  expect(mail.body).toContain(`href="${mail.link.replaceAll("&", "&amp;")}"`);
});

test("who is not known yet gets an account of the smallest role, the admins hear of it, and the mail is in their language", async () => {
  const options = { displayName: "Nadia", locale: "ar", metadata: { from: "flyer" } };

  const { body } = await server.post(path, { email: "Nadia@example.com", options });

  expect(body).toBe("OK");
  const mail = await readMail(server, "nadia@example.com");
  expect(mail.body).toContain('dir="rtl"');
  const { parameters } = await openMailedLink(server, mail.link);
  const { user } = (await server.post("/v1/auth/token", { refreshToken: parameters["refreshToken"] })).body;
  expect(user).toMatchObject({ ...options, email: "nadia@example.com", defaultRole: "user", emailVerified: true });
  const { rows } = await server.db.owner.query(
    "select message from app.admin_notifications where message like 'nadia@%'",
  );
  expect(rows).toHaveLength(1);
});

test("two who ask at once for a new address get one account", async () => {
  const answers = await Promise.all([
    server.post(path, { email: "twice@example.com" }),
    server.post(path, { email: "twice@example.com" }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await server.db.owner.query("select id from app.users where email = 'twice@example.com'");
  expect(rows).toHaveLength(1);
});

test("a new link replaces the one before, and none lives longer than an hour", async () => {
  const uma = await buildAccount(server.db);
  await server.post(path, { email: uma.email });
  const { link: first } = await readMail(server, uma.email!);
  await server.post(path, { email: uma.email });
  const { link: second } = await readMail(server, uma.email!);

  const replaced = await openMailedLink(server, first);
  later = 60 * 60_000;
  const expired = await openMailedLink(server, second);

  expect([replaced.parameters["error"], expired.parameters["error"]]).toEqual(["invalid-ticket", "invalid-ticket"]);
});

test("the disabled get no mail and are not told, and one they have is worth nothing", async () => {
  const uma = await buildAccount(server.db);
  await server.post(path, { email: uma.email });
  await server.db.owner.query("update app.users set disabled = true where id = $1", [uma.id]);

  const refused = await server.post(path, { email: uma.email });
  const opened = await openMailedLink(server, (await readMail(server, uma.email!)).link);

  expect(`${refused.status} ${refused.body.error}`).toBe("200 undefined");
  expect(opened.parameters).toEqual({ error: "disabled-user", errorDescription: "User is disabled" });
  expect(await readMails(server, uma.email!)).toHaveLength(1);
});

// The answer reveals nothing of accounts.
test.each([
  ["magic links are switched off", { magicLink: false }, "409 disabled-endpoint"],
  ["nobody may register", { signUp: false }, "200 undefined"],
  ["nobody registers by a link", { autoSignUp: false }, "200 undefined"],
])("where %s a stranger gets no mail", async (_name, settings, refusal) => {
  await using closed = await startServer({ auth: authConfig(settings) });

  const { status, body } = await closed.post(path, { email: "nadia@example.com" });

  expect(`${status} ${body.error}`).toBe(refusal);
  expect(await readMails(closed, "nadia@example.com")).toEqual([]);
});

test("where nobody may register, those who are known still sign in", async () => {
  await using closed = await startServer({ auth: authConfig({ signUp: false }) });
  const uma = await buildAccount(closed.db);

  const { body } = await closed.post(path, { email: uma.email });

  expect(body).toBe("OK");
});

describe("bad input", () => {
  test.each([
    ["no address", {}, "400 invalid-request"],
    ["no address at all", { email: "nadia" }, "400 invalid-request"],
    ["an address with NUL", { email: "n\0@example.com" }, "400 invalid-request"],
    ["a list", [], "400 invalid-request"],
    ["a role of the staff", { email: "n@example.com", options: { allowedRoles: ["admin"] } }, "400 role-not-allowed"],
    [
      "a foreign redirect",
      { email: "n@example.com", options: { redirectTo: "//evil.com" } },
      "400 redirectTo-not-allowed",
    ],
  ])("%s is refused", async (_name, body, refusal) => {
    const answer = await server.post(path, body);

    expect(`${answer.status} ${answer.body.error}`).toBe(refusal);
  });
});
