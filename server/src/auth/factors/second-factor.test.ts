// Where a second factor is on, every way in but a security key or a program's token asks for it.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf } from "../../../test/sign-in/authenticator-app.ts";
import { buildCarefulPerson } from "../../../test/sign-in/careful-person.ts";
import { startFakeOpenIdProvider } from "../../../test/fakes/fake-openid-provider.ts";
import { readMail } from "../../../test/mailbox.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";
import { password } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";

const google = await startFakeOpenIdProvider();
const providers = [google.settings({ id: "google", clientSecret: null })];
let later = 0;
const server = await startServer({ auth: authConfig({ providers }), clock: () => new Date(Date.now() + later) });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
});
beforeEach(() => void (later = 0));

const newPassword = "close sesame";
const ticketShape = /^mfaTotp:[0-9a-f-]{36}$/;
const post = (path: string, body: object, headers = {}) => server.post(`/v1/auth${path}`, body, headers);
const secondStep = (ticket: unknown, otp: string) => post("/signin/mfa/totp", { ticket, otp });
const sessionsOf = async (userId: string): Promise<number> =>
  (await server.db.owner.query("select from app_private.refresh_tokens where user_id = $1", [userId])).rowCount ?? 0;

/** Asks for the mail, opens its link and returns what the browser brings back to the app. */
async function openMail(path: string, email: string): Promise<Record<string, string>> {
  await post(path, { email });
  return (await openMailedLink(server, (await readMail(server, email)).link)).parameters;
}

describe("a link by mail leads to the code", () => {
  test.each([
    ["/signin/passwordless/email", "passwordlessEmail", true],
    ["/user/password/reset", "passwordReset", true],
    ["/user/email/send-verification-email", "verifyEmail", false],
  ])("%s", async (path, type, emailVerified) => {
    const maria = await buildCarefulPerson(server, { emailVerified });
    const before = await sessionsOf(maria.id);

    const brought = await openMail(path, maria.email);
    const opened = await sessionsOf(maria.id);
    const { body } = await secondStep(brought["mfaTicket"], codeOf(maria.secret));

    expect(brought).toEqual({ mfaTicket: expect.stringMatching(ticketShape), type });
    expect(opened).toBe(before);
    expect(body.session.user).toMatchObject({ id: maria.id, emailVerified: true });
  });

  test("of a new address, which is the person's own from then on", async () => {
    const maria = await buildCarefulPerson(server);
    const newEmail = `maria.${crypto.randomUUID()}@example.com`;
    await post("/user/email/change", { newEmail }, maria.session.bearer);

    const { parameters } = await openMailedLink(server, (await readMail(server, newEmail)).link);
    const { body } = await secondStep(parameters["mfaTicket"], codeOf(maria.secret));

    expect(parameters).toEqual({ mfaTicket: expect.stringMatching(ticketShape), type: "emailConfirmChange" });
    expect(body.session.user.email).toBe(newEmail);
  });
});

test("the session of a reset link and its code may choose the password, without knowing the old one", async () => {
  const maria = await buildCarefulPerson(server);
  const { mfaTicket } = await openMail("/user/password/reset", maria.email);
  const { body } = await secondStep(mfaTicket, codeOf(maria.secret));

  const text = "select resets_password from app_private.refresh_tokens where id = $1";
  const { rows } = await server.db.owner.query(text, [body.session.refreshTokenId]);

  expect(rows).toEqual([{ resets_password: true }]);
});

test("a password reset by ticket alone leaves the second factor on, also where the address was never proved", async () => {
  const maria = await buildCarefulPerson(server);
  await post("/user/password/reset", { email: maria.email });
  const { ticket } = await readMail(server, maria.email);
  await post("/user/password", { newPassword, ticket });

  const { body } = await post("/signin/email-password", { email: maria.email, password: newPassword });

  expect(body).toEqual({ session: null, mfa: { ticket: expect.stringMatching(ticketShape) } });
});

test("a code by mail earns a ticket, and the address is proved only with the second code", async () => {
  const maria = await buildCarefulPerson(server);
  const verified = async () =>
    (await server.db.owner.query("select email_verified from app.users where id = $1", [maria.id])).rows[0];
  await post("/signin/otp/email", { email: maria.email });
  const { ticket: otp } = await readMail(server, maria.email);

  const { body } = await post("/signin/otp/email/verify", { email: maria.email, otp });
  const before = await verified();
  const second = await secondStep(body.mfa.ticket, codeOf(maria.secret));

  expect(body).toEqual({ session: null, mfa: { ticket: expect.stringMatching(ticketShape) } });
  expect([before, await verified()]).toEqual([{ email_verified: false }, { email_verified: true }]);
  expect(second.body.session.user.id).toBe(maria.id);
});

test("a code by text message earns a ticket", async () => {
  const maria = await buildCarefulPerson(server);
  const phoneNumber = "+13035550188";
  const text = "update app.users set phone_number = $2, phone_number_verified = true where id = $1";
  await server.db.owner.query(text, [maria.id, phoneNumber]);
  await post("/signin/passwordless/sms", { phoneNumber });
  const { ticket: otp } = await readMail(server, phoneNumber);

  const { body } = await post("/signin/passwordless/sms/otp", { phoneNumber, otp });

  expect(body).toEqual({ session: null, mfa: { ticket: expect.stringMatching(ticketShape) } });
});

const signInAtGoogle = async (claims: object) =>
  post("/signin/idtoken", { provider: "google", idToken: await google.idToken(claims) });

describe("an account at a provider", () => {
  test("earns a ticket", async () => {
    const maria = await buildCarefulPerson(server, { emailVerified: true });

    const { body } = await signInAtGoogle({ sub: maria.id, email: maria.email, email_verified: true });

    expect(body).toEqual({ session: null, mfa: { ticket: expect.stringMatching(ticketShape) } });
  });

  test("is not linked to an address that nobody has proved, behind a code that its owner may not have", async () => {
    const maria = await buildCarefulPerson(server);

    const { status, body } = await signInAtGoogle({ sub: maria.id, email: maria.email, email_verified: true });

    expect(`${status} ${body.error}`).toBe("409 email-already-in-use");
  });
});

test("the disabled earn no ticket", async () => {
  const maria = await buildCarefulPerson(server);
  await post("/signin/passwordless/email", { email: maria.email });
  const { link } = await readMail(server, maria.email);
  await server.db.owner.query("update app.users set disabled = true where id = $1", [maria.id]);

  const { parameters } = await openMailedLink(server, link);

  expect(parameters["error"]).toBe("disabled-user");
});

describe("codes are guessed", () => {
  const account = { count: 6, within: 15 * 60_000 };
  const plenty = { count: 1000, within: 60_000 };
  const rateLimits = { account, all: plenty, mail: plenty, sms: plenty, guess: plenty, signUp: plenty };

  test("six times for one account, over however many tickets, and then not at all for a quarter of an hour", async () => {
    let passed = 0;
    const clock = () => new Date(Date.now() + passed);
    await using limited = await startServer({ auth: authConfig({ rateLimits }), clock });
    const [maria, other] = [await buildCarefulPerson(limited), await buildCarefulPerson(limited)];
    const ticketOf = async (email: string) =>
      (await limited.post("/v1/auth/signin/email-password", { email, password })).body.mfa.ticket;
    const guess = async (email: string, otp: string) =>
      limited.post("/v1/auth/signin/mfa/totp", { ticket: await ticketOf(email), otp });
    const wrong = [];
    for (let round = 0; round < 6; round += 1) wrong.push((await guess(maria.email, "1")).body.error);

    const right = await guess(maria.email, codeOf(maria.secret));
    const elsewhere = await guess(other.email, codeOf(other.secret));
    passed = account.within + 1000;
    const later = await guess(maria.email, codeOf(maria.secret, 30));

    expect(new Set(wrong)).toEqual(new Set(["invalid-totp"]));
    expect([right.status, right.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect([elsewhere.status, later.status]).toEqual([200, 200]);
  });

  test("and so are passwords; many at once count like one after the other, and the right one does not count", async () => {
    await using limited = await startServer({ auth: authConfig({ rateLimits }) });
    const maria = await buildCarefulPerson(limited);
    const signIn = (typed: string) =>
      limited.post("/v1/auth/signin/email-password", { email: maria.email, password: typed });
    await signIn(password);

    const answers = await Promise.all(Array.from({ length: 9 }, () => signIn("wrong")));

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});
