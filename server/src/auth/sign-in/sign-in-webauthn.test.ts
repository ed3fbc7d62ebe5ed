import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  addKey,
  buildKeyHolder,
  newEmail,
  origin,
  signInWithKey,
  signUpWithKey,
} from "../../../test/sign-in/key-holders.ts";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";
import { createSoftwareAuthenticator } from "../../../test/sign-in/software-authenticator.ts";

let later = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));
const ask = (body: object = {}, headers = {}) => server.post("/v1/auth/signin/webauthn", body, headers);
const verify = (body: object) => server.post("/v1/auth/signin/webauthn/verify", body);
const errorOf = ({ status, body }: { status: number; body: { error: string } }) => `${status} ${body.error}`;

describe("a key", () => {
  test("opens its account, by the e-mail or by itself", async () => {
    const { key, email } = await signUpWithKey(server);

    const [byEmail, alone] = [await signInWithKey(server, key, { email }), await signInWithKey(server, key)];

    expect([byEmail, alone].map(({ body }) => body.session.user.email)).toEqual([email, email]);
  });

  test("is asked for by name when the person is known, and by none otherwise", async () => {
    const { key, email } = await signUpWithKey(server);

    const [named, any] = [await ask({ email }), await ask()];

    expect(named.body).toMatchObject({
      rpId: "client.test",
      timeout: 60_000,
      userVerification: "preferred",
      allowCredentials: [{ id: key.credentialId, type: "public-key", transports: ["internal"] }],
    });
    expect(any.body).not.toHaveProperty("allowCredentials");
  });

  test.each([
    ["plain", (id: string) => id],
    ["in base64url", (id: string) => Buffer.from(id).toString("base64url")],
    ["empty", () => ""],
    ["null", () => null],
  ])("may bring the handle of its person %s", async (_name, handle) => {
    const { key, answer } = await signUpWithKey(server);

    const { status } = await signInWithKey(server, key, { userHandle: handle(answer.body.session.user.id) });

    expect(status).toBe(200);
  });

  test("without a counter works as often as one likes", async () => {
    const key = createSoftwareAuthenticator({ counts: false });
    const asked = await server.post("/v1/auth/signup/webauthn", { email: newEmail() });
    await server.post("/v1/auth/signup/webauthn/verify", { credential: key.register(asked.body, origin) });

    const answers = [await signInWithKey(server, key), await signInWithKey(server, key)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("works on the page of the server too, and on those that links may lead to", async () => {
    const auth = authConfig({ redirectUrls: ["https://partner.test/in", "https://*.partner.test"] });
    await using open = await startServer({ auth });
    const pages = ["http://shop.test", "https://partner.test", "http://evil.test"];
    const attempts = pages.map(async (page) => {
      const key = createSoftwareAuthenticator();
      const { body } = await open.post("/v1/auth/signup/webauthn", { email: newEmail() }, { origin: page });
      const answer = await open.post("/v1/auth/signup/webauthn/verify", { credential: key.register(body, page) });
      return [body.rp.id, answer.status];
    });

    expect(await Promise.all(attempts)).toEqual([
      ["shop.test", 200],
      ["partner.test", 200],
      ["client.test", 400],
    ]);
  });

  test("is shared by pages below the client's name", async () => {
    await using shop = await startServer({ clientUrl: "https://shop.test", publicUrl: "https://api.shop.test" });

    const { body } = await shop.post("/v1/auth/signin/webauthn", {}, { origin: "https://api.shop.test" });

    expect(body.rpId).toBe("shop.test");
  });
});

describe("refused is", () => {
  test("an answer that was sent before, also when it is sent twice at once", async () => {
    const { key, email } = await signUpWithKey(server);
    const { body } = await ask({ email });
    const credential = key.answer(body, origin);

    const answers = await Promise.all([verify({ email, credential }), verify({ email, credential })]);
    const again = await verify({ email, credential });

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(errorOf(again)).toBe("400 invalid-request");
  });

  test("a copied key, by its counter", async () => {
    const { key, email } = await signUpWithKey(server);
    await signInWithKey(server, key, { email });

    expect(errorOf(await signInWithKey(server, key, { email, rewind: 1 }))).toBe("400 invalid-request");
  });

  test("an answer after a minute", async () => {
    const { key, email } = await signUpWithKey(server);
    const { body } = await ask({ email });

    later = 60_000;

    expect(errorOf(await verify({ email, credential: key.answer(body, origin) }))).toBe("400 invalid-request");
  });

  test("an answer from another page, for another place, by another key, untouched, or badly signed", async () => {
    const { key, email } = await signUpWithKey(server);
    const asked = async () => (await ask({ email })).body;
    const broken = structuredClone(key.answer(await asked(), origin)) as { response: { signature: string } };
    broken.response.signature = Buffer.alloc(70).toString("base64url");
    const credentials = [
      key.answer(await asked(), "https://evil.test"),
      key.answer({ ...(await asked()), rpId: "evil.test" }, origin),
      createSoftwareAuthenticator().answer(await asked(), origin),
      key.answer(await asked(), origin, { untouched: true }),
      broken,
    ];

    const answers = await Promise.all(credentials.map((credential) => verify({ email, credential })));

    expect(answers.map(errorOf)).toEqual(Array.from({ length: 5 }, () => "400 invalid-request"));
  });

  test("another person's key, handle or address", async () => {
    const [one, other] = [await signUpWithKey(server), await signUpWithKey(server)];
    const { id } = other.answer.body.session.user;
    const challenge = (await ask({ email: one.email })).body;

    const answers = [
      await verify({ credential: other.key.answer(challenge, origin) }),
      await signInWithKey(server, one.key, { userHandle: id }),
      await verify({ email: other.email, credential: one.key.answer((await ask()).body, origin) }),
    ];

    expect(answers.map(errorOf)).toEqual(Array.from({ length: 3 }, () => "400 invalid-request"));
  });

  test("a challenge that was made for adding a key", async () => {
    const { bearer, key } = await buildKeyHolder(server);
    const { body } = await server.post("/v1/auth/user/webauthn/add", {}, bearer);

    const answer = await verify({ credential: key.answer({ challenge: body.challenge, rpId: "client.test" }, origin) });

    expect(errorOf(answer)).toBe("400 invalid-request");
  });

  test("who is unknown or has no key, alike and before the key; who is disabled, only after it", async () => {
    const [{ key, email }, keyless] = [await signUpWithKey(server), await buildAccount(server.db)];
    await server.db.owner.query("update app.users set disabled = true where email = $1", [email]);

    const answers = [await ask({ email: newEmail() }), await ask({ email: keyless.email })];
    const disabled = await signInWithKey(server, key, { email });

    expect([...answers, disabled].map(errorOf)).toEqual([
      "401 invalid-email-password",
      "401 invalid-email-password",
      "401 disabled-user",
    ]);
  });

  test("a key that its person has removed", async () => {
    const uma = await buildAccount(server.db);
    const session = await signInAs(server, uma.email);
    const { key, id } = await addKey(server, session);
    await server.post("/v1/auth/user/security-keys/remove", { id }, session.bearer);

    expect(errorOf(await signInWithKey(server, key))).toBe("400 invalid-request");
  });

  test("everybody, where keys are switched off", async () => {
    await using closed = await startServer({ auth: authConfig({ securityKeys: false }) });
    const credential = createSoftwareAuthenticator().answer({ challenge: "x", rpId: "client.test" }, origin);

    const answers = [
      await closed.post("/v1/auth/signin/webauthn"),
      await closed.post("/v1/auth/signin/webauthn/verify", { credential }),
    ];

    expect(answers.map(errorOf)).toEqual(["409 disabled-endpoint", "409 disabled-endpoint"]);
  });

  test.each([
    ["", { email: "no address" }],
    ["", { email: 5 }],
    ["/verify", {}],
    ["/verify", { credential: "key" }],
    ["/verify", { credential: { id: "x", rawId: "x", type: "public-key", response: {} } }],
    ["/verify", { credential: { id: "\0", rawId: "x", type: "public-key", response: {} } }],
  ])("/signin/webauthn%s with %j", async (path, body) => {
    expect(errorOf(await server.post(`/v1/auth/signin/webauthn${path}`, body))).toBe("400 invalid-request");
  });
});
