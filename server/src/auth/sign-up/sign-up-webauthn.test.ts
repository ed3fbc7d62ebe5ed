import { afterAll, beforeEach, expect, test } from "vitest";
import { newEmail, origin, signInWithKey, signUpWithKey } from "../../../test/sign-in/key-holders.ts";
import { readMails } from "../../../test/mailbox.ts";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { createSoftwareAuthenticator } from "../../../test/sign-in/software-authenticator.ts";

let later = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));
const ask = (body: object) => server.post("/v1/auth/signup/webauthn", body);
const verify = (body: object) => server.post("/v1/auth/signup/webauthn/verify", body);
const errorOf = ({ status, body }: { status: number; body: { error: string } }) => `${status} ${body.error}`;

test("the browser is asked in plain JSON, for a key of the UUID as it stands", async () => {
  const { asked } = await signUpWithKey(server);

  expect(asked).toMatchObject({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rp: { id: "client.test", name: "Boresight" },
    user: { id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) },
    timeout: 60_000,
    attestation: "none",
    authenticatorSelection: { userVerification: "preferred" },
    excludeCredentials: [],
  });
  expect(asked.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
});

test("the account is made when the key has answered, and not before", async () => {
  const [key, email] = [createSoftwareAuthenticator(), newEmail()];
  const asked = await ask({ email, options: { displayName: "Una", locale: "fr" } });
  const before = await server.db.owner.query("select from app.users where email = $1", [email]);

  const { body } = await verify({ credential: key.register(asked.body, origin), options: { nickname: "blue" } });

  expect(before.rowCount).toBe(0);
  expect(body.session.user).toMatchObject({
    id: asked.body.user.id,
    email,
    displayName: "Una",
    locale: "fr",
    defaultRole: "user",
    emailVerified: false,
  });
});

test.each([
  [{ options: { nickname: "inside" } }, "inside"],
  [{ nickname: "beside", options: { nickname: "inside" } }, "beside"],
  [{ nickname: " beside " }, "beside"],
  [{ options: { nickname: null } }, null],
])("the nickname in %j is %j", async (said, nickname) => {
  const [key, email] = [createSoftwareAuthenticator(), newEmail()];
  const asked = await ask({ email });

  await verify({ credential: key.register(asked.body, origin), ...said });

  const { rows } = await server.db.owner.query(
    "select nickname from app_private.security_keys where credential_id = $1",
    [key.credentialId],
  );
  expect(rows).toEqual([{ nickname }]);
});

test("what is said only with the key counts before what was said at first", async () => {
  const key = createSoftwareAuthenticator();
  const asked = await ask({ email: newEmail(), options: { displayName: "Una", metadata: { from: "ad" } } });

  const options = { displayName: "Una N.", redirectTo: "http://client.test/in" };
  const { body } = await verify({ credential: key.register(asked.body, origin), options });

  expect(body.session.user).toMatchObject({ displayName: "Una N.", metadata: { from: "ad" } });
});

test("where addresses must be verified a mail goes out, and the key alone opens nothing yet", async () => {
  await using strict = await startServer({ auth: authConfig({ emailVerification: "required" }) });
  const { key, email, answer } = await signUpWithKey(strict, { redirectTo: "http://client.test/in" });

  const signedIn = await signInWithKey(strict, key, { email });

  expect(answer.body).toEqual({ session: null });
  expect(errorOf(signedIn)).toBe("401 unverified-user");
  const [mail] = await readMails(strict, email);
  expect([mail?.template, mail?.headers["X-Redirect-To"]]).toEqual(["email-verify", "http://client.test/in"]);
});

test("a challenge is good once, for a minute, and not for signing in", async () => {
  const { credential } = await signUpWithKey(server);
  const again = await verify({ credential });
  const key = createSoftwareAuthenticator();
  const { body } = await ask({ email: newEmail() });
  const misused = await server.post("/v1/auth/signin/webauthn/verify", {
    credential: key.answer({ challenge: body.challenge, rpId: "client.test" }, origin),
  });

  later = 60_000;
  const late = await verify({ credential: key.register(body, origin) });

  expect([again, misused, late].map(errorOf)).toEqual(Array.from({ length: 3 }, () => "400 invalid-request"));
});

test("a refused answer uses the challenge up as well", async () => {
  const key = createSoftwareAuthenticator();
  const { body } = await ask({ email: newEmail() });

  const answers = [
    await verify({ credential: key.register(body, "https://evil.test") }),
    await verify({ credential: key.register(body, origin) }),
  ];

  expect(answers.map(errorOf)).toEqual(["400 invalid-request", "400 invalid-request"]);
});

test.each([
  ["of another page", "https://evil.test", {}],
  ["that nobody touched", origin, { untouched: true }],
  ["with a certificate that was not asked for", origin, { certified: true }],
])("a key %s is refused", async (_name, page, registration) => {
  const { body } = await ask({ email: newEmail() });

  const answer = await verify({ credential: createSoftwareAuthenticator().register(body, page, registration) });

  expect(errorOf(answer)).toBe("400 invalid-request");
});

test("a key of another place is refused", async () => {
  const { body } = await ask({ email: newEmail() });

  const asked = { ...body, rp: { id: "evil.test" } };
  const answer = await verify({ credential: createSoftwareAuthenticator().register(asked, origin) });

  expect(errorOf(answer)).toBe("400 invalid-request");
});

test("the address may be taken while the key is shown", async () => {
  const [key, email] = [createSoftwareAuthenticator(), newEmail()];
  const { body } = await ask({ email });
  await buildAccount(server.db, { email });

  expect(errorOf(await verify({ credential: key.register(body, origin) }))).toBe("409 email-already-in-use");
});

test.each([
  ["an address that is taken", async () => (await buildAccount(server.db)).email, {}, "409 email-already-in-use"],
  ["no address", async () => "una", {}, "400 invalid-request"],
  ["a role of the staff", async () => newEmail(), { allowedRoles: ["admin"] }, "400 role-not-allowed"],
  ["a foreign page", async () => newEmail(), { redirectTo: "https://evil.test" }, "400 redirectTo-not-allowed"],
])("%s is refused", async (_name, email, options, error) => {
  expect(errorOf(await ask({ email: await email(), options }))).toBe(error);
});

test.each([
  ["securityKeys", "409 disabled-endpoint"],
  ["signUp", "403 signup-disabled"],
])("where %s is off nobody signs up with a key", async (setting, error) => {
  await using closed = await startServer({ auth: authConfig({ [setting]: false }) });
  const credential = createSoftwareAuthenticator().register({ challenge: "x", rp: { id: "client.test" } }, origin);

  const answers = [
    await closed.post("/v1/auth/signup/webauthn", { email: newEmail() }),
    await closed.post("/v1/auth/signup/webauthn/verify", { credential }),
  ];

  expect(answers.map(errorOf)).toEqual([error, error]);
});

test.each([
  {},
  { credential: 7 },
  { credential: { id: "x", rawId: "x", type: "public-key", response: {} } },
  { credential: { id: "x", rawId: "x", type: "public-key", response: { attestationObject: "", clientDataJSON: "" } } },
  {
    credential: {
      id: "x",
      rawId: "x",
      type: "public-key",
      response: { attestationObject: "AA", clientDataJSON: Buffer.from('{"challenge":5}').toString("base64url") },
    },
  },
])("%j is refused", async (body) => {
  expect(errorOf(await verify(body))).toBe("400 invalid-request");
});
