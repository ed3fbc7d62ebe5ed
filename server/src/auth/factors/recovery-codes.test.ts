import { createHash } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { keyStoredCodes } from "#modules/accounts/factors/recovery-codes.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { keyedHash } from "#platform/keyed-hash.ts";
import { readMail } from "../../../test/mailbox.ts";
import { password } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { codeOf, otherThan } from "../../../test/sign-in/authenticator-app.ts";
import { buildCarefulPerson, type CarefulPerson } from "../../../test/sign-in/careful-person.ts";

let later = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));

const post = (path: string, body: object, headers = {}) => server.post(`/v1/auth${path}`, body, headers);
const makeCodes = ({ session, secret }: CarefulPerson, code = codeOf(secret)) =>
  post("/user/recovery-codes", { code }, session.bearer);

/** Someone with a second factor and a set of recovery codes. */
async function buildPrepared(): Promise<CarefulPerson & { codes: string[] }> {
  const maria = await buildCarefulPerson(server);
  const { body } = await makeCodes(maria);
  return { ...maria, codes: body.recoveryCodes };
}

async function ticketOf({ email }: CarefulPerson): Promise<string> {
  return (await post("/signin/email-password", { email, password })).body.mfa.ticket;
}
const recover = async (person: CarefulPerson, recoveryCode: unknown) =>
  post("/signin/mfa/recovery-code", { ticket: await ticketOf(person), recoveryCode });
const outcome = ({ status, body }: { status: number; body: { error?: string } }) => body.error ?? status;
const accountOf = async ({ session }: CarefulPerson) =>
  (await server.get("/v1/auth/user/account", session.bearer)).body;

test("a set has ten codes, of which only hashes are stored", async () => {
  const maria = await buildPrepared();

  const { rows } = await server.db.owner.query("select * from app_private.recovery_codes where user_id = $1", [
    maria.id,
  ]);

  expect(new Set(maria.codes).size).toBe(10);
  for (const code of maria.codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(rows).toHaveLength(10);
  expect(JSON.stringify(rows)).not.toContain(maria.codes[0]);
  expect((await readMail(server, maria.email)).template).toBe("recovery-codes-made");
});

const plain = (code: string) => createHash("sha256").update(code.replaceAll("-", "").toLowerCase()).digest();

test("hashes take a key of the server, so that the database alone does not tell which code is right", async () => {
  const maria = await buildPrepared();
  const [, second = ""] = maria.codes;
  const stored = async () => {
    const text = "select code_hash as hash, is_keyed from app_private.recovery_codes where user_id = $1";
    return (await server.db.owner.query<{ hash: Buffer; is_keyed: boolean }>(text, [maria.id])).rows;
  };
  const keyed = await stored();
  const change = "update app_private.recovery_codes set code_hash = $2, is_keyed = false where code_hash = $1";
  const ofSecond = keyedHash(server.config.sealSecret, "recovery-code")(plain(second));
  await server.db.owner.query(change, [ofSecond, plain(second)]); // As an earlier release stored it.

  for (let start = 0; start < 2; start++) await asSystem(server.db.server, (system) => keyStoredCodes(system, server));
  const answers = [await recover(maria, second), await recover(maria, second)];

  const plains = new Set(maria.codes.map((code) => plain(code).toString("hex")));
  expect(keyed.filter(({ hash }) => plains.has(hash.toString("hex")))).toEqual([]);
  expect((await stored()).filter(({ hash, is_keyed }) => !is_keyed || plains.has(hash.toString("hex")))).toEqual([]);
  expect(answers.map(outcome)).toEqual([200, "invalid-recovery-code"]);
});

test("a code signs in in place of the app's, and the person is told by email how many are left", async () => {
  const maria = await buildPrepared();

  const { body } = await recover(maria, maria.codes[0]);

  expect(body.session.user).toMatchObject({ id: maria.id, activeMfaType: "totp" });
  expect((await accountOf(maria)).recoveryCodesLeft).toBe(9);
  expect(await readMail(server, maria.email)).toMatchObject({ template: "recovery-code-used" });
  const { rows } = await server.db.owner.query(
    "select reason from app.audit_entries where entity_id = $1 and action = 'override' order by at",
    [maria.id],
  );
  expect(rows.map(({ reason }) => reason)).toEqual(["new recovery codes", "signed in with a recovery code"]);
});

test("a code may be typed without dashes, in small letters and with spaces", async () => {
  const maria = await buildPrepared();

  const answer = await recover(maria, ` ${maria.codes[3]?.replaceAll("-", " ").toLowerCase()} `);

  expect(outcome(answer)).toBe(200);
});

test("a used code, a wrong one and another person's look alike", async () => {
  const [maria, other] = [await buildPrepared(), await buildPrepared()];
  await recover(maria, maria.codes[0]);

  const answers = [
    await recover(maria, maria.codes[0]),
    await recover(maria, "ABCD-EFGH-IJKL-MNOP"),
    await recover(maria, other.codes[0]),
  ];

  expect(answers.map(outcome)).toEqual(Array.from({ length: 3 }, () => "invalid-recovery-code"));
  expect((await accountOf(other)).recoveryCodesLeft).toBe(10);
});

test("of two who use one code at once, one signs in", async () => {
  const maria = await buildPrepared();
  const ticket = await ticketOf(maria);
  const attempt = () => post("/signin/mfa/recovery-code", { ticket, recoveryCode: maria.codes[0] });

  const answers = await Promise.all([attempt(), attempt()]);

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect((await accountOf(maria)).recoveryCodesLeft).toBe(9);
});

test("a wrong code leaves the ticket good, but only five times", async () => {
  const maria = await buildPrepared();
  const ticket = await ticketOf(maria);
  const attempt = (recoveryCode: unknown) => post("/signin/mfa/recovery-code", { ticket, recoveryCode });
  for (let round = 0; round < 5; round += 1) expect(outcome(await attempt("AAAA"))).toBe("invalid-recovery-code");

  const right = await attempt(maria.codes[0]);

  expect(outcome(right)).toBe("invalid-ticket");
});

test("codes are guessed as often as other codes of an account, over however many tickets", async () => {
  const plenty = { count: 1000, within: 60_000 };
  const account = { count: 3, within: 60_000 };
  const rateLimits = { account, all: plenty, mail: plenty, sms: plenty, guess: plenty, signUp: plenty };
  await using limited = await startServer({ auth: authConfig({ rateLimits }) });
  const maria = await buildCarefulPerson(limited);
  const guess = async (recoveryCode: string) => {
    const { body } = await limited.post("/v1/auth/signin/email-password", { email: maria.email, password });
    return limited.post("/v1/auth/signin/mfa/recovery-code", { ticket: body.mfa.ticket, recoveryCode });
  };
  const made = await limited.post("/v1/auth/user/recovery-codes", { code: codeOf(maria.secret) }, maria.session.bearer);
  for (let round = 0; round < 3; round += 1) await guess("AAAA");

  const right = await guess(made.body.recoveryCodes[0]);

  expect(right.status).toBe(429);
});

test("when three are left the email asks for a new set", async () => {
  const maria = await buildPrepared();
  for (const code of maria.codes.slice(0, 7)) await recover(maria, code);

  const mail = await readMail(server, maria.email);

  expect(mail.template).toBe("recovery-codes-low");
  expect(mail.body).toContain("Only 3 codes are left");
});

test("a new set voids the earlier one", async () => {
  const maria = await buildPrepared();
  const renewed = (await makeCodes(maria, codeOf(maria.secret, 1))).body.recoveryCodes;

  expect(outcome(await recover(maria, maria.codes[0]))).toBe("invalid-recovery-code");
  expect(outcome(await recover(maria, renewed[0]))).toBe(200);
});

test("a new set takes a fresh proof or a right code of the app", async () => {
  const maria = await buildPrepared();
  later = 6 * 60_000;
  const proved = await post("/elevate/password", { password }, maria.session.bearer);
  const bearer = { authorization: `Bearer ${proved.body.session.accessToken}` };

  const answers = [
    await post("/user/recovery-codes", {}, maria.session.bearer),
    await makeCodes(maria, otherThan(codeOf(maria.secret, 12))),
    await post("/user/recovery-codes", {}),
    await post("/user/recovery-codes", {}, bearer),
  ];

  expect(answers.map(outcome)).toEqual(["elevated-claim-required", "invalid-totp", "unauthenticated-user", 200]);
});

test("without a second factor there are no recovery codes, and its end voids them", async () => {
  const maria = await buildPrepared();
  await post("/user/mfa", { code: codeOf(maria.secret, 1), activeMfaType: "" }, maria.session.bearer);

  const refused = await makeCodes(maria);
  const { rows } = await server.db.owner.query("select from app_private.recovery_codes where user_id = $1", [maria.id]);

  expect(outcome(refused)).toBe("disabled-mfa-totp");
  expect(rows).toEqual([]);
});

test("who lost the app signs in with one code and turns the second factor off with another", async () => {
  const maria = await buildPrepared();
  const { body } = await recover(maria, maria.codes[0]);
  const bearer = { authorization: `Bearer ${body.session.accessToken}` };
  const turnOff = (recoveryCode: unknown) => post("/user/mfa/recover", { recoveryCode }, bearer);

  const answers = [await turnOff(maria.codes[0]), await turnOff(maria.codes[1]), await turnOff(maria.codes[2])];
  const signedIn = await post("/signin/email-password", { email: maria.email, password });

  expect(answers.map(outcome)).toEqual(["invalid-recovery-code", 200, "no-totp-secret"]);
  expect(signedIn.body).not.toHaveProperty("mfa");
  expect((await readMail(server, maria.email)).template).toBe("second-factor-off");
});

test("a ticket lives five minutes, and the disabled do not sign in", async () => {
  const maria = await buildPrepared();
  const ticket = await ticketOf(maria);
  later = 5 * 60_000;

  const late = await post("/signin/mfa/recovery-code", { ticket, recoveryCode: maria.codes[0] });
  later = 0;
  const valid = await ticketOf(maria);
  await server.db.owner.query("update app.users set disabled = true where id = $1", [maria.id]);
  const disabled = await post("/signin/mfa/recovery-code", { ticket: valid, recoveryCode: maria.codes[0] });

  expect([late, disabled].map(outcome)).toEqual(["invalid-ticket", "disabled-user"]);
});

test.each([{}, { ticket: "x" }, { ticket: "x", recoveryCode: 5 }, { ticket: "x", recoveryCode: "a".repeat(100) }])(
  "%j is refused",
  async (body) => {
    expect(outcome(await post("/signin/mfa/recovery-code", body))).toBe("invalid-request");
  },
);
