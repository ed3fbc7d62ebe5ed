import { randomInt } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { readMail } from "../../../test/mailbox.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer, type TestServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
let count = 0;
const newAddress = () => `visitor-${++count}@example.com`;

async function buildVisitor(at: TestServer = server) {
  const { session } = (await at.post("/v1/auth/signin/anonymous", { metadata: { seen: "offer" } })).body;
  const bearer = { authorization: `Bearer ${session.accessToken}` };
  return {
    id: session.user.id,
    become: (body: unknown) => at.post("/v1/auth/user/deanonymize", body, bearer),
    refresh: () => at.post("/v1/auth/token", { refreshToken: session.refreshToken }),
  };
}

test("a visitor takes e-mail and password, stays signed in and keeps what is theirs", async () => {
  const visitor = await buildVisitor();
  const email = newAddress();

  const { body } = await visitor.become({
    signInMethod: "email-password",
    email,
    password,
    options: { displayName: "Vera", locale: "fr", metadata: { shop: 1 } },
  });

  expect(body).toBe("OK");
  const { user } = (await visitor.refresh()).body;
  expect(user).toEqual((await server.post("/v1/auth/signin/email-password", { email, password })).body.session.user);
  expect(user).toMatchObject({
    id: visitor.id,
    email,
    displayName: "Vera",
    locale: "fr",
    metadata: { seen: "offer", shop: 1 },
    isAnonymous: false,
    emailVerified: false,
    defaultRole: "user",
    roles: ["me", "user"],
  });
});

test("where addresses must be verified, the visitor comes back by the link", async () => {
  await using strict = await startServer({ auth: authConfig({ emailVerification: "required" }) });
  const visitor = await buildVisitor(strict);
  const email = newAddress();

  await visitor.become({ signInMethod: "email-password", email, password });
  const gone = await visitor.refresh();
  const { parameters } = await openMailedLink(strict, (await readMail(strict, email)).link);
  const { user } = (await strict.post("/v1/auth/token", { refreshToken: parameters["refreshToken"] })).body;

  expect(gone.body.error).toBe("invalid-refresh-token");
  expect(parameters["type"]).toBe("verifyEmail");
  expect(user).toMatchObject({ id: visitor.id, emailVerified: true, isAnonymous: false });
});

test("without a password the visitor comes back by a magic link", async () => {
  const visitor = await buildVisitor();
  const email = newAddress();

  const { body } = await visitor.become({ signInMethod: "passwordless", connection: "email", email });
  const gone = await visitor.refresh();
  const { parameters } = await openMailedLink(server, (await readMail(server, email)).link);
  const { user } = (await server.post("/v1/auth/token", { refreshToken: parameters["refreshToken"] })).body;

  expect([body, gone.status]).toEqual(["OK", 401]);
  expect(user).toMatchObject({ id: visitor.id, email, emailVerified: true, displayName: email });
});

test("by telephone the number is theirs once its code is typed", async () => {
  const visitor = await buildVisitor();
  const phoneNumber = `+4178${randomInt(1_000_000, 9_999_999)}`;

  const { body } = await visitor.become({ signInMethod: "passwordless", connection: "sms", phoneNumber });
  const gone = await visitor.refresh();
  const { ticket: otp } = await readMail(server, phoneNumber);
  const { session } = (await server.post("/v1/auth/signin/passwordless/sms/otp", { phoneNumber, otp })).body;

  expect([body, gone.status]).toEqual(["OK", 401]);
  expect(session.user).toMatchObject({ id: visitor.id, phoneNumber, phoneNumberVerified: true, isAnonymous: false });
});

test("a visitor whose message got lost asks for another code and is still the same", async () => {
  const visitor = await buildVisitor();
  const phoneNumber = `+4178${randomInt(1_000_000, 9_999_999)}`;
  await visitor.become({ signInMethod: "passwordless", connection: "sms", phoneNumber });

  await server.post("/v1/auth/signin/passwordless/sms", { phoneNumber });
  const { ticket: otp } = await readMail(server, phoneNumber);
  const { session } = (await server.post("/v1/auth/signin/passwordless/sms/otp", { phoneNumber, otp })).body;

  expect(session.user.id).toBe(visitor.id);
});

test("the admins hear of the newcomer", async () => {
  const visitor = await buildVisitor();
  const email = newAddress();

  await visitor.become({ signInMethod: "email-password", email, password });

  const { rows } = await server.db.owner.query("select kind from app.admin_notifications where message like $1", [
    `${email}%`,
  ]);
  expect(rows).toEqual([{ kind: "newUser" }]);
});

test("of two wishes at once one is granted", async () => {
  const visitor = await buildVisitor();

  const answers = await Promise.all(
    [newAddress(), newAddress()].map((email) => visitor.become({ signInMethod: "email-password", email, password })),
  );

  expect(new Set(answers.map(({ body }) => body.error ?? body))).toEqual(new Set(["OK", "user-not-anonymous"]));
});

test("who is somebody already is not anonymous, and who is nobody is not signed in", async () => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);
  const body = { signInMethod: "email-password", email: newAddress(), password };

  const answers = [
    await server.post("/v1/auth/user/deanonymize", body, bearer),
    await server.post("/v1/auth/user/deanonymize", body),
  ];

  expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
    "400 user-not-anonymous",
    "401 unauthenticated-user",
  ]);
});

test("an address or a number that is somebody's is refused, and the visitor stays who they were", async () => {
  const uma = await buildAccount(server.db);
  const phoneNumber = `+4178${randomInt(1_000_000, 9_999_999)}`;
  await server.db.owner.query("update app.users set phone_number = $2, phone_number_verified = true where id = $1", [
    uma.id,
    phoneNumber,
  ]);
  const visitor = await buildVisitor();

  const answers = [
    await visitor.become({ signInMethod: "email-password", email: uma.email, password }),
    await visitor.become({ signInMethod: "passwordless", email: uma.email }),
    await visitor.become({ signInMethod: "passwordless", connection: "sms", phoneNumber }),
  ];

  expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
    "409 email-already-in-use",
    "409 email-already-in-use",
    "400 cannot-send-sms",
  ]);
  expect((await visitor.refresh()).body.user.isAnonymous).toBe(true);
});

test.each([
  ["nobody may register", { signUp: false }, "403 signup-disabled"],
  ["magic links are switched off", { magicLink: false }, "409 disabled-endpoint"],
])("where %s it is refused", async (_name, settings, refusal) => {
  const auth = authConfig({});
  await using closing = await startServer({ auth });
  const visitor = await buildVisitor(closing);
  Object.assign(auth, settings);

  const { status, body } = await visitor.become({ signInMethod: "passwordless", email: newAddress() });

  expect(`${status} ${body.error}`).toBe(refusal);
});

test.each([
  [{}, "400 invalid-request"],
  [{ signInMethod: "telepathy" }, "400 invalid-request"],
  [{ signInMethod: "email-password", email: "v@example.com" }, "400 invalid-request"],
  [{ signInMethod: "email-password", password }, "400 invalid-request"],
  [{ signInMethod: "passwordless" }, "400 invalid-request"],
  [{ signInMethod: "passwordless", connection: "sms" }, "400 invalid-request"],
  [{ signInMethod: "passwordless", connection: "sms", phoneNumber: "12" }, "400 cannot-send-sms"],
  [{ signInMethod: "email-password", email: "v@example.com", password: "ab" }, "400 password-too-short"],
  [
    { signInMethod: "passwordless", email: "v@example.com", options: { allowedRoles: ["admin"] } },
    "400 role-not-allowed",
  ],
  [
    { signInMethod: "passwordless", email: "v@example.com", options: { redirectTo: "http://evil.com" } },
    "400 redirectTo-not-allowed",
  ],
])("%j is refused", async (body, refusal) => {
  const visitor = await buildVisitor();

  const answer = await visitor.become(body);

  expect(`${answer.status} ${answer.body.error}`).toBe(refusal);
});
