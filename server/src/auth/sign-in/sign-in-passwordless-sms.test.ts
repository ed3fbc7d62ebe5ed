import { randomInt } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { otherThan } from "../../../test/sign-in/authenticator-app.ts";
import { startFakeSmsGateway } from "../../../test/fakes/fake-sms-gateway.ts";
import { readMail } from "../../../test/mailbox.ts";
import { authConfig, startServer } from "../../../test/server.ts";

let later = 0;
const gateway = await startFakeSmsGateway();
const server = await startServer({ twilio: gateway.settings, clock: () => new Date(Date.now() + later) });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});
beforeEach(() => void (later = 0));

const ask = (phoneNumber: unknown, options = {}) =>
  server.post("/v1/auth/signin/passwordless/sms", { phoneNumber, options });
const verify = (phoneNumber: unknown, otp: unknown) =>
  server.post("/v1/auth/signin/passwordless/sms/otp", { phoneNumber, otp });
const newNumber = () => `+4179${randomInt(1_000_000, 9_999_999)}`;

/** As it arrives on the telephone. */
function codeAt(phoneNumber: string): string {
  const texts = gateway.taken.filter(({ To }) => To === phoneNumber);
  return /\d{6}/.exec(texts.at(-1)?.Body ?? "")?.[0] ?? "none";
}

test("the code on the telephone signs in, and only then the number is someone's own", async () => {
  const phoneNumber = newNumber();
  const asked = await ask(phoneNumber, { locale: "fr" });
  const before = await numbersOf(phoneNumber);

  const { body } = await verify(phoneNumber, codeAt(phoneNumber));

  expect(asked.body).toBe("OK");
  expect(before).toEqual([{ phone_number_verified: false }]);
  expect(body).not.toHaveProperty("mfa");
  expect(body.session.user).toMatchObject({
    phoneNumber,
    phoneNumberVerified: true,
    email: null,
    displayName: phoneNumber,
    locale: "fr",
    defaultRole: "user",
  });
});

test("the same person comes back by the same number, however it is typed", async () => {
  const phoneNumber = newNumber();
  await ask(phoneNumber);
  const first = await verify(phoneNumber, codeAt(phoneNumber));
  const typed = phoneNumber.replace("+41", "0041 ").replace(/(\d{3})$/, "-$1");

  await ask(typed);
  const second = await verify(typed, codeAt(phoneNumber));

  expect(second.body.session.user.id).toBe(first.body.session.user.id);
  expect(await numbersOf(phoneNumber)).toHaveLength(1);
});

test("who asks twice before typing the code stays one person, and the newer code counts", async () => {
  const phoneNumber = newNumber();
  await ask(phoneNumber);
  const older = codeAt(phoneNumber);
  await ask(phoneNumber);
  const newer = codeAt(phoneNumber);

  const answers = [await verify(phoneNumber, older), await verify(phoneNumber, newer)];

  expect(answers.map(({ body }) => body.error ?? "in")).toEqual(
    older === newer ? ["in", "invalid-otp"] : ["invalid-otp", "in"],
  );
  expect(await numbersOf(phoneNumber)).toHaveLength(1);
});

test("the admins hear of a newcomer once the number is proved", async () => {
  const phoneNumber = newNumber();
  const alerts = () =>
    server.db.owner.query("select from app.admin_notifications where message like $1", [`${phoneNumber}%`]);
  await ask(phoneNumber);
  const before = await alerts();

  await verify(phoneNumber, codeAt(phoneNumber));

  expect([before.rowCount, (await alerts()).rowCount]).toEqual([0, 1]);
});

test("what has reached the telephone is no longer in the outbox", async () => {
  const phoneNumber = newNumber();

  await ask(phoneNumber);

  expect(await readMail(server, phoneNumber)).toMatchObject({ status: "sent", body: "", ticket: "" });
});

test("a number the gateway does not take is told at once", async () => {
  const phoneNumber = newNumber();
  gateway.knowsNot(phoneNumber);

  const { status, body } = await ask(phoneNumber);

  expect(`${status} ${body.error}`).toBe("400 cannot-send-sms");
  expect(await readMail(server, phoneNumber)).toMatchObject({
    status: "failed",
    error: expect.stringContaining("21211"),
  });
});

test("a gateway in trouble is nobody's fault: the message waits for the next try", async () => {
  const phoneNumber = newNumber();
  gateway.breakDown(1);

  const { body } = await ask(phoneNumber);

  expect(body).toBe("OK");
  expect(await readMail(server, phoneNumber)).toMatchObject({
    status: "queued",
    error: expect.stringContaining("503"),
  });
});

test("five wrong codes void the right one, and none lives longer than an hour", async () => {
  const [guessed, slow] = [newNumber(), newNumber()];
  await ask(guessed);
  await ask(slow);
  for (let round = 0; round < 5; round++) await verify(guessed, otherThan(codeAt(guessed)));

  const afterGuesses = await verify(guessed, codeAt(guessed));
  later = 60 * 60_000;
  const expired = await verify(slow, codeAt(slow));

  expect([afterGuesses.body.error, expired.body.error]).toEqual(["invalid-otp", "invalid-otp"]);
});

test("a code counts for its own number only", async () => {
  const [mine, yours] = [newNumber(), newNumber()];
  await ask(mine);
  await ask(yours);

  const { status, body } = await verify(yours, codeAt(mine) === codeAt(yours) ? "none" : codeAt(mine));

  expect(`${status} ${body.error}`).toBe("401 invalid-otp");
});

test("the disabled get no message and are not told", async () => {
  const phoneNumber = newNumber();
  await ask(phoneNumber);
  await verify(phoneNumber, codeAt(phoneNumber));
  await server.db.owner.query("update app.users set disabled = true where phone_number = $1", [phoneNumber]);

  const sent = gateway.taken.length;
  const { body } = await ask(phoneNumber);

  expect(body).toBe("OK");
  expect(gateway.taken).toHaveLength(sent);
});

test.each([
  ["text messages are switched off", { sms: false }, "409 disabled-endpoint"],
  ["nobody may register", { signUp: false }, "200 undefined"],
  ["nobody registers by a code", { autoSignUp: false }, "200 undefined"],
])("where %s a stranger gets no account", async (_name, settings, refusal) => {
  await using closed = await startServer({ auth: authConfig(settings) });

  const { status, body } = await closed.post("/v1/auth/signin/passwordless/sms", { phoneNumber: newNumber() });

  expect(`${status} ${body.error}`).toBe(refusal);
});

test("without a gateway the message waits in the outbox", async () => {
  await using alone = await startServer();
  const phoneNumber = newNumber();
  await alone.post("/v1/auth/signin/passwordless/sms", { phoneNumber });
  const { status, ticket, body } = await readMail(alone, phoneNumber);

  const { session } = (await alone.post("/v1/auth/signin/passwordless/sms/otp", { phoneNumber, otp: ticket })).body;

  expect(status).toBe("kept");
  expect(body).toBe(`${ticket} is your Boresight code. It works once, within ten minutes.`);
  expect(session.user.phoneNumber).toBe(phoneNumber);
});

test.each([
  [undefined, "400 invalid-request"],
  ["", "400 invalid-request"],
  ["  ", "400 invalid-request"],
  [41_441_234_567, "400 invalid-request"],
  ["+4144\0", "400 invalid-request"],
  ["+".repeat(100), "400 invalid-request"],
  ["call me", "400 cannot-send-sms"],
  ["0441234567", "400 cannot-send-sms"],
  ["+41", "400 cannot-send-sms"],
  ["+11234567890", "400 cannot-send-sms"],
  ["+0441234567", "400 cannot-send-sms"],
])("the number %j is %s", async (phoneNumber, refusal) => {
  const { status, body } = await ask(phoneNumber);

  expect(`${status} ${body.error}`).toBe(refusal);
});

test.each([
  [{}, "400 invalid-request"],
  [{ phoneNumber: "+41441234567", otp: 5 }, "400 invalid-request"],
  [{ phoneNumber: "call me", otp: "123456" }, "401 invalid-otp"],
])("the code of %j is %s", async (sent, refusal) => {
  const { status, body } = await server.post("/v1/auth/signin/passwordless/sms/otp", sent);

  expect(`${status} ${body.error}`).toBe(refusal);
});

async function numbersOf(phoneNumber: string) {
  const text = "select phone_number_verified from app.users where phone_number = $1";
  return (await server.db.owner.query({ text, values: [phoneNumber] })).rows;
}
