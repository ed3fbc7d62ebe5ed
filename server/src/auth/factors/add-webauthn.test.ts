import { afterAll, expect, test } from "vitest";
import { addKey, buildKeyHolder, elevateWithKey, origin, signInWithKey } from "../../../test/sign-in/key-holders.ts";
import { readMails } from "../../../test/mailbox.ts";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";
import { createSoftwareAuthenticator } from "../../../test/sign-in/software-authenticator.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const ask = (bearer = {}) => server.post("/v1/auth/user/webauthn/add", {}, bearer);
const verify = (body: object, bearer = {}) => server.post("/v1/auth/user/webauthn/verify", body, bearer);
const errorOf = ({ status, body }: { status: number; body: { error: string } }) => `${status} ${body.error}`;

test("a key is one more way in, under the name it was given", async () => {
  const uma = await buildAccount(server.db);

  const { key, added } = await addKey(server, await signInAs(server, uma.email), "blue");

  expect(added).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), nickname: "blue" });
  expect((await signInWithKey(server, key, { email: uma.email })).body.session.user.id).toBe(uma.id);
});

test("the person is told by mail of a key that was added, and of none that was refused", async () => {
  const [uma, cyd] = [await buildAccount(server.db), await buildAccount(server.db)];
  await addKey(server, await signInAs(server, uma.email), "blue");
  const { body } = await ask((await signInAs(server, uma.email)).bearer);
  const { bearer } = await signInAs(server, cyd.email);
  await verify({ credential: createSoftwareAuthenticator().register(body, origin) }, bearer);

  expect((await readMails(server, uma.email!)).map(({ template }) => template)).toEqual(["security-key-added"]);
  expect(await readMails(server, cyd.email!)).toEqual([]);
});

test("keys that are there are named, and none is taken twice, by whomever", async () => {
  const [{ bearer, key, uma }, other] = [await buildKeyHolder(server), await buildKeyHolder(server)];

  const { body } = await ask(bearer);
  const again = await verify({ credential: key.register(body, origin) }, bearer);
  const stolen = await verify({ credential: key.register((await ask(other.bearer)).body, origin) }, other.bearer);

  expect(body).toMatchObject({
    user: { id: uma.id, name: uma.email, displayName: "Uma" },
    excludeCredentials: [{ id: key.credentialId, type: "public-key" }],
  });
  expect([again, stolen].map(errorOf)).toEqual(["400 invalid-request", "400 invalid-request"]);
});

test("another person's challenge is not taken", async () => {
  const [one, other] = [await buildKeyHolder(server), await buildKeyHolder(server)];
  const { body } = await ask(one.bearer);

  const answer = await verify({ credential: createSoftwareAuthenticator().register(body, origin) }, other.bearer);

  expect(errorOf(answer)).toBe("400 invalid-request");
});

test.each(["recommended", "required"] as const)(
  "where a fresh proof is %s the first key needs none, the second does",
  async (elevation) => {
    await using strict = await startServer({ auth: authConfig({ elevation }) });
    const uma = await buildAccount(strict.db);
    const session = await signInAs(strict, uma.email);

    const first = await addKey(strict, session);
    const second = await strict.post("/v1/auth/user/webauthn/add", {}, session.bearer);
    const { accessToken } = (await elevateWithKey(strict, session, first.key)).body.session;
    const third = await addKey(strict, { bearer: { authorization: `Bearer ${accessToken}` } });

    expect([first.status, errorOf(second), third.status]).toEqual([200, "403 elevated-claim-required", 200]);
  },
);

test("people without a token, anonymous and disabled people add no key", async () => {
  const anonymous = await server.post("/v1/auth/signin/anonymous");
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);
  await server.db.owner.query("update app.users set disabled = true where id = $1", [uma.id]);

  const answers = [
    await ask(),
    await verify({}),
    await ask({ authorization: `Bearer ${anonymous.body.session.accessToken}` }),
    await ask(bearer),
  ];

  expect(answers.map(errorOf)).toEqual([
    "401 unauthenticated-user",
    "401 unauthenticated-user",
    "403 forbidden-anonymous",
    "401 unauthenticated-user",
  ]);
});

test("where keys are switched off none is added", async () => {
  await using closed = await startServer({ auth: authConfig({ securityKeys: false }) });
  const uma = await buildAccount(closed.db);
  const { bearer } = await signInAs(closed, uma.email);

  const answer = await closed.post("/v1/auth/user/webauthn/add", {}, bearer);

  expect(errorOf(answer)).toBe("409 disabled-endpoint");
});

test("a key is renamed and removed by its owner alone", async () => {
  const [{ bearer, id }, other] = [await buildKeyHolder(server), await buildKeyHolder(server)];
  const change = (what: string, body: object, headers: object) =>
    server.post(`/v1/auth/user/security-keys/${what}`, body, { ...headers });

  const answers = [
    await change("rename", { id, nickname: "mine" }, other.bearer),
    await change("remove", { id }, other.bearer),
    await change("rename", { id, nickname: " red " }, bearer),
  ];
  const account = await server.get("/v1/auth/user/account", bearer);
  const removed = [await change("remove", { id }, bearer), await change("remove", { id }, bearer)];

  expect([...answers, ...removed].map(({ body }) => body.error ?? body)).toEqual([
    "not-found",
    "not-found",
    "OK",
    "OK",
    "not-found",
  ]);
  expect(account.body.securityKeys).toMatchObject([{ id, nickname: "red" }]);
});

test("the last way in is not removed, and of the last two removed at once one stays", async () => {
  const holder = await buildKeyHolder(server);
  const second = await addKey(server, holder);
  await server.db.owner.query("delete from app_private.user_passwords where user_id = $1", [holder.uma.id]);
  const remove = (id: string) => server.post("/v1/auth/user/security-keys/remove", { id }, holder.bearer);

  const answers = await Promise.all([remove(holder.id), remove(second.id)]);

  expect(new Set(answers.map(({ body }) => body.error ?? body))).toEqual(new Set(["OK", "last-way-in"]));
});

test("where a fresh proof is asked for, renaming and removing take one", async () => {
  await using strict = await startServer({ auth: authConfig({ elevation: "recommended" }) });
  const { bearer, id } = await buildKeyHolder(strict);

  const answers = [
    await strict.post("/v1/auth/user/security-keys/rename", { id, nickname: "red" }, bearer),
    await strict.post("/v1/auth/user/security-keys/remove", { id }, bearer),
  ];

  expect(answers.map(errorOf)).toEqual(["403 elevated-claim-required", "403 elevated-claim-required"]);
});

test.each([
  ["/user/webauthn/verify", {}],
  ["/user/webauthn/verify", { credential: null }],
  ["/user/security-keys/rename", {}],
  ["/user/security-keys/rename", { id: "x", nickname: "red" }],
  ["/user/security-keys/rename", { id: crypto.randomUUID(), nickname: " " }],
  ["/user/security-keys/rename", { id: crypto.randomUUID(), nickname: "r".repeat(101) }],
  ["/user/security-keys/remove", { id: 5 }],
])("%s with %j is refused", async (path, body) => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);

  expect(errorOf(await server.post(`/v1/auth${path}`, body, bearer))).toBe("400 invalid-request");
});
