import { afterAll, expect, test } from "vitest";
import { otherThan } from "../../../test/sign-in/authenticator-app.ts";
import { readMail } from "../../../test/mailbox.ts";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

let last = 5_550_100;
const newNumber = () => `+1303${(last += 1)}`;
const outcome = ({ status, body }: { status: number; body: { error?: string } }) => `${status} ${body.error ?? "OK"}`;

async function buildPerson() {
  const { id, email } = await buildAccount(server.db);
  const { bearer } = await signInAs(server, email);
  const ask = (newPhoneNumber: string) => server.post("/v1/auth/user/phone-number/change", { newPhoneNumber }, bearer);
  const verify = (newPhoneNumber: string, otp: string) =>
    server.post("/v1/auth/user/phone-number/change/verify", { newPhoneNumber, otp }, bearer);
  const numberOf = async () =>
    (await server.db.owner.query("select phone_number, phone_number_verified from app.users where id = $1", [id]))
      .rows[0];
  return { ask, verify, numberOf };
}
const codeAt = async (phoneNumber: string) => (await readMail(server, phoneNumber)).ticket;

test("a new number is the person's own once its code is typed, and not before", async () => {
  const { ask, verify, numberOf } = await buildPerson();
  const phoneNumber = newNumber();

  const asked = await ask(phoneNumber);
  const before = await numberOf();
  const wrong = await verify(phoneNumber, otherThan(await codeAt(phoneNumber)));
  const right = await verify(phoneNumber, await codeAt(phoneNumber));

  expect([asked, wrong, right].map(outcome)).toEqual(["200 OK", "401 invalid-otp", "200 OK"]);
  expect(before).toEqual({ phone_number: null, phone_number_verified: false });
  expect(await numberOf()).toEqual({ phone_number: phoneNumber, phone_number_verified: true });
});

test("a code proves its own number, for the person who asked, and signs nobody in", async () => {
  const [uma, other] = [await buildPerson(), await buildPerson()];
  const phoneNumber = newNumber();
  await uma.ask(phoneNumber);
  const otp = await codeAt(phoneNumber);

  const answers = [
    await uma.verify(newNumber(), otp),
    await server.post("/v1/auth/signin/passwordless/sms/otp", { phoneNumber, otp }),
    await other.verify(phoneNumber, otp),
  ];

  expect(answers.map(outcome)).toEqual(["401 invalid-otp", "401 invalid-otp", "401 invalid-otp"]);
});

test("a number that is somebody's is refused like one that no network has", async () => {
  const [uma, other] = [await buildPerson(), await buildPerson()];
  const phoneNumber = newNumber();
  await uma.ask(phoneNumber);
  await uma.verify(phoneNumber, await codeAt(phoneNumber));

  const answers = [await other.ask(phoneNumber), await other.ask("12")];

  expect(answers.map(outcome)).toEqual(["400 cannot-send-sms", "400 cannot-send-sms"]);
});

test("it needs a bearer, and text messages that are switched on", async () => {
  await using closed = await startServer({ auth: authConfig({ sms: false }) });
  const { bearer } = await signInAs(closed, (await buildAccount(closed.db)).email);
  const body = { newPhoneNumber: newNumber() };

  const answers = [
    await server.post("/v1/auth/user/phone-number/change", body),
    await closed.post("/v1/auth/user/phone-number/change", body, bearer),
  ];

  expect(answers.map(outcome)).toEqual(["401 unauthenticated-user", "409 disabled-endpoint"]);
});
